import { beforeAll, expect, it, vi } from 'vitest'
import { locales } from '../../../src/shared/locale'
import { htmlProblems } from '../../html-problems'
import { cookiesOf, decide } from '../consent/consent-site'
import { openApp, type TestApp } from '../kit/app'
import { createPicture, createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { geocodes, recorded } from './map-services'
import { createMappedSchool, townMap } from './mapped-school'

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

const viewIn = (html: string) => {
  const attribute = /data-map="([^"]*)"/.exec(html)?.[1]
  return attribute && JSON.parse(attribute.replace(/&(.+?);/g, (entity, name) => entities[name] ?? entity))
}

describeSite('the map on pages', (open) => {
  let site: Site
  let web: TestApp
  let mapped: Awaited<ReturnType<typeof createMappedSchool>>
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    mapped = await createMappedSchool(site.payload)
    return web.close
  })

  const page = async (url: string) => (await web.get(url)).body

  it('shows the school’s location on the school page with the default options', async () => {
    const view = viewIn(await page(`/schools/${mapped.school.slug}`))
    expect(view).toMatchObject({
      options: {
        ...{ lat: 49.35, lng: -124.45, zoom: 13, mapCtrl: 2, mapType: 0, zoomWhl: true, typeCtrl: true },
        ...{ marker: true, popup: false, directions: false, travelMode: 'driving', locale: 'en', places: [] },
        text: mapped.school.name,
      },
      bounds: [mapped.extract.south, mapped.extract.west, mapped.extract.north, mapped.extract.east],
    })
    expect(view.directionsUrl).toBeUndefined()
    expect(view.tiles).toHaveLength(1)
    expect(view.tiles[0].attribution).toContain('OpenStreetMap')
  })

  it('shows the credit of the map file, or OpenStreetMap by default', async () => {
    const { school, extract } = mapped
    const credit = (text: string) =>
      site.payload.update({ collection: 'map-extracts', id: extract.id, data: { credit: text } })
    await credit('The town of <Larchmere>')
    const attribution = async () => viewIn(await page(`/schools/${school.slug}`)).tiles[0].attribution
    await expect.poll(attribution).toBe('The town of &lt;Larchmere&gt;')
    await credit('')
    await expect.poll(attribution).toContain('OpenStreetMap')
  })

  it('has directions on the page “How to get here”, which the school page links to', async () => {
    const { slug, name } = mapped.school
    expect(await page(`/de/schools/${slug}`)).toContain(`href="/de/schools/${slug}/how-to-get-here"`)
    const answer = await web.get(`/schools/${slug}/how-to-get-here`)
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(answer.body).toContain(`<h1>How to get to ${name}</h1>`)
    expect(answer.body).toContain('>From address</label>')
    expect(answer.body).toContain('>Get directions</button>')
    expect(viewIn(answer.body)).toMatchObject({
      options: { directions: true },
      directionsUrl: `/schools/${slug}/directions.json`,
    })
    const places = ['data-directions-form', 'class="map"', 'data-directions-message', 'data-directions-route']
    const order = places.map((part) => answer.body.indexOf(part))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
  })

  it.each(locales)('is on a valid page in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const html = await page(`${prefix}/schools/${mapped.school.slug}/how-to-get-here`)
    expect(await htmlProblems(html)).toEqual([])
  })

  it('changes soon after an editor saves it', async () => {
    const { slug } = mapped.school
    await page(`/schools/${slug}`)
    const bus = { lat: 49.351, lng: -124.451, text: 'Bus stop' }
    await site.payload.update({
      collection: 'school-maps',
      id: mapped.map.id,
      data: {
        places: [bus],
        schoolPage: { ...mapped.map.schoolPage, zoom: 15, directions: true, mapType: '1', text: 'Here' },
      },
    })
    await expect.poll(async () => viewIn(await page(`/schools/${slug}`)).options.zoom).toBe(15)
    const html = await page(`/schools/${slug}`)
    // No satellite tiles are configured, so the road map is shown.
    expect(viewIn(html).options).toMatchObject({ mapType: 0, text: 'Here', directions: true, places: [bus] })
    expect(html).toContain('>Get directions</button>')
  })

  it('changes when its map file is replaced', async () => {
    const { slug } = mapped.school
    const url = async () => viewIn(await page(`/schools/${slug}`)).tiles[0].url
    const before = await url()
    await site.payload.update({
      collection: 'map-extracts',
      id: mapped.extract.id,
      data: {},
      file: townMap(),
    })
    await expect.poll(url).not.toBe(before)
  })

  it('uses the icons of the page, else those of the school’s map, else the default ones', async () => {
    const { slug } = mapped.school
    const [both, own] = [await createPicture(site.payload), await createPicture(site.payload)]
    const set = (data: object) =>
      site.payload.update({ collection: 'school-maps', id: mapped.map.id, data: data as never })
    const icons = async (path: string) => {
      const { mainIcon, otherIcon } = viewIn(await page(path)).options
      return [mainIcon, otherIcon]
    }
    const named = (picture: { filename?: string | null }) =>
      expect.stringContaining(String(picture.filename?.replace(/\.\w+$/, '')))
    await set({ mainIcon: both.id, otherIcon: both.id, schoolPage: { mainIcon: own.id } })
    await expect.poll(() => icons(`/schools/${slug}`)).toEqual([named(own), named(both)])
    await expect.poll(() => icons(`/schools/${slug}/how-to-get-here`)).toEqual([named(both), named(both)])
    await site.payload.delete({ collection: 'media', id: own.id })
    await expect.poll(() => icons(`/schools/${slug}`)).toEqual([named(both), named(both)])
    await set({ mainIcon: null, otherIcon: null })
    await expect.poll(() => icons(`/schools/${slug}`)).toEqual([undefined, undefined])
  })

  it('is replaced by a text and links if the school has none', async () => {
    const { slug } = await createSchool(site.payload)
    const html = await page(`/schools/${slug}/how-to-get-here`)
    expect(viewIn(html)).toBeUndefined()
    expect(html).toContain('There is no map of this place yet.')
    expect(html).toContain('https://www.openstreetmap.org/?mlat=44.6')
    expect(html).not.toContain('Get directions')
    expect(viewIn(await page(`/schools/${slug}`))).toBeUndefined()
    expect((await web.get(`/schools/${slug}/how-to-get-here?from=x`)).statusCode).toBe(404)
  })

  it('has the default centre and no marker for a school without coordinates', async () => {
    const { school } = await createMappedSchool(site.payload, townMap(), {
      directionsPage: { marker: true, directions: true },
    })
    expect(viewIn(await page(`/schools/${school.slug}`)).options).toMatchObject({ lat: 49.35, marker: true })
    await site.payload.update({ collection: 'schools', id: school.id, data: { lat: null, lng: null } })
    for (const path of ['', '/how-to-get-here'])
      await expect
        .poll(async () => viewIn(await page(`/schools/${school.slug}${path}`)).options)
        .toMatchObject({ lat: 53.553407, lng: 9.992196, zoom: 13, marker: false, directions: false })
    const html = await page(`/schools/${school.slug}`)
    expect(await htmlProblems(html)).toEqual([])
    expect(html).toContain('https://www.openstreetmap.org/search?query=14%20Lantern%20Street')
    expect(html).not.toContain('GeoCoordinates')
    const directions = `/schools/${school.slug}/directions.json?from=107+Main+Street`
    expect((await web.get(directions)).statusCode).toBe(404)
    // A map with its own coordinates does not need those of the school.
    const { docs } = await site.payload.find({
      collection: 'school-maps',
      where: { school: { equals: school.id } },
    })
    await site.payload.update({
      collection: 'school-maps',
      id: docs[0]?.id ?? 0,
      data: { directionsPage: { lat: 49.35, lng: -124.45 } } as never,
    })
    await expect.poll(async () => (await web.get(directions)).statusCode).toBe(200)
    expect((await web.get(directions)).json()).toMatchObject({ kind: 'route' })
  })

  it.each([{ lat: 49.35 }, { lng: -124.45 }])(
    'refuses incomplete coordinates of a school: %o',
    async (half) => {
      const created = createSchool(site.payload, { lat: null, lng: null, ...half } as never)
      await expect(created).rejects.toThrow(/Latitude|Longitude/)
    },
  )

  it('is an iframe for Google Maps, and uses external tiles if configured', async () => {
    const { slug } = mapped.school
    const set = (data: object) => site.payload.updateGlobal({ slug: 'map-settings', data: data as never })
    await set({ provider: 'google', googleBrowserKey: 'public', googleServerKey: 'hidden' })
    const frame =
      /<iframe src="https:\/\/www\.google\.com\/maps\/embed\/v1\/place\?key=public&amp;q=49\.35%2C-124\.45/
    await expect.poll(() => page(`/schools/${slug}`)).toMatch(frame)
    expect(await page(`/schools/${slug}`)).not.toContain('hidden&')
    const unplaced = await createSchool(site.payload, { lat: null, lng: null } as never)
    // A "view" has no marker.
    expect(await page(`/schools/${unplaced.slug}`)).toMatch(
      /google\.com\/maps\/embed\/v1\/view\?key=public&amp;center=53\.553407%2C9\.992196&amp;zoom=13/,
    )
    await set({
      provider: 'embedded',
      tiles: { satellite: { url: 'https://tiles.example/{z}/{x}/{y}', credit: '<Sky>' } },
    })
    await expect.poll(async () => viewIn(await page(`/schools/${slug}`))?.tiles.length).toBe(2)
    expect(viewIn(await page(`/schools/${slug}`)).tiles[1]).toMatchObject({
      type: 1,
      url: expect.stringMatching(/^\/schools\/.*\/tiles\/satellite\/\{z\}\/\{x\}\/\{y\}\?v=/),
      attribution: '&lt;Sky&gt;',
    })
    await set({ provider: 'embedded', tiles: { satellite: { url: '' } } })
  })

  it('is Google’s map with the route for visitors who have allowed it', async () => {
    const { slug } = mapped.school
    const set = (data: object) => site.payload.updateGlobal({ slug: 'map-settings', data: data as never })
    await set({ provider: 'google', googleBrowserKey: 'public', googleServerKey: 'hidden' })
    const url = `/schools/${slug}/how-to-get-here`
    const frameIn = (html: string) => {
      const held = /<!--pdcc Google Maps\|<iframe src="([^"]*)"/.exec(html)?.[1]
      return new URL(held?.replaceAll('&amp;', '&') ?? 'about:blank')
    }
    await expect.poll(async () => frameIn(await page(url)).pathname).toBe('/maps/embed/v1/place')
    const google = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (asked) =>
        Response.json(String(asked).includes('/directions/') ? recorded.google : geocodes),
      )
    const asked = `${url}?from=12+Main+Street%2C+Alder+Bay&mode=walking`
    try {
      const refused = await page(asked)
      expect(refused).toContain('which you have not allowed yet')
      expect(frameIn(refused).pathname).toBe('/maps/embed/v1/place')
      expect(google).not.toHaveBeenCalled()
      const [cookie = ''] = cookiesOf(await decide(web, url, { method: 'accept' }))
      const { body } = await web.get(asked, { cookie: cookie.replace(/;.*/, '') })
      expect(body).toContain('<ol class="route-steps"')
      const { pathname, searchParams } = frameIn(body)
      expect(pathname).toBe('/maps/embed/v1/directions')
      expect(Object.fromEntries(searchParams)).toMatchObject({
        key: 'public',
        origin: expect.stringMatching(/^49\.3\d*,-124\.4\d*$/),
        destination: '49.35,-124.45',
        mode: 'walking',
      })
      expect(body).not.toContain('hidden&')
    } finally {
      google.mockRestore()
      await set({ provider: 'embedded' })
    }
  })

  it('is in the sitemap', async () => {
    expect(await page('/sitemap.xml')).toContain(`/schools/${mapped.school.slug}/how-to-get-here</loc>`)
  })
})

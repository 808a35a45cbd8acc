import { beforeAll, expect, it } from 'vitest'
import { locales } from '../../src/shared/locale'
import { htmlProblems } from '../html-problems'
import { openApp, type TestApp } from './app'
import { createSchool } from './content'
import { describeOnBoth, type Site } from './harness'
import { createMappedSchool, townMap } from './mapped-school'

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

const viewIn = (html: string) => {
  const attribute = /data-map="([^"]*)"/.exec(html)?.[1]
  return attribute && JSON.parse(attribute.replace(/&(.+?);/g, (entity, name) => entities[name] ?? entity))
}

describeOnBoth('the map on pages', (open) => {
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

  it('is on the school page with the school’s place and the specification’s defaults', async () => {
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

  it('names somebody else where the map is not OpenStreetMap’s', async () => {
    const { school, extract } = mapped
    const credit = (text: string) =>
      site.payload.update({ collection: 'map-extracts', id: extract.id, data: { credit: text } })
    await credit('The town of <Larchmere>')
    const said = async () => viewIn(await page(`/schools/${school.slug}`)).tiles[0].attribution
    await expect.poll(said).toBe('The town of &lt;Larchmere&gt;')
    await credit('')
    await expect.poll(said).toContain('OpenStreetMap')
  })

  it('has directions on the page “How to get here”, which the school page leads to', async () => {
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
    const places = ['class="map"', 'data-directions-message', 'data-directions-form', 'data-directions-route']
    const order = places.map((part) => answer.body.indexOf(part))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
  })

  it.each(locales)('is whole in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const html = await page(`${prefix}/schools/${mapped.school.slug}/how-to-get-here`)
    expect(await htmlProblems(html)).toEqual([])
  })

  it('changes within a breath when an editor saves it', async () => {
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
    // There are no pictures of the ground from above, so it is the road map.
    expect(viewIn(html).options).toMatchObject({ mapType: 0, text: 'Here', directions: true, places: [bus] })
    expect(html).toContain('>Get directions</button>')
  })

  it('changes when the file behind it is replaced', async () => {
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

  it('is words and links where there is none', async () => {
    const { slug } = await createSchool(site.payload)
    const html = await page(`/schools/${slug}/how-to-get-here`)
    expect(viewIn(html)).toBeUndefined()
    expect(html).toContain('There is no map of this place yet.')
    expect(html).toContain('https://www.openstreetmap.org/?mlat=44.6')
    expect(html).not.toContain('Get directions')
    expect(viewIn(await page(`/schools/${slug}`))).toBeUndefined()
    expect((await web.get(`/schools/${slug}/how-to-get-here?from=x`)).statusCode).toBe(404)
  })

  it('is a frame where Google shows it, and pictures of others where they are set', async () => {
    const { slug } = mapped.school
    const set = (data: object) => site.payload.updateGlobal({ slug: 'map-settings', data: data as never })
    await set({ provider: 'google', googleBrowserKey: 'public', googleServerKey: 'hidden' })
    const frame =
      /<iframe src="https:\/\/www\.google\.com\/maps\/embed\/v1\/place\?key=public&amp;q=49\.35%2C-124\.45/
    await expect.poll(() => page(`/schools/${slug}`)).toMatch(frame)
    expect(await page(`/schools/${slug}`)).not.toContain('hidden&')
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

  it('is in the sitemap', async () => {
    expect(await page('/sitemap.xml')).toContain(`/schools/${mapped.school.slug}/how-to-get-here</loc>`)
  })
})

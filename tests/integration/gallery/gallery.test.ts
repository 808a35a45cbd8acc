import { beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '../kit/app'
import { createPicture, createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

/** The pictures of a page in order, as id and title. */
const picturesIn = (html: string) =>
  [...html.matchAll(/<li id="picture-(\d+)".*?<\/li>/gs)].map(([item, id]) => [
    Number(id),
    /class="gallery-title">([^<]*)</.exec(item)?.[1],
  ])

describeSite('the gallery of a school', (open) => {
  let site: Site
  let web: TestApp
  let pictures: number[]
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    pictures = []
    for (const alt of ['Pier', 'Library', 'Market'])
      pictures.push((await createPicture(site.payload, alt)).id)
    return web.close
  })

  const rows = (...titles: string[]) => titles.map((title, index) => ({ picture: pictures[index], title }))
  const schoolWith = (gallery: object[]) => createSchool(site.payload, { gallery } as never)
  const shown = async (url: string) => picturesIn((await web.get(url)).body)

  it('shows the editor’s order and titles in each language', async () => {
    const [pier, library, market] = pictures
    const { id, slug, gallery } = await schoolWith(rows('At the pier', '', 'On Saturdays'))
    const update = (data: object, locale: 'en' | 'de' = 'en') =>
      site.payload.update({ collection: 'schools', id, data: data as never, locale })
    expect(await shown(`/schools/${slug}`)).toEqual([
      [pier, 'At the pier'],
      [library, undefined],
      [market, 'On Saturdays'],
    ])
    const sorted = gallery?.toReversed().map((row) => ({ ...row, title: row.title || 'Quiet' }))
    await update({ gallery: sorted })
    const english = [
      [market, 'On Saturdays'],
      [library, 'Quiet'],
      [pier, 'At the pier'],
    ]
    await expect.poll(() => shown(`/schools/${slug}`)).toEqual(english)
    const translated = sorted?.map((row, index) => ({ ...row, title: `Bild ${index + 1}` }))
    await update({ summary: 'Kurz gesagt.', gallery: translated }, 'de')
    const german = english.map(([picture], index) => [picture, `Bild ${index + 1}`])
    await expect.poll(() => shown(`/de/schools/${slug}`)).toEqual(german)
    expect(await shown(`/schools/${slug}`)).toEqual(english)
  })

  it('refuses a repeated picture with an error for the editor', async () => {
    const twice = [...rows('At the pier', 'Books'), { picture: pictures[0], title: 'Again' }]
    await expect(schoolWith(twice)).rejects.toMatchObject({
      data: { errors: [{ path: 'gallery', message: 'This picture is in the gallery already.' }] },
    })
  })

  it('refuses more than 60 pictures', async () => {
    const many = Array.from({ length: 61 }, (_, index) => ({ picture: 1000 + index }))
    await expect(schoolWith(many)).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ path: 'gallery' })]) },
    })
  })

  it('shows a picture once even if it is stored twice', async () => {
    const { id, slug } = await schoolWith(rows('At the pier', 'Books'))
    await site.sql(`update schools_gallery set picture_id = ${pictures[0]} where _parent_id = ${id}`)
    expect(await shown(`/schools/${slug}`)).toEqual([[pictures[0], 'At the pier']])
    expect((await web.get(`/schools/${slug}`)).body).not.toMatch(/id="(picture-\d+)".*id="\1"/s)
  })
})

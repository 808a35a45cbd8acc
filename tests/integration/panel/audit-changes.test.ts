import { beforeAll, expect, it } from 'vitest'
import type { User } from '../../../src/platform/payload/payload-types'
import { createCourse, createSchool, createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the log of changes', (open) => {
  let site: Site
  let user: User
  beforeAll(async () => {
    site = await open()
    user = await createUser(site.payload, 'administrator')
  })

  const newest = async () => {
    const { docs } = await site.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })
    return docs[0]
  }
  const saveTheme = (data: { preset?: 'campus' | 'studio'; radius?: 'round' }, isDraft: boolean) =>
    site.payload.updateGlobal({
      slug: 'theme',
      data: { ...data, _status: isDraft ? 'draft' : 'published' },
      draft: isDraft,
      user,
    })

  it('says what a published theme changed since the one that visitors have seen', async () => {
    await saveTheme({ preset: 'campus' }, true)
    await saveTheme({}, false)
    // It was never published before: visitors have seen the default values.
    expect(await newest()).toMatchObject({
      source: 'theme',
      changes: [
        { field: 'preset', from: 'tidewater', to: 'campus' },
        { field: '_status', from: 'draft', to: 'published' },
      ],
    })
    await saveTheme({ preset: 'studio' }, true)
    await saveTheme({ radius: 'round' }, true)
    expect(await newest()).toMatchObject({ changes: [{ field: 'radius', from: '', to: 'round' }] })
    await saveTheme({}, false)
    expect((await newest())?.changes).toEqual([
      { field: 'preset', from: 'campus', to: 'studio' },
      { field: 'radius', from: '', to: 'round' },
      { field: '_status', from: 'draft', to: 'published' },
    ])
  })

  it('keeps the language of the request, and does not take another one for a change', async () => {
    const save = (lead: string, isDraft: boolean) =>
      site.payload.updateGlobal({
        slug: 'home-page',
        locale: 'de',
        // As the panel asks for it.
        fallbackLocale: false,
        data: { ...(lead ? { lead } : {}), _status: isDraft ? 'draft' : 'published' },
        draft: isDraft,
        user,
      })
    await site.payload.updateGlobal({
      slug: 'home-page',
      data: { heading: 'Welcome', lead: 'In English', _status: 'published' },
    })
    await save('Auf Deutsch', true)
    await save('', false)
    expect((await newest())?.changes).toEqual([
      { field: 'lead', from: '', to: 'Auf Deutsch' },
      { field: '_status', from: 'draft', to: 'published' },
    ])
    expect(await site.payload.findGlobal({ slug: 'home-page', locale: 'en' })).toMatchObject({
      heading: 'Welcome',
      lead: 'In English',
    })
  })

  it('names the prices of a list that changed, as money', async () => {
    const { id: school } = await createSchool(site.payload)
    const course = await createCourse(site.payload, school, 'General English')
    const items = (perWeek: number) => [
      { kind: 'course', number: course.number, segments: [{ from: 1, to: 12, amount: 20_050, perWeek }] },
    ]
    const { id } = await site.payload.create({
      collection: 'price-lists',
      data: {
        name: '2027',
        school,
        currency: 'default',
        validFrom: '2027-01-01',
        items: items(20_000),
        _status: 'published',
      },
    })
    const save = (perWeek: number, isDraft: boolean) =>
      site.payload.update({
        collection: 'price-lists',
        id,
        data: { items: items(perWeek), _status: isDraft ? 'draft' : 'published' },
        draft: isDraft,
        user,
      })
    await save(21_000, true)
    await save(21_000, false)
    const entry = await newest()
    expect(entry).toMatchObject({ area: 'prices', source: 'price-lists', subject: '2027' })
    const changes = entry?.changes as { field: string }[]
    const prices = changes.filter(({ field }) => field === 'items')
    expect(prices[0]).toEqual({
      field: 'items',
      cell: { name: 'General English', week: 2 },
      from: expect.stringContaining('400.50'),
      to: expect.stringContaining('410.50'),
    })
    expect(prices).toHaveLength(7)
    expect(prices[6]).toEqual({ field: 'items', more: 5 })
    await site.payload.update({ collection: 'price-lists', id, data: { notes: 'x' }, user })
    const after = (await newest())?.changes as { field: string }[]
    expect(after.map(({ field }) => field)).not.toContain('items')
  })
})

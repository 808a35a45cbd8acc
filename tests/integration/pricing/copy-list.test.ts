import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { PriceList, User } from '../../../src/platform/payload/payload-types'
import { createSchool, createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('copying a price list', (open) => {
  let site: Site
  let list: PriceList
  let editor: User

  beforeAll(async () => {
    site = await open()
    const { id: school } = await createSchool(site.payload)
    editor = await createUser(site.payload, 'editor')
    list = await site.payload.create({
      collection: 'price-lists',
      data: {
        name: 'Prices 2027',
        notes: 'For staff',
        school,
        currency: 'default',
        validFrom: '2027-01-01',
        items: [
          { kind: 'course', number: 2, segments: [{ from: 1, to: 48, amount: 13000, perWeek: 13000 }] },
          { kind: 'course', number: 6, segments: [{ from: 12, to: 12, amount: 288000, perWeek: 0 }] },
        ],
        _status: 'published',
      },
    })
  })

  const asked = {
    name: 'Prices 2028',
    validFrom: '2028-01-01',
    validTo: '2028-12-31',
    percent: 3.5,
    roundType: 'classic',
    roundTo: 5,
  }
  const copy = async (body: object, user: User | null = editor, id: number | string = list.id) => {
    const endpoints = site.payload.collections['price-lists'].config.endpoints || []
    const endpoint = endpoints.find(({ path }) => path === '/:id/copy')
    const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, site.payload)
    Object.assign(req, { routeParams: { id }, json: async () => body } satisfies Partial<PayloadRequest>)
    const answer = await endpoint?.handler(req)
    return (await answer?.json()) as { doc: { id: number } }
  }
  const lists = () => site.payload.count({ collection: 'price-lists' })

  it('creates a draft with changed prices and does not change the list', async () => {
    const { doc } = await copy(asked)
    const stored = await site.payload.findByID({
      collection: 'price-lists',
      id: doc.id,
      depth: 0,
      draft: true,
    })
    expect(stored).toMatchObject({
      name: 'Prices 2028',
      notes: 'For staff',
      school: (list.school as { id: number }).id,
      currency: 'default',
      copiedFrom: list.id,
      version: 0,
      _status: 'draft',
    })
    // Noon, so that it is the same day in every time zone of the admin panel.
    expect([stored.validFrom, stored.validTo]).toEqual([
      '2028-01-01T12:00:00.000Z',
      '2028-12-31T12:00:00.000Z',
    ])
    const [general, exam] = stored.items as { segments: { from: number; amount: number }[] }[]
    expect(general?.segments[0]).toMatchObject({ from: 1, amount: 13500 })
    expect(exam?.segments).toEqual([{ from: 12, to: 12, amount: 298000, perWeek: 0 }])

    const old = await site.payload.findByID({ collection: 'price-lists', id: list.id })
    expect(old).toEqual(list)
  })

  it('is allowed only for editors and existing lists', async () => {
    const { totalDocs } = await lists()
    await expect(copy(asked, null)).rejects.toMatchObject({ status: 403 })
    await expect(copy(asked, await createUser(site.payload, 'moderator'))).rejects.toMatchObject({
      status: 403,
    })
    for (const id of [999_999, 'x', '1 or 1=1'])
      await expect(copy(asked, editor, id)).rejects.toMatchObject({ status: 404 })
    expect((await lists()).totalDocs).toBe(totalDocs)
  })

  it.each([
    ['name', { name: ' ' }],
    ['validFrom', { validFrom: '2028-02-30' }],
    ['validTo', { validTo: '2027-12-31' }],
    ['percent', { percent: '3' }],
    ['percent', { percent: -100 }],
    ['roundType', { roundType: 'sideways' }],
    ['roundTo', { roundTo: 7 }],
  ])('names the invalid field: %s', async (path, wrong) => {
    const { totalDocs } = await lists()
    await expect(copy({ ...asked, ...wrong })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path, message: expect.stringMatching(/./) }] },
    })
    expect((await lists()).totalDocs).toBe(totalDocs)
  })
})

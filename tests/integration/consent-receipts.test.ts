import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/cms/payload-types'
import type { Receipt } from '../../src/features/consent/contract'
import { purgeReceipts } from '../../src/features/consent/receipts/purge-receipts.server'
import { receiptsOf, storeReceipt } from '../../src/features/consent/receipts.server'
import { readTable } from '../../src/shared/delimited'
import { createUser } from './content'
import { describeOnBoth, type Site } from './harness'

const newReceipt = (change: Partial<Receipt> = {}): Receipt => ({
  receipt: 'receipt-0001',
  decidedAt: '2026-11-15T10:00:00.000Z',
  version: 'v1',
  language: 'pt-br',
  method: 'save',
  allowed: ['YouTube'],
  refused: ['Google Analytics', 'maps.example'],
  ...change,
})

describeOnBoth('receipts of decisions', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })
  const rows = () => site.sql('select * from consent_receipts order by id')
  const collection = 'consent-receipts'

  it('keep what was decided and nothing about who', async () => {
    await storeReceipt(site.payload, newReceipt())
    await storeReceipt(site.payload, {
      ...newReceipt({ decidedAt: '2026-11-16T10:00:00.000Z', method: 'reject', allowed: [] }),
      ...{ ip: '192.0.2.7', userAgent: 'Mozilla' },
    })
    await storeReceipt(site.payload, newReceipt({ receipt: 'somebody-else' }))
    expect((await receiptsOf(site.payload, 'receipt-0001')).map(({ method }) => method)).toEqual([
      'reject',
      'save',
    ])
    expect((await receiptsOf(site.payload, 'receipt-0001'))[1]).toEqual(newReceipt())
    const [row = {}] = await rows()
    expect(Object.keys(row).sort()).toEqual(
      ['id', 'decided_at', 'receipt', 'method', 'allowed', 'refused', 'language', 'version'].sort(),
    )
    expect(JSON.stringify(await rows())).not.toMatch(/192\.0\.2|Mozilla/)
  })

  it.each(['', 'short', "' or 1=1 --", 'x'.repeat(65), undefined])(
    'finds nothing for the number %s',
    async (id) => {
      expect(await receiptsOf(site.payload, id)).toEqual([])
    },
  )

  it('are never changed or deleted, by nobody', async () => {
    const before = await rows()
    const id = Number(before[0]?.id)
    const data = { method: 'accept' as const }
    const where = { id: { exists: true } }
    await expect(site.payload.update({ collection, id, data })).rejects.toThrow('never changed')
    expect((await site.payload.update({ collection, where, data })).errors).toHaveLength(before.length)
    await expect(site.payload.delete({ collection, id })).rejects.toThrow('never changed')
    expect((await site.payload.delete({ collection, where })).errors).toHaveLength(before.length)
    await expect(site.payload.duplicate({ collection, id })).rejects.toThrow()
    expect(await rows()).toEqual(before)
  })

  describe('for staff', () => {
    let users: Record<'administrator' | 'editor' | 'moderator', User>
    beforeAll(async () => {
      const { payload } = site
      users = {
        administrator: await createUser(payload, 'administrator'),
        editor: await createUser(payload, 'editor'),
        moderator: await createUser(payload, 'moderator'),
      }
    })
    const read = (user?: User) =>
      site.payload.find({ collection, overrideAccess: false, user, depth: 0 }).then(
        ({ totalDocs }) => totalDocs,
        () => 'refused',
      )

    it('are read by administrators alone, and written by none of them', async () => {
      expect(await read(users.administrator)).toBe(3)
      for (const user of [users.editor, users.moderator, undefined]) expect(await read(user)).toBe('refused')
      const create = site.payload.create({
        collection,
        data: newReceipt(),
        overrideAccess: false,
        user: users.administrator,
      })
      await expect(create).rejects.toThrow('not allowed')
    })

    const exported = async (user?: User) => {
      const endpoints = site.payload.collections[collection].config.endpoints || []
      const endpoint = endpoints.find(({ path }) => path === '/export.csv')
      const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, site.payload)
      return endpoint?.handler(req) as Promise<Response>
    }

    it('leave as a table that runs nothing', async () => {
      await storeReceipt(
        site.payload,
        newReceipt({ allowed: ['=HYPERLINK("https://evil.example")', 'a "b", c'] }),
      )
      const answer = await exported(users.administrator)
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="consent-receipts-[\d-]+\.csv"$/,
      )
      const { rows: cells } = readTable(await answer.text())
      expect(cells[0]).toEqual(['receipt', 'time', 'method', 'allowed', 'refused', 'language', 'version'])
      expect(cells[1]).toEqual([
        'receipt-0001',
        '2026-11-15T10:00:00.000Z',
        'save',
        'YouTube',
        'Google Analytics; maps.example',
        'pt-br',
        'v1',
      ])
      expect(cells).toHaveLength(5)
      expect(cells[4]?.[3]).toBe(`'=HYPERLINK("https://evil.example"); a "b", c`)
    })

    it('are exported for administrators alone', async () => {
      for (const user of [users.editor, users.moderator, undefined])
        await expect((async () => exported(user))()).rejects.toThrow('not allowed')
    })
  })

  it('go when they are older than the site keeps them', async () => {
    const { payload } = site
    const now = new Date('2026-12-16T09:00:00.000Z')
    expect(await purgeReceipts(payload, now)).toBe(0)
    const count = (await rows()).length
    await payload.updateGlobal({ slug: 'consent-settings', data: { receiptDays: 30 } })
    expect(await purgeReceipts(payload, now)).toBe(count - 1)
    expect((await receiptsOf(payload, 'receipt-0001')).map(({ method }) => method)).toEqual(['reject'])
  })
})

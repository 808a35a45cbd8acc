import { createLocalReq } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Receipt } from '../../../src/features/consent/contract'
import {
  receiptsOf,
  storeReceipt,
  storeWithinLimit,
} from '../../../src/features/consent/receipts/receipts.server'
import { readTable } from '../../../src/platform/csv/csv-table'
import type { User } from '../../../src/platform/payload/payload-types'
import { createUser } from '../kit/content'
import { describeSite, openSecondNode, type Site } from '../kit/harness'
import { eraseByPeriod } from '../privacy/erase-by-period'

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

describeSite('consent receipts', (open, _dialect, once) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })
  const rows = () => site.sql('select * from consent_receipts order by id')
  const collection = 'consent-receipts'

  it('contain the decision and no personal data', async () => {
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

  once.each(['', 'short', "' or 1=1 --", 'x'.repeat(65), undefined])(
    'are not found for the invalid id %s',
    async (id) => {
      expect(await receiptsOf(site.payload, id)).toEqual([])
    },
  )

  it('cannot be changed, deleted or duplicated', async () => {
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

    once('can be read only by administrators, and created by no user', async () => {
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

    it('are exported as CSV with formulas escaped', async () => {
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

    once('can be exported only by administrators', async () => {
      for (const user of [users.editor, users.moderator, undefined])
        await expect((async () => exported(user))()).rejects.toThrow('not allowed')
    })
  })

  it('are deleted after the retention period', async () => {
    const { payload } = site
    const now = new Date('2026-12-16T09:00:00.000Z')
    expect(await eraseByPeriod(site, 'receipts', now)).toBe(0)
    const count = (await rows()).length
    await payload.updateGlobal({ slug: 'retention', data: { receipts: 30 } })
    expect(await eraseByPeriod(site, 'receipts', now)).toBe(count - 1)
    expect((await receiptsOf(payload, 'receipt-0001')).map(({ method }) => method)).toEqual(['reject'])
  })
})

describeSite('the daily limit of receipts', (open) => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is exact for concurrent requests to two nodes, and does not store the client’s address', async () => {
    const first = await open()
    const second = await openSecondNode(first)
    const nodes = [first, second]
    const limit = { max: 7, forMs: 86_400_000 }
    const send = async (ip: string, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          storeWithinLimit((nodes[index % 2] ?? first).payload, newReceipt({ receipt: ip }), ip, limit),
        ),
      )
      return answers.filter(Boolean).length
    }
    const stored = async () =>
      Number((await first.sql('select count(*) as count from consent_receipts'))[0]?.count)

    expect(await send('192.0.2.1', 4)).toBe(4)
    expect(await send('192.0.2.1', 12)).toBe(3)
    expect(await send('192.0.2.1', 2)).toBe(0)
    expect(await stored()).toBe(7)
    // Addresses in one IPv6 network count as one client.
    expect(await send('2001:db8::1', 6)).toBe(6)
    expect(await send('2001:db8::ffff', 2)).toBe(1)
    expect(await send('192.0.2.2', 1)).toBe(1)
    expect(await stored()).toBe(15)
    const claims = await first.sql("select * from claims where key like '%consent:%'")
    expect(claims).toHaveLength(3)
    expect(JSON.stringify(claims)).not.toMatch(/192\.0\.2|2001|db8/)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limit.forMs })
    expect(await send('192.0.2.1', 8)).toBe(7)
    // Expired counters are deleted.
    expect(await first.sql("select * from claims where key like '%consent:%'")).toHaveLength(1)
    await second.close()
  })

  it('does not count a receipt that could not be stored', async () => {
    const { payload } = await open()
    const store = () => storeWithinLimit(payload, newReceipt(), '192.0.2.1', { max: 1, forMs: 60_000 })
    const failing = vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error('away'))
    await expect(store()).rejects.toThrow('away')
    failing.mockRestore()
    expect([await store(), await store()]).toEqual([true, false])
  })
})

import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { defaultCurrencies } from '../../../src/features/pricing/money/default-currencies'
import { pricingTasks } from '../../../src/features/pricing/pricing.server'
import { importRates } from '../../../src/features/pricing/rates/import-rates.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { startTasks } from '../../../src/platform/tasks/scheduler'
import { createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const ratesOf = (day: string, cad: string) =>
  `<gesmes:Envelope><Cube><Cube time='${day}'><Cube currency='USD' rate='1.1'/><Cube currency='CAD' rate='${cad}'/></Cube></Cube></gesmes:Envelope>`

describeSite('exchange rates', (open) => {
  let site: Site
  let answer: { status: number; body: string; headers?: Record<string, string> }
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  let address: string

  beforeAll(async () => {
    site = await open()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`
  })
  afterAll(() => server.close())

  const setSource = (ratesSource: string) =>
    site.payload.updateGlobal({
      slug: 'pricing',
      data: { ratesSource, ratesDay: null, currencies: defaultCurrencies },
    })
  beforeEach(async () => {
    answer = { status: 200, body: ratesOf('2027-03-12', '1.5') }
    await setSource(address)
  })
  const read = async () => importRates(await createLocalReq({}, site.payload))
  const stored = async () => {
    const { currencies, ratesDay } = await site.payload.findGlobal({ slug: 'pricing' })
    return {
      day: ratesDay?.slice(0, 10),
      rates: Object.fromEntries(currencies.map(({ code, value }) => [code, value])),
    }
  }
  const old = { day: undefined, rates: { default: 1.6, percent: 1, euro: 1 } }

  it('are read from a URL', async () => {
    expect(await read()).toEqual({ day: '2027-03-12', changed: ['default'] })
    expect(await stored()).toEqual({ day: '2027-03-12', rates: { default: 1.5, percent: 1, euro: 1 } })
    const before = await site.payload.findGlobal({ slug: 'pricing' })
    expect(await read()).toEqual({ day: '2027-03-12', changed: [] })
    expect((await site.payload.findGlobal({ slug: 'pricing' })).updatedAt).toBe(before.updatedAt)
  })

  it('are read from a file', async () => {
    const file = path.join(site.env.dataDir, 'daily.xml')
    writeFileSync(file, ratesOf('2027-03-11', '1.25'))
    await setSource(file)
    await read()
    expect(await stored()).toEqual({ day: '2027-03-11', rates: { default: 1.25, percent: 1, euro: 1 } })
  })

  it('are not read without a source', async () => {
    await setSource('')
    expect(await read()).toBeUndefined()
    expect(await stored()).toEqual(old)
  })

  it.each([
    ['an error', { status: 500, body: '' }, 'answered with status 500'],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }, 'has moved'],
    ['a web page', { status: 200, body: '<html></html>' }, 'contains no date'],
    ['nonsense', { status: 200, body: ratesOf('2027-03-12', '-3') }, 'The rate of CAD'],
    ['more than 1 MB', { status: 200, body: ' '.repeat(1_100_000) }, 'larger than 1 MB'],
  ])('are unchanged after %s', async (_what, given, sentence) => {
    answer = given
    await expect(read()).rejects.toThrow(sentence)
    expect(await stored()).toEqual(old)
  })

  it.each([
    ['/nowhere/daily.xml', 'cannot be read'],
    ['/dev/zero', 'is not a file'],
    ['ftp://127.0.0.1/daily.xml', 'https://'],
    ['http://127.0.0.1:9/', 'cannot be read'],
  ])('are unchanged if the source is %s', async (source, sentence) => {
    await setSource(source)
    await expect(read()).rejects.toThrow(sentence)
    expect(await stored()).toEqual(old)
  })

  it('can be imported by editors, but not by moderators and visitors', async () => {
    const endpoints = site.payload.config.globals.find(({ slug }) => slug === 'pricing')?.endpoints || []
    const endpoint = endpoints.find(({ path }) => path === '/read-rates')
    const press = async (user?: User) => {
      const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, site.payload)
      return (await endpoint?.handler(req as PayloadRequest))?.json()
    }
    await expect(press()).rejects.toMatchObject({ status: 403 })
    await expect(press(await createUser(site.payload, 'moderator'))).rejects.toMatchObject({ status: 403 })
    const editor = await createUser(site.payload, 'editor')
    expect(await press(editor)).toEqual({ day: '2027-03-12', changed: ['default'] })
    answer = { status: 404, body: '' }
    await expect(press(editor)).rejects.toMatchObject({
      status: 400,
      message: 'The source of exchange rates answered with status 404.',
    })
  })

  it('are read once a day, again after a failure, and no more after the server stopped', async () => {
    answer = { status: 503, body: '' }
    const rates = pricingTasks.filter(({ name }) => name === 'reading exchange rates')
    expect(rates).toMatchObject([{ everyMs: 86_400_000, retryMs: 3_600_000 }])
    const stop = startTasks(
      site.payload,
      rates.map((task) => ({ ...task, firstMs: 1, retryMs: 1 })),
    )
    asked = 0
    await vi.waitFor(() => expect(asked).toBeGreaterThan(1), 15_000)
    answer = { status: 200, body: ratesOf('2027-03-12', '1.5') }
    await vi.waitFor(async () => expect((await stored()).rates.default).toBe(1.5), 15_000)
    const before = asked
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toBe(before)
    await stop()
    const stopped = asked
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toBe(stopped)
  })
})

import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/price-fixture'

vi.mock('../calculation/price', async (original) => {
  const actual = await original<typeof import('../calculation/price')>()
  return { ...actual, price: vi.fn(actual.price) }
})
// Unit tests share their modules: another file may have loaded the routes with the real function.
vi.resetModules()
const { price } = await import('../calculation/price')
const { priceRoutes } = await import('./price-routes.server')

const open = () => {
  const app = fastify({ routerOptions: { maxParamLength: 200 } })
  let current = catalogue()
  const remembered = new Map<string, () => string | undefined>()
  priceRoutes(app, {
    catalogueOf: () => current,
    peekCatalogue: () => current,
    countStart: () => {},
    limitPromoCodes: async () => {},
    rememberHit: ({ url, raw }, source, key) =>
      remembered.set(url, () => source.find(key, raw)?.body?.toString()),
  })
  const ask = (tail = '') => app.inject({ url: `/schools/test/price?course=2&weeks=4${tail}` })
  const change = () => {
    current = catalogue({ registrationFee: 50_00 })
  }
  return { app, ask, change, remembered }
}

it('answers a price from memory until its catalogue changes', async () => {
  const { app, ask, change } = open()
  const calls = () => vi.mocked(price).mock.calls.length
  const first = await ask()
  const before = calls()
  expect((await ask()).body).toBe(first.body)
  expect(calls()).toBe(before)
  change()
  expect((await ask()).json().total).toBe(first.json().total - 70_00)
  expect((await ask()).json().total).toBe(first.json().total - 70_00)
  expect(calls()).toBe(before + 1)
  await app.close()
})

it('offers the answer to the hit path until its catalogue changes', async () => {
  const { app, ask, change, remembered } = open()
  const { body } = await ask()
  const [inMemory] = remembered.values()
  expect(inMemory?.()).toBe(body)
  change()
  expect(inMemory?.()).toBeUndefined()
  expect((await ask()).body).toBe(inMemory?.())
  await app.close()
})

it('does not keep answers to very long addresses', async () => {
  const { app, ask, remembered } = open()
  const calls = () => vi.mocked(price).mock.calls.length
  const before = calls()
  for (const filler of ['x'.repeat(15_000), 'x'.repeat(15_000)])
    expect((await ask(`&n=${filler}`)).statusCode).toBe(200)
  expect(remembered.size).toBe(0)
  expect(calls()).toBe(before + 2)
  await app.close()
})

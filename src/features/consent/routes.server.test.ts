import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { consentRoutes } from './routes.server'

afterEach(() => {
  vi.useRealTimers()
})

it('stores at most 500 receipts a day for one client; refusing works all the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const create = vi.fn(async (_receipt: object) => ({}))
  const app = fastify()
  await app.register(formbody)
  await app.register(rateLimit, { global: false })
  consentRoutes(app, {
    payload: { create } as unknown as Payload,
    publicUrl: 'http://school.example',
    consentFor: async () => undefined,
    embeddedGroups: async () => new Set(),
  })
  const decide = (method: string, remoteAddress = '192.0.2.1') => {
    // The limit per minute is another one.
    vi.setSystemTime(Date.now() + 1000)
    return app.inject({
      method: 'POST',
      url: '/-/consent',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `method=${method}`,
    })
  }
  const cookie = async (answer: ReturnType<typeof decide>) => String((await answer).headers['set-cookie'])
  for (let sent = 0; sent < 500; sent += 1) expect((await decide('reject')).statusCode).toBe(303)
  expect(create).toHaveBeenCalledTimes(500)
  expect(await cookie(decide('reject'))).toMatch(/^pd_cc=1\./)
  expect(await cookie(decide('close'))).toMatch(/^pd_cc=1\./)
  const refused = await decide('accept')
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([429, undefined])
  expect(create).toHaveBeenCalledTimes(500)
  expect((await decide('accept', '192.0.2.2')).statusCode).toBe(303)
  vi.setSystemTime(Date.now() + 86_400_000)
  expect((await decide('accept')).statusCode).toBe(303)
  expect(create).toHaveBeenCalledTimes(502)
  await app.close()
})

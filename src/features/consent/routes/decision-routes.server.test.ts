import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import * as receipts from '../receipts/receipts.server'
import { consentRoutes } from './decision-routes.server'

afterEach(() => {
  vi.restoreAllMocks()
})

it('refuses to allow services above the daily limit of a client, but still accepts refusals', async () => {
  const store = vi.spyOn(receipts, 'storeWithinLimit').mockImplementation(async (_payload, _receipt, ip) => {
    return ip !== '192.0.2.1'
  })
  const app = fastify()
  await app.register(formbody)
  await app.register(rateLimit, { global: false })
  consentRoutes(app, {
    payload: {} as Payload,
    publicUrl: 'http://school.example',
    consentFor: async () => undefined,
    embeddedGroups: async () => new Set(),
    exempt: [],
  })
  const decide = async (method: string, remoteAddress = '192.0.2.1') => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/-/consent',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `method=${method}`,
    })
    return [statusCode, String(headers['set-cookie'] ?? '').slice(0, 8)]
  }
  for (const method of ['reject', 'close']) expect(await decide(method)).toEqual([303, 'pd_cc=1.'])
  for (const method of ['accept', 'save', 'allow']) expect(await decide(method)).toEqual([429, ''])
  expect(await decide('accept', '192.0.2.2')).toEqual([303, 'pd_cc=1.'])
  expect(store).toHaveBeenCalledTimes(6)
  await app.close()
})

import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { calculatorInBlock } from './calculator-block.server'

it('reports a failure of the database to its page alone', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const fail = () => Promise.reject(new Error('The database is away.'))
  const payload = { find: fail, findGlobal: fail } as unknown as Payload
  const ctx = { payload, locale: 'en' as const, draft: false, tag: () => {} }
  await expect(calculatorInBlock(ctx, { school: 'pier-school' }, () => null)).rejects.toThrow('away')
  // Node reports a rejection after the microtasks.
  await new Promise((done) => setImmediate(done))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

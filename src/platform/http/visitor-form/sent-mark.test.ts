import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { readIdempotencyKey, sentMark } from './sent-mark'

const payload = { secret: 'only for tests' } as Payload
const once = 'A'.repeat(22)
const mark = (
  fields: Record<string, string>,
  more: { ip?: string; address?: string; purpose?: string } = {},
) =>
  sentMark(payload, {
    purpose: 'trial',
    address: '/forms/contact',
    typed: new URLSearchParams(fields),
    captchaFields: ['captcha', 'captcha-answer'],
    ip: '192.0.2.1',
    ...more,
  })

it('is the same for the same form, in any language, order and network', () => {
  const first = mark({ once, name: 'Ana', text: 'Hello' })
  expect(
    mark({ text: 'Hello', name: 'Ana', once }, { ip: '192.0.2.9', address: '/de/forms/contact' }),
  ).toEqual(first)
  expect(mark({ once, name: 'Ana', text: 'Hello', 'captcha-answer': '7' })).toEqual(first)
  expect(first.forMs).toBe(86_400_000)
})

it('is another one after a correction, for another form, and with another key', () => {
  const first = mark({ once, name: 'Ana' }).key
  expect(mark({ once, name: 'Eva' }).key).not.toBe(first)
  expect(mark({ once: 'B'.repeat(22), name: 'Ana' }).key).not.toBe(first)
  expect(mark({ once, name: 'Ana' }, { address: '/forms/other' }).key).not.toBe(first)
  expect(mark({ once, name: 'Ana' }, { purpose: 'other' }).key).not.toBe(first)
})

it('takes the answer of the captcha without a key, and for a minute the network without either', () => {
  const answered = mark({ name: 'Ana', captcha: 'proof' })
  expect(mark({ name: 'Ana', captcha: 'proof' }, { ip: '198.51.100.1' })).toEqual(answered)
  expect(mark({ name: 'Ana', captcha: 'other' }).key).not.toBe(answered.key)
  const plain = mark({ name: 'Ana', captcha: '' })
  expect(plain.forMs).toBe(60_000)
  expect(mark({ name: 'Ana', captcha: '' }, { ip: '198.51.100.1' }).key).not.toBe(plain.key)
})

it('reads keys of the right shape only', () => {
  expect(readIdempotencyKey(new URLSearchParams({ once }))).toBe(once)
  for (const wrong of ['', 'A', `${once}A`, `${once.slice(1)} `])
    expect(readIdempotencyKey(new URLSearchParams({ once: wrong }))).toBeUndefined()
})

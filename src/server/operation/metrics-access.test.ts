import { expect, it } from 'vitest'
import { refuseMetrics } from './metrics-access'

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as never

const token = 'a token that is long enough'

it.each([
  ['127.0.0.1', {}, undefined],
  ['::1', {}, undefined],
  ['::ffff:127.0.0.1', {}, undefined],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 'elsewhere'],
  ['127.0.0.1', { forwarded: 'for=1.2.3.4' }, 'elsewhere'],
  ['127.0.0.1', { 'x-real-ip': '1.2.3.4' }, 'elsewhere'],
  ['127.0.0.1', { via: '1.1 proxy' }, 'elsewhere'],
  ['192.168.1.5', {}, 'elsewhere'],
  ['::ffff:192.168.1.5', {}, 'elsewhere'],
])('without a token: %s %o', (address, headers, refusal) => {
  expect(refuseMetrics(from(address, headers), { token: undefined, isOwnPort: false })).toBe(refusal)
})

it('a port of their own is for everybody who reaches it', () => {
  expect(refuseMetrics(from('192.168.1.5'), { token: undefined, isOwnPort: true })).toBeUndefined()
})

it.each([
  [`Bearer ${token.replaceAll(' ', '-')}`, undefined],
  [`bearer  ${token.replaceAll(' ', '-')} `, undefined],
  ['Bearer another', 'token'],
  [`Basic ${token.replaceAll(' ', '-')}`, 'token'],
  ['Bearer ', 'token'],
  ['', 'token'],
])('with a token, from anywhere: %s', (authorization, refusal) => {
  for (const isOwnPort of [true, false])
    for (const address of ['127.0.0.1', '1.2.3.4'])
      expect(
        refuseMetrics(from(address, { authorization }), { token: token.replaceAll(' ', '-'), isOwnPort }),
      ).toBe(refusal)
})

import { expect, test } from 'vitest'
import { accountProblem, messengerLink } from './messenger'

test.each([
  ['whatsapp', '+1 (250) 555-0100', 'WhatsApp', 'https://wa.me/12505550100'],
  ['signal', '+1 250 555 0100', 'Signal', 'https://signal.me/#p/+12505550100'],
  ['telegram', '@tidewater', 'Telegram', 'https://t.me/tidewater'],
  ['messenger', 'tidewater.school', 'Messenger', 'https://m.me/tidewater.school'],
  ['line', 'tidewater', 'LINE', 'https://line.me/R/ti/p/~tidewater'],
] as const)('%s has a link to its chat', (messenger, messengerAccount, label, href) => {
  expect(messengerLink({ messenger, messengerAccount })).toEqual({ label, account: messengerAccount, href })
})

test('there is no link without a service or with an account that the service cannot have', () => {
  expect(messengerLink({})).toBeUndefined()
  expect(messengerLink({ messenger: 'whatsapp' })).toBeUndefined()
  expect(messengerLink({ messenger: 'whatsapp', messengerAccount: 'tidewater' })).toBeUndefined()
  expect(messengerLink({ messenger: 'telegram', messengerAccount: 'a/../b' })).toBeUndefined()
})

test('a wrong account is explained', () => {
  expect(accountProblem('whatsapp', '0250 555')).toBe('number')
  expect(accountProblem('telegram', 'tide water')).toBe('name')
  expect(accountProblem('line', 'tidewater')).toBeUndefined()
})

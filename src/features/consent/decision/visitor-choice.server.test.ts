import { expect, it } from 'vitest'
import { testSite } from '../config/test-site'
import { accept, reject, start } from './decide'
import { encodeRecord } from './record-cookie'
import { choiceOfRequest } from './visitor-choice.server'

const setUp = () => {
  const site = testSite(
    { name: 'Videos', domain: 'videos.example' },
    { name: 'Statistics', domain: 'statistics.example' },
  )
  const cookieOf = (decide: typeof accept, receipt: string) =>
    `pd_cc=${encodeRecord(decide(start(site)), receipt)}`
  return { choose: (cookie?: string) => choiceOfRequest(site, cookie ? { cookie } : {}), cookieOf }
}

it('shares what visitors allow who decide alike', () => {
  const { choose, cookieOf } = setUp()
  const accepted = choose(cookieOf(accept, 'receipt-of-anna'))
  expect([...accepted.allowed].sort()).toEqual(['Statistics', 'Videos'])
  expect(choose(cookieOf(accept, 'receipt-of-ben'))).toBe(accepted)
  expect(choose(cookieOf(reject, 'receipt-of-anna')).allowed.size).toBe(0)
})

it.each([
  ['between others', (cookie: string) => `a=1; ${cookie}; b=2`],
  ['after an old one', (cookie: string) => `pd_cc=old; ${cookie}`],
  ['after one that is cut off', (cookie: string) => `pd_cc=1.1.another-receipt...;x; ${cookie}`],
  ['after one that is too long', (cookie: string) => `pd_cc=1.1.receipt-of-x.${'x'.repeat(4090)}; ${cookie}`],
  ['after one that is not valid', (cookie: string) => `pd_cc=1.1.receipt-of-x.x.x.x; ${cookie}`],
])('finds the decision %s, whether it is known or not', (_place, header) => {
  const { choose, cookieOf } = setUp()
  const cookie = header(cookieOf(accept, 'receipt-of-anna'))
  const first = choose(cookie)
  expect(first.allowed.size).toBe(2)
  expect(choose(cookie)).toBe(first)
})

it.each([
  '',
  '1',
  '1.1.short...',
  '2.1.receipt-of-anna...',
  `1.1.${'r'.repeat(65)}...`,
  '1.1.receipt-of-anna.x..',
])('takes a value that is not valid for no decision: %s', (value) => {
  const { choose, cookieOf } = setUp()
  choose(cookieOf(accept, 'receipt-of-anna'))
  expect(choose(`pd_cc=${value}`)).toBe(choose())
})

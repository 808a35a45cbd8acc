import { describe, expect, it } from 'vitest'
import type { StoredName } from '../contract'
import { cookiesNotAllowed, refusedCookies } from './refused-cookies'

const cookie = (name: string): StoredName => ({ name, kind: 'cookie' })
const groups = [
  { name: 'Count', stored: [cookie('_c*'), { name: 'elsewhere', kind: 'localStorage' as const }] },
  { name: 'Films', stored: [cookie('film'), cookie('_cf')] },
  { name: 'Nameless', stored: [] },
]
const cookies = 'pd_cc=1; currency=USD; _c1=1; _cf=1; film=1; elsewhere=1; unheard-of=1; YSC=1'
const choice = (allowed: string[], refused: string[]) => ({
  allowed: new Set(allowed),
  refused: new Set(refused),
})

it.each([
  [[], ['_c1', '_cf', 'film', 'elsewhere', 'unheard-of', 'YSC']],
  [['Count'], ['film', 'elsewhere', 'unheard-of', 'YSC']],
  [['Nameless'], ['_c1', '_cf', 'film', 'elsewhere', 'unheard-of', 'YSC']],
  // YouTube is not in the list; it is a known service that was found on a page.
  [
    ['Films', 'YouTube'],
    ['_c1', 'elsewhere', 'unheard-of'],
  ],
])('a decision for %j expires %j', (allowed, ended) => {
  expect(cookiesNotAllowed(allowed, groups)(cookies)).toEqual(ended)
})

describe('a page expires', () => {
  it.each([
    ['nothing if nothing is refused', choice(['Count'], []), []],
    [
      'all cookies that are not known to be allowed',
      choice(['Count'], ['Films', 'Nameless']),
      ['film', 'elsewhere', 'unheard-of', 'YSC'],
    ],
    [
      'only cookies known to be refused, if those of an allowed group are unknown',
      choice(['Count', 'Nameless'], ['Films', 'YouTube']),
      ['film', 'YSC'],
    ],
    ['nothing if an allowed group is unknown', choice(['stranger.example'], ['Nameless']), []],
  ])('%s', (_what, given, ended) => {
    expect(refusedCookies(given, groups)(cookies)).toEqual(ended)
    expect(refusedCookies(given, groups)(undefined)).toEqual([])
    expect(refusedCookies(given, groups)('pd_cc=1; currency=USD')).toEqual([])
  })
})

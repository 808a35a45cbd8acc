import { describe, expect, it } from 'vitest'
import type { StoredName } from '../contract'
import { refusedCookies } from './refused-cookies'

const cookie = (name: string): StoredName => ({ name, kind: 'cookie' })
const groups = [
  { name: 'Count', stored: [cookie('_c*'), { name: 'elsewhere', kind: 'localStorage' as const }] },
  { name: 'Films', stored: [cookie('film'), cookie('_cf'), cookie('currency')] },
  { name: 'Nameless', stored: [] },
]
const cookies = 'pd_cc=1; currency=USD; _c1=1; _cf=1; film=1; elsewhere=1; PHPSESSID=1; YSC=1'
const exempt = [cookie('currency'), cookie('pd_cc')]
const choice = (allowed: string[], refused: string[]) => ({
  allowed: new Set(allowed),
  refused: new Set(refused),
})

describe('a visitor who refuses', () => {
  it.each([
    ['nothing loses nothing', choice(['Count'], []), []],
    ['a group loses its cookies, but not those of an allowed group', choice(['Count'], ['Films']), ['film']],
    ['all groups keeps what belongs to none', choice([], ['Count', 'Films']), ['_c1', '_cf', 'film']],
    [
      'a known service that is not in the list loses its cookies',
      choice(['Count'], ['Nameless', 'YouTube']),
      ['YSC'],
    ],
    ['a group that stores nothing known loses nothing', choice([], ['Nameless', 'stranger.example']), []],
  ])('%s', (_what, given, ended) => {
    expect(refusedCookies(given, groups, exempt)(cookies)).toEqual(ended)
    expect(refusedCookies(given, groups, exempt)(undefined)).toEqual([])
    expect(refusedCookies(given, groups, exempt)('pd_cc=1; currency=USD')).toEqual([])
  })
})

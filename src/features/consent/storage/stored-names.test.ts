import { expect, it } from 'vitest'
import type { StoredName } from '../contract'
import { isKept } from './stored-names'

const exempt: StoredName[] = [
  { name: 'pd_cc', kind: 'cookie' },
  { name: 'zoo-comment_*', kind: 'cookie' },
]
const analytics = {
  stored: [
    { name: '_ga*', kind: 'cookie' },
    { name: 'seen', kind: 'localStorage' },
  ] satisfies StoredName[],
}

it.each([
  ['pd_cc', 'cookie', true],
  ['zoo-comment_author', 'cookie', true],
  ['zoo-comment', 'cookie', false],
  ['pd_cc2', 'cookie', false],
  ['pd_cc', 'localStorage', false],
  ['_ga', 'cookie', true],
  ['_ga_ABC', 'cookie', true],
  ['_gid', 'cookie', false],
  ['seen', 'localStorage', true],
  ['seen', 'sessionStorage', false],
  ['seen', 'indexedDB', false],
] as const)('%s in %s is kept: %s', (name, kind, kept) => {
  expect(isKept(name, kind, exempt, [analytics])).toBe(kept)
})

it('does not keep names of a group that is not allowed', () => {
  expect(isKept('_ga', 'cookie', exempt, [])).toBe(false)
})

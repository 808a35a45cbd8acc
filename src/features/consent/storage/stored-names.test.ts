import { expect, it } from 'vitest'
import type { StoredName } from '../contract'
import { isRefused } from './stored-names'

const analytics = {
  stored: [
    { name: '_ga*', kind: 'cookie' },
    { name: 'seen', kind: 'localStorage' },
  ] satisfies StoredName[],
}
const tags = { stored: [{ name: '_ga_TAG', kind: 'cookie' }] satisfies StoredName[] }

it.each([
  ['_ga', 'cookie', true],
  ['_ga_ABC', 'cookie', true],
  // An allowed group stores it too.
  ['_ga_TAG', 'cookie', false],
  ['_gid', 'cookie', false],
  ['PHPSESSID', 'cookie', false],
  ['_ga', 'localStorage', false],
  ['seen', 'localStorage', true],
  ['seen', 'sessionStorage', false],
  ['seen', 'indexedDB', false],
] as const)('%s in %s is deleted: %s', (name, kind, isDeleted) => {
  expect(isRefused(name, kind, [analytics], [tags])).toBe(isDeleted)
})

it('keeps what the site itself stores', () => {
  expect(isRefused('_ga', 'cookie', [analytics], [analytics])).toBe(false)
})

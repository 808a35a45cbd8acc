import { expect, it } from 'vitest'
import { privacyUrlProblem, storedNameProblem } from './check-stored'

it.each([
  ['_pk_id*', 'cookie'],
  ['PHPSESSID', 'cookie'],
  ['a key: of {ours}', 'localStorage'],
] as const)('%j is a valid name in %s', (name, kind) => {
  expect(storedNameProblem(name, kind)).toBeUndefined()
})

it.each([
  ['', 'cookie'],
  ['*', 'cookie'],
  ['*', 'indexedDB'],
  ['a*b', 'localStorage'],
  ['a**', 'cookie'],
  ['a; b', 'cookie'],
  ['a=b', 'cookie'],
  ['x'.repeat(201), 'sessionStorage'],
] as const)('%j is not a valid name in %s', (name, kind) => {
  expect(storedNameProblem(name, kind)).toHaveProperty('code')
})

it('the address of a privacy policy is complete or empty', () => {
  for (const address of ['', 'https://x.example/privacy']) expect(privacyUrlProblem(address)).toBeUndefined()
  for (const address of ['/privacy', 'x.example', 'javascript:alert(1)', 'https://'])
    expect(privacyUrlProblem(address)).toEqual({ code: 'errors.privacyUrl' })
})

import { expect, it } from 'vitest'
import { createSigner, isSameSecret, keyedHash } from './signature'

it('signs a text for one secret and one purpose', () => {
  const { sign, isGenuine } = createSigner('secret', 'links')
  expect(isGenuine('text', sign('text'))).toBe(true)
  expect(isGenuine('other', sign('text'))).toBe(false)
  expect(createSigner('secret', 'mails').isGenuine('text', sign('text'))).toBe(false)
  expect(createSigner('other', 'links').isGenuine('text', sign('text'))).toBe(false)
})

it('hashes as HMAC with SHA-256 does', () => {
  // RFC 4231, test case 2.
  expect(keyedHash('Jefe', 'what do ya want for nothing?').toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

it.each([
  ['same', 'same', true],
  ['same', 'sama', false],
  ['same', 'same ', false],
  ['é', 'e', false],
])('compares %j with %j', (expected, given, isSame) => {
  expect(isSameSecret(expected, given)).toBe(isSame)
})

import { expect, it } from 'vitest'
import { policyLink } from './policy-link'

it.each([
  ['https://example.org/cookies', 'https://example.org/cookies'],
  ['https://example.org/{lang}/cookies?l={lang}', 'https://example.org/de/cookies?l=de'],
  ['/cookies', '/cookies'],
  ['', undefined],
  [{}, undefined],
  [{ de: '/kekse', es: '/galletas' }, '/kekse'],
  [{ de: '/{lang}/kekse' }, '/de/kekse'],
  [{ es: '/galletas', fr: '/biscuits' }, '/galletas'],
  [{ fr: '/biscuits' }, undefined],
])('the policy link %j of a German page is %s', (cookiePolicyLink, address) => {
  expect(policyLink({ cookiePolicyLink, defaultLang: 'es' }, 'de')).toBe(address)
})

import { expect, it } from 'vitest'
import { preferredLocale } from './accept-language'

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, eu;q=0.9', 'eu'],
  ['pt-BR,pt;q=0.9', 'pt-br'],
  ['pt-PT', 'pt'],
  // Neither of the first two is a language of the site.
  ['nl,ja;q=0.9,es-MX;q=0.8,en;q=0.7', 'es'],
  ['de;q=0, fr', 'fr'],
  ['*', 'en'],
  ['constructor,__proto__;q=x', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [null, 'en'],
])('%s prefers %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

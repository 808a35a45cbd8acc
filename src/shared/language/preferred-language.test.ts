import { expect, it } from 'vitest'
import { languageTag, locales } from '../locale'
import { preferredLanguage, preferredLocale } from './preferred-language'

it.each([
  [['es-MX', 'es', 'en'], 'es'],
  [['pt-BR', 'pt'], 'pt-BR'],
  [['pt-br'], 'pt-BR'],
  [['pt-PT'], 'pt'],
  [['DE-at'], 'de'],
  // The site has neither of the first two.
  [['ja', 'zh-Hant-TW', 'fr-CA', 'en'], 'fr'],
  [['en-US', 'es'], 'en'],
  [['ja', 'en', 'es'], 'en'],
  // Filipino, not Finnish.
  [['fil-PH'], undefined],
  [[], undefined],
])('a browser that asks for %j gets %s', (asked, tag) => {
  const tags = locales.map(languageTag)
  const find = (wanted: string) => tags.find((own) => own.toLowerCase() === wanted.toLowerCase())
  expect(preferredLanguage(asked, find)).toBe(tag)
})

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, eu;q=0.9', 'eu'],
  ['pt-BR,pt;q=0.9', 'pt-br'],
  ['pt-PT', 'pt'],
  // Neither of the first two is a language of the site.
  ['tlh,ja;q=0.9,es-MX;q=0.8,en;q=0.7', 'es'],
  ['de;q=0, fr', 'fr'],
  // Wanted equally: the first one.
  ['fr, de', 'fr'],
  ['de ; q=0.5 , fr; q=0.7', 'fr'],
  ['*', 'en'],
  ['constructor,__proto__;q=x', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [null, 'en'],
])('%s prefers %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

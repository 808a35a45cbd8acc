import { expect, it } from 'vitest'
import { languageTag, locales } from '../locale'
import { preferredLanguage } from './preferred-language'

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

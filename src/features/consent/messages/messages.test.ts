import { describe, expect, it } from 'vitest'
import { locales } from '../../../shared/locale'
import { serviceCategories } from '../contract'
import { en } from './en'
import { consentMessages } from './messages'

type Tree = { [key: string]: string | Tree }

/** Every text by its path, such as `categories.video.name`. */
const flat = (texts: Tree, before = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[before + key, value]] : [...flat(value, `${before}${key}.`)],
    ),
  )

/** The placeholders of a text; one may occur twice. */
const places = (text = '') => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

const english = flat(en)

/** Words that really are the same in both languages. */
const sameWords: Record<string, readonly string[]> = {
  ca: [],
  de: ['categories.video.name', 'categories.chat.name'],
  es: ['kinds.cookie', 'categories.chat.name'],
  eu: [],
  fr: ['service', 'kinds.cookie'],
  gl: ['kinds.cookie'],
  it: ['kinds.cookie', 'categories.chat.name'],
  pt: ['kinds.cookie'],
  'pt-br': ['kinds.cookie'],
}

describe.each(locales.filter((locale) => locale !== 'en'))('the texts of consent in %s', (locale) => {
  const texts = flat(consentMessages[locale])

  it('have the same keys and placeholders as English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of texts) expect([key, places(text)]).toEqual([key, places(english.get(key))])
  })

  it('are translated', () => {
    const equal = [...texts].filter(([key, text]) => text === english.get(key)).map(([key]) => key)
    expect(equal.sort()).toEqual([...(sameWords[locale] ?? [])].sort())
    for (const text of texts.values()) expect(text.trim()).not.toBe('')
  })

  it('name the settings button in the intro', () => {
    const { settingsIntro, openSettings } = consentMessages[locale]
    expect(settingsIntro).toContain(openSettings)
  })
})

it('has a name and a purpose for every category', () => {
  for (const category of serviceCategories)
    for (const { categories } of Object.values(consentMessages))
      expect(Object.values(categories[category]).filter(Boolean)).toHaveLength(2)
})

import { describe, expect, it } from 'vitest'
import { completeLocales } from '../../../shared/locale'
import { consentMessages } from './messages'

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

describe.each(completeLocales.filter((locale) => locale !== 'en'))('the texts of consent in %s', (locale) => {
  const [t, english] = [consentMessages(locale), consentMessages('en')]

  it('are translated', () => {
    const equal = consentMessages.keys().filter((key) => t.template(key) === english.template(key))
    expect(equal.sort()).toEqual([...(sameWords[locale] ?? [])].sort())
  })

  it('name the settings button in the intro', () => {
    expect(t('settingsIntro')).toContain(t('openSettings'))
  })
})

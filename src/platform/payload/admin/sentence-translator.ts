import type { PanelDictionary } from './panel-texts'

export type TranslateSentence = (sentence: string, language: string | undefined) => string

const placeholder = /\{(\d)\}/g

/** Matches a sentence with any values in its places. */
const patternOf = (english: string) =>
  new RegExp(`^${english.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replace(placeholder, '(.*)')}$`, 's')

/**
 * Translates finished sentences. Rules say what is wrong in English and know nothing about languages; the key of the dictionary
 * is that sentence, with `{1}`, `{2}` … for the values in it. A sentence without a translation stays English.
 */
export const sentenceTranslator = (dictionary: PanelDictionary): TranslateSentence => {
  const find = (english: string, language: string): string | undefined => {
    const texts = Object.hasOwn(dictionary, english) ? dictionary[english] : undefined
    return texts?.[language as keyof typeof texts]
  }
  const patterns = Object.keys(dictionary)
    .filter((english) => english.includes('{1}'))
    // The pattern that says most comes first.
    .sort((a, b) => b.length - a.length)
    .map((english) => ({ english, pattern: patternOf(english) }))
  const translate: TranslateSentence = (sentence, language) => {
    if (!language || language === 'en') return sentence
    const whole = find(sentence, language)
    if (whole) return whole
    for (const { english, pattern } of patterns) {
      const values = pattern.exec(sentence)
      if (values)
        return (find(english, language) ?? sentence).replace(placeholder, (_, place) =>
          translate(values[Number(place)] ?? '', language),
        )
    }
    if (!sentence.endsWith('.')) return sentence
    const phrase = sentence.slice(0, -1)
    const translated = translate(phrase, language)
    return translated === phrase ? sentence : `${translated}.`
  }
  return translate
}

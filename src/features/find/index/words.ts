import { foldWords } from '../../../shared/text/fold-words'

/** Longer words are cut, so that an index entry stays short. */
const MAX_WORD = 40
const MAX_WORDS = 60

/** What is typed: more words make nothing more exact. */
export const MAX_QUERY = 100
const MAX_TYPED = 5

const PHONE_DIGITS = 9

/**
 * A telephone number as one word: its last digits, which are the same with and without the prefix of the country. Undefined for
 * other texts.
 */
const phoneWord = (text: string): string | undefined => {
  if (!/^[+\d][\d\s()/.-]{5,}$/.test(text.trim())) return undefined
  const found = text.replace(/\D/g, '')
  return found.length >= 7 ? found.slice(-PHONE_DIGITS) : undefined
}

/** The words of a text, without accents and in small letters. */
export const plainWords = (text: string): string[] => foldWords(text).split(' ').filter(Boolean)

/** All texts of a field: one, or one for each language. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The words of a document by which it is found. */
export const wordsOf = (values: readonly unknown[]): string[] => {
  const words = values.flatMap(textsIn).flatMap((text) => {
    const phone = phoneWord(text)
    return phone ? [phone] : plainWords(text)
  })
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD)))].slice(0, MAX_WORDS)
}

/** The words that somebody looks for. */
export const typedWords = (query: string): string[] => {
  const text = query.slice(0, MAX_QUERY)
  const phone = phoneWord(text)
  const words = phone ? [phone] : plainWords(text)
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD)))].slice(0, MAX_TYPED)
}

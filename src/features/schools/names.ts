import { displayName } from '../../shared/language/display-name'
import { type Locale, languageTag } from '../../shared/locale'
import type { Translator } from '../../shared/messages/translator'
import { fill } from '../../shared/text/message'
import type { SchoolsParams } from './messages/messages'

/** A name that stands alone, in a list or a label. */
export const capitalised = (locale: Locale, name: string): string =>
  name.charAt(0).toLocaleUpperCase(languageTag(locale)) + name.slice(1)

/** The name of a taught language, which stands alone. */
export const taughtLanguageName = (locale: Locale, code: string): string =>
  capitalised(locale, displayName(locale, 'language', code))

/**
 * The names of all given codes. Islands get them as a prop: the browser's own tables may differ from the
 * server's, and hydration would fail.
 */
export const nameTable = (
  codes: Iterable<string>,
  name: (locale: Locale, code: string) => string,
  locale: Locale,
): Record<string, string> => Object.fromEntries([...new Set(codes)].map((code) => [code, name(locale, code)]))

const startsWithVowel = /^[aeiouàâéèêëíîïóòôúh]/i

/** French and Catalan shorten “de” before a vowel: cours d’anglais. */
const elided = (locale: Locale, text: string, word: string): string =>
  (locale === 'fr' || locale === 'ca') && startsWithVowel.test(word) ? text.replace(/\bde \{/, 'd’{') : text

/** “English courses in Alder Bay – Maple Harbour”: different in each language, unlike the names alone. */
export const schoolTitle = (
  locale: Locale,
  t: Translator<Pick<SchoolsParams, 'coursesInOne' | 'coursesInMany'>>,
  { name, town, languages }: { name: string; town: string; languages: readonly string[] },
): string => {
  if (!town || !languages.length) return [name, town].filter(Boolean).join(', ')
  const names = languages.map((code) => displayName(locale, 'language', code))
  const list = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' }).format(names)
  const text = t.template(languages.length === 1 ? 'coursesInOne' : 'coursesInMany')
  const courses = fill(elided(locale, text, list), { languages: list, town })
  return `${capitalised(locale, courses)} – ${name}`
}

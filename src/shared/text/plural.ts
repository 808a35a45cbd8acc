import { type Locale, languageTag } from '../locale'
import { fill } from './message'

// Apart from `fill`, which every page loads: this would load the list of languages as well.

/** Creating them is slow, and a list of lengths needs them fifty times. */
const rules = new Map<Locale, Intl.PluralRules>()

/** Chooses singular or plural (all ten languages have two forms) and fills in `{count}`. */
export const plural = (locale: Locale, count: number, one: string, other: string): string => {
  const rule = rules.get(locale) ?? new Intl.PluralRules(languageTag(locale))
  rules.set(locale, rule)
  return fill(rule.select(count) === 'one' ? one : other, { count })
}

import { type Locale, languageTag } from '../locale'
import { fill } from './message'

// Apart from `fill`, which every page loads: this would load the list of languages as well.

/** Chooses singular or plural (all ten languages have two forms) and fills in `{count}`. */
export const plural = (locale: Locale, count: number, one: string, other: string): string =>
  fill(new Intl.PluralRules(languageTag(locale)).select(count) === 'one' ? one : other, { count })

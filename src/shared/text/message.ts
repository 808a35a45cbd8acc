import { type Locale, languageTag } from '../locale'

/** Puts values into the `{name}` places of a text. A place without a value stays visible, so it gets noticed. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))

/** Chooses between the two forms that all ten languages have and fills in `{count}`. */
export const plural = (locale: Locale, count: number, one: string, other: string): string =>
  fill(new Intl.PluralRules(languageTag(locale)).select(count) === 'one' ? one : other, { count })

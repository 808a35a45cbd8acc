import { isLocale, type Locale } from '../locale'

/** An object whose keys are all languages is a localised value. */
export const isLocalised = (value: object): value is Partial<Record<Locale, unknown>> => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}

/**
 * A value that was read with `locale: 'all'`, each text in the first of some languages that has it. Unlike `inLanguages`
 * it also looks into lists and blocks.
 */
export const resolveLocaleValues = <T>(value: T, languages: readonly Locale[]): T => {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside)
    if (typeof part !== 'object' || part === null) return part
    if (isLocalised(part)) return inside(languages.map((locale) => part[locale]).find(Boolean))
    return Object.fromEntries(Object.entries(part).map(([key, own]) => [key, inside(own)]))
  }
  return inside(value) as T
}

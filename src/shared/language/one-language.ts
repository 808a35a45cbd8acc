import { defaultLocale, isLocale, type Locale } from '../locale'

const isLocalised = (value: object): value is Partial<Record<Locale, unknown>> => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}

/**
 * A value that was read with `locale: 'all'`, in one language; where that has no text, in English. Unlike `inLanguage` it also
 * looks into lists and blocks. An object whose keys are all languages is a localised value.
 */
export const inOneLanguage = <T>(value: T, locale: Locale): T => {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside)
    if (typeof part !== 'object' || part === null) return part
    if (isLocalised(part)) return inside(part[locale] || part[defaultLocale])
    return Object.fromEntries(Object.entries(part).map(([key, own]) => [key, inside(own)]))
  }
  return inside(value) as T
}

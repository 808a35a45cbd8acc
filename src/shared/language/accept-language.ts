import { defaultLocale, isLocale, type Locale } from '../locale'

/** Longer headers are not read; browsers send a few dozen characters. */
const maxLength = 500

/** The site's language that a browser prefers, by its `Accept-Language` header; English if it names none of ours. */
export const preferredLocale = (header: string | null | undefined): Locale => {
  const wanted = (header ?? '')
    .slice(0, maxLength)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((text) => text.startsWith('q='))
      return { tag, weight: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    // Sorting keeps the order of equal weights.
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const [language = ''] = tag.split('-')
    if (isLocale(tag)) return tag
    if (isLocale(language)) return language
  }
  return defaultLocale
}

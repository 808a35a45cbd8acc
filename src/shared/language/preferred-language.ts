import { defaultLocale, isLocale, type Locale } from '../locale'

/** Looks up the languages of a browser (`navigator.languages`) in their order, `pt-PT` also as `pt`, and returns the first result. */
export const preferredLanguage = <Found>(
  asked: readonly string[],
  find: (tag: string) => Found | null | undefined,
): Found | null | undefined =>
  asked.map((tag) => find(tag) ?? find(tag.split('-')[0] ?? '')).find((found) => found)

/** Longer headers are not read; browsers send a few dozen characters. */
const maxHeaderLength = 500

/**
 * The language tags of an `Accept-Language` header, the most wanted first. `@fastify/accept-negotiator` cannot be used: for it
 * `de-CH` is not `de`, and of two languages with equal weights it takes ours first, not the browser's.
 */
const askedIn = (header: string): string[] =>
  header
    .slice(0, maxHeaderLength)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', weight = '1'] = part.split(/;\s*q=/)
      return { tag: tag.trim(), weight: Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    // Sorting keeps the order of equal weights.
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/** The language that a browser prefers, by its `Accept-Language` header, of those that are offered; English if it names none of them. */
export const preferredLocale = (
  header: string | null | undefined,
  isOffered: (locale: Locale) => boolean = () => true,
): Locale =>
  preferredLanguage(askedIn(header ?? ''), (tag) => (isLocale(tag) && isOffered(tag) ? tag : undefined)) ??
  defaultLocale

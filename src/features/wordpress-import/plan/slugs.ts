import { isSlug, slugify } from '../../../shared/text/slug'

const maxSlug = 80

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A slug of WordPress as one of this site; the first of the texts that gives one with letters, not only its number. */
export const slugFrom = (...texts: string[]): string => {
  for (const text of texts) {
    const decoded = decode(text)
    const slug = slugify(decoded)
    if (isSlug(slug) && (/[a-z]/.test(slug) || !/\p{L}/u.test(decoded))) return slug
  }
  return ''
}

/** A slug that is not taken: the first free one, else with a number. It is taken afterwards. */
export const takeSlug = (taken: Set<string>, candidates: readonly string[]): string => {
  const usable = candidates.filter(isSlug)
  const [first = 'untitled'] = usable
  let slug = usable.find((candidate) => !taken.has(candidate))
  for (let number = 2; slug === undefined; number++) {
    const next = `${first.slice(0, maxSlug - 7).replace(/-+$/, '')}-${number}`
    if (!taken.has(next)) slug = next
  }
  taken.add(slug)
  return slug
}

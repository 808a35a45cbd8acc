import { isSlug } from '../../../shared/slug'

const shape = /^\/schools\/([^/]+)\/comments$/

/** Which school's thread a path leads to, without the prefix of the language. */
export const threadSlug = (path: string): string | undefined => {
  const slug = shape.exec(path)?.[1]
  return slug && isSlug(slug) ? slug : undefined
}

/** What is no number of a page is the first. */
export const readPage = (query: URLSearchParams): number => {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

import { isSlug } from '../../../shared/text/slug'

const shape = /^\/schools\/([^/]+)\/comments$/

/** The slug of the school in a thread's path (without language prefix). */
export const threadSlug = (path: string): string | undefined => {
  const slug = shape.exec(path)?.[1]
  return slug && isSlug(slug) ? slug : undefined
}

/** The page number; 1 if it is missing or invalid. */
export const readPage = (query: URLSearchParams): number => {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

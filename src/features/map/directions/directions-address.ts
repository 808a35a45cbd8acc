import { isSlug } from '../../../shared/text/slug'
import { directionsPath } from '../contract'

const [before = '', after = ''] = directionsPath('\n').split('\n')

/** The school of a page about the way there; undefined when the path leads elsewhere. */
export const directionsSlug = (path: string): string | undefined => {
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const slug = path.slice(before.length, -after.length)
  return isSlug(slug) ? slug : undefined
}

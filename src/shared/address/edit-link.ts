import { type Locale, splitLocale } from '../locale'

/** Answers where staff edit a page; visitors get nothing. */
export const EDIT_LINK_PATH = '/-/edit-link'

/** The panel marks the browser of staff, so that pages of visitors, which are the same for everybody, ask for no link. */
export const STAFF_MARK = 'staff'

/** Document that staff edit in the panel to change a public page. */
export type EditedDocument =
  | { global: 'home-page' }
  | { collection: 'schools' | 'pages' | 'posts'; slug: string }
  | { collection: 'courses' | 'accommodation'; slug: string; school: string }

const readParts = ([first, second, third, fourth]: string[]): EditedDocument | undefined => {
  if (!first) return { global: 'home-page' }
  if (first === 'schools' && second) {
    if ((third === 'courses' || third === 'accommodation') && fourth)
      return { collection: third, slug: fourth, school: second }
    return { collection: 'schools', slug: second }
  }
  if (first === 'news') return second && !third ? { collection: 'posts', slug: second } : undefined
  return second ? undefined : { collection: 'pages', slug: first }
}

/** Finds out by its address what a public page shows. Lists, searches and quotes have no document of their own. */
export const editedDocument = (pathname: string): { locale: Locale; edited: EditedDocument | undefined } => {
  const { locale, path } = splitLocale(pathname)
  return { locale, edited: readParts(path.split('/').slice(1)) }
}

import { schoolPath } from './school-path'

/** Documents whose address consists of their collection and their slug. */
export type PagedCollection = 'schools' | 'posts' | 'pages'

const paths: Record<PagedCollection, (slug: string) => string> = {
  schools: schoolPath,
  posts: (slug) => `/news/${slug}`,
  pages: (slug) => `/${slug}`,
}

/** The path of a document's page, without the language's prefix. */
export const slugPath = (collection: PagedCollection, slug: string): string => paths[collection](slug)

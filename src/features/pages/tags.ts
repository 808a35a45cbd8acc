import { documentTag } from '../../shared/tags'

export const pageTag = (id: number): string => documentTag('pages', id)

/** The tag of the sitemap, which lists all pages. */
export const pagesTag = 'pages'

export const pageTags = (page: { id: number }): string[] => [pageTag(page.id), pagesTag]

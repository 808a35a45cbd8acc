const folder = '/schools/'

/** Where a school's page is, without the prefix of the language. */
export const schoolPath = (slug: string): string => folder + slug

/** The other way round; empty when the path leads elsewhere. */
export const schoolSlug = (path: string): string => (path.startsWith(folder) ? path.slice(folder.length) : '')

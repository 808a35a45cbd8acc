const folder = '/schools/'

/** The path of a school's page, without language prefix. */
export const schoolPath = (slug: string): string => folder + slug

/** The inverse of `schoolPath`; empty for other paths. */
export const schoolSlug = (path: string): string => (path.startsWith(folder) ? path.slice(folder.length) : '')

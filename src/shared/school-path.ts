/** The path of a school's page, without the language's prefix. */
export const schoolPath = (slug: string): string => `/schools/${slug}`

/** The path of a school's page, without the language's prefix. */
export const schoolPath = (slug: string): string => `/schools/${slug}`

export const coursePath = (school: string, slug: string): string => `${schoolPath(school)}/courses/${slug}`

/** The path of the page of one of its kinds of accommodation. */
export const accommodationPath = (school: string, slug: string): string =>
  `${schoolPath(school)}/accommodation/${slug}`

export const offerPath = (kind: 'course' | 'accommodation') =>
  kind === 'course' ? coursePath : accommodationPath

export const directionsPath = (slug: string): string => `${schoolPath(slug)}/how-to-get-here`

/** The path of the page that puts courses of a school side by side. */
export const comparePath = (slug: string): string => `${schoolPath(slug)}/compare`

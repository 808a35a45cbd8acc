/** The tag of the list of redirects. */
export const redirectsTag = 'redirects'

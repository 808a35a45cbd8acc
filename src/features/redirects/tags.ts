export const redirectsTag = 'redirects'

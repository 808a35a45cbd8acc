// Addresses of pages that other pages link to, without the language's prefix.

export const SEARCH_PATH = '/search'

/** The site's own page about cookies. */
export const COOKIE_POLICY_PATH = '/cookie-policy'

/** The coming public holidays of a country, for the panel. */
export const HOLIDAYS_PATH = '/-/holidays'

/** The settings on that page, for links that work without JavaScript. */
export const COOKIE_SETTINGS_PATH = `${COOKIE_POLICY_PATH}#settings`

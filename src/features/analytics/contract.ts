export const ANALYTICS_PATH = '/admin/numbers'

/** Pages and hosts beyond what is counted one by one. It is no path and no host name. */
export const OTHER = '(other)'

/** Prefix of a campaign, which is counted in place of the referring host. No host name has a colon. */
export const CAMPAIGN = 'utm:'

/** Views of one page in one language on one day, by the host that visitors came from: empty if there was none. */
export interface ViewCount {
  day: string
  /** The path without the language's prefix. */
  page: string
  language: string
  host: string
  count: number
}

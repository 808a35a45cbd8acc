import type { IncomingHttpHeaders } from 'node:http'
import { parseUrl } from '../../../shared/address/parse-url'
import { CAMPAIGN, OTHER } from '../contract'

// Reads from a request only what counting needs: whether a person looks at the page, and from which site they came. Neither header
// is kept.

/** Every browser begins like this; most programs do not. */
const browserStart = /^(Mozilla|Opera)\/\d/

/** Programs that call themselves a browser; many name the address of their description. Telephones of Cubot are none. */
const robot =
  /(?<!\bcu)bot\b|bots?[/;_-]|crawl|spider|slurp|scrap(er|y)|archiv|preview|monitor|uptime|facebookexternalhit|mediapartners|google-|apis-google|headless|phantom|puppeteer|playwright|selenium|lighthouse|speed insights|gtmetrix|pingdom|ptst\/|curl|wget|python|java\/|http-?client|okhttp|validator|compatible;(?! msie)|https?:\/\//i

/** A longer one is no browser. */
const maxAgentLength = 500

export const isBrowser = (agent: string | undefined): boolean =>
  agent !== undefined && agent.length <= maxAgentLength && browserStart.test(agent) && !robot.test(agent)

/** Loaded in case it will be looked at. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean => {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz']
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))
}

/** Who is logged in to the panel is staff. The session is not checked: nothing is given away. */
export const isStaff = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie?.includes('payload-token=') === true

/** A longer address is not searched for a campaign. */
const maxAddressLength = 2000

/** A campaign as marketing people write it. Other values and long numbers may name a person, so they are not kept. */
const campaignWord = /^(?!.*\d{5})[a-z0-9][a-z0-9._-]{0,39}$/

/** The campaign and the source that the address of a link names, in place of a host: `utm:summer/newsletter`. */
export const campaignOf = (url: string | undefined): string | undefined => {
  if (!url?.includes('utm_') || url.length > maxAddressLength) return undefined
  const [, search = ''] = url.split('?', 2)
  const query = new URLSearchParams(search)
  const word = (name: string): string => {
    const text = (query.get(name) ?? '').trim().toLowerCase()
    return campaignWord.test(text) ? text : ''
  }
  const words = [word('utm_campaign'), word('utm_source')].filter(Boolean)
  return words.length ? `${CAMPAIGN}${words.join('/')}` : undefined
}

/** Names of sites. Addresses made of numbers and names inside a network may say who somebody is. */
const publicHost = /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/

const privateHost = /\.(local|localdomain|lan|home|internal|intranet|corp|arpa)$/

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** The host name that a referrer names; empty without one and for our own pages. */
export const referringHost = (referer: string | undefined, ownHost: string): string => {
  if (!referer) return ''
  const url = /^https?:\/\//i.test(referer) ? parseUrl(referer) : undefined
  if (!url) return OTHER
  const host = withoutWww(url.hostname)
  if (host === withoutWww(ownHost)) return ''
  return publicHost.test(host) && !privateHost.test(host) ? host : OTHER
}

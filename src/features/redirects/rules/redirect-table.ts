import { localiseTarget } from '../../../shared/address/link-target'
import { allLanguages } from '../../../shared/language/site-languages'
import { defaultLocale } from '../../../shared/locale'
import { type Address, isCampaignParam, pathIn, readAddress } from './address'

export type RedirectStatus = 301 | 302 | 410

export interface Redirect {
  /** As `writeAddress` writes it. */
  from: string
  match: 'exact' | 'prefix'
  status: RedirectStatus
  /** A path, which gets the language of the request if it has none, or a full address. Absent if the old page is gone. */
  to?: string
  /** The part of the address that follows a prefix is appended to `to`. */
  keepsRest?: boolean
}

/** Response to a redirected address: without `location` the address is gone. */
export interface Redirected {
  status: RedirectStatus
  location?: string
}

interface WithParams {
  redirect: Redirect
  params: string[]
}

/** Redirects by the path they begin at. Finding one takes no longer if there are thousands. */
export interface RedirectTable {
  exact: Map<string, Redirect>
  prefix: Map<string, Redirect>
  /** Those with a query, by path and by one of their parameters: the one that fewest others of the path have. */
  withParams: Map<string, Map<string, WithParams[]>>
}

export const createTable = (redirects: readonly Redirect[]): RedirectTable => {
  const table: RedirectTable = { exact: new Map(), prefix: new Map(), withParams: new Map() }
  const byPath = new Map<string, WithParams[]>()
  for (const redirect of redirects) {
    const address = readAddress(redirect.from)
    if (!address) continue
    const path = pathIn(address)
    if (redirect.match === 'prefix') table.prefix.set(path, redirect)
    else if (address.params.length === 0) table.exact.set(path, redirect)
    else {
      const others = byPath.get(path) ?? []
      others.push({ redirect, params: address.params })
      byPath.set(path, others)
    }
  }
  for (const [path, entries] of byPath) table.withParams.set(path, indexByParam(entries))
  return table
}

const indexByParam = (entries: WithParams[]): Map<string, WithParams[]> => {
  const counts = new Map<string, number>()
  for (const param of entries.flatMap(({ params }) => params)) counts.set(param, (counts.get(param) ?? 0) + 1)
  const rarest = ({ params }: WithParams) =>
    params.reduce((best, next) => ((counts.get(next) ?? 0) < (counts.get(best) ?? 0) ? next : best))
  const index = new Map<string, WithParams[]>()
  for (const entry of entries) index.set(rarest(entry), [...(index.get(rarest(entry)) ?? []), entry])
  return index
}

interface Match {
  redirect: Redirect
  /** Rest of the path after the prefix, as it was written. */
  rest: string
}

const withoutExtension = (path: string): string => path.replace(/\.(html?|php)$/, '')

/** The redirect whose parameters the address has; of several the one with most. */
const findByParams = (table: RedirectTable, path: string, { params }: Address): Redirect | undefined => {
  const index = table.withParams.get(path)
  if (!index) return undefined
  const asked = new Set(params)
  return params
    .flatMap((param) => index.get(param) ?? [])
    .filter((entry) => entry.params.every((param) => asked.has(param)))
    .sort((a, b) => b.params.length - a.params.length)[0]?.redirect
}

/** The paths under which a redirect may be stored: with the language of the address, and without any. */
const pathsOf = (address: Address): string[] => [...new Set([pathIn(address), address.path])]

const findExact = (table: RedirectTable, address: Address): Redirect | undefined => {
  for (const path of pathsOf(address)) {
    const found =
      findByParams(table, path, address) ?? table.exact.get(path) ?? table.exact.get(withoutExtension(path))
    if (found) return found
  }
  return undefined
}

/** The longest prefix; a prefix ends where a part of the path ends. */
const findPrefix = (table: RedirectTable, address: Address): Match | undefined => {
  if (table.prefix.size === 0) return undefined
  const parts = address.path.split('/')
  const written = address.written.split('/')
  // An escaped slash in a part would shift the rest.
  const kept = written.length === parts.length ? written : parts
  for (let length = parts.length; length > 1; length--) {
    const path = parts.slice(0, length).join('/')
    for (const stored of pathsOf({ ...address, path })) {
      const redirect = table.prefix.get(stored)
      if (redirect)
        return {
          redirect,
          rest: kept
            .slice(length)
            .map((part) => `/${part}`)
            .join(''),
        }
    }
  }
  return undefined
}

const find = (table: RedirectTable, address: Address): Match | undefined => {
  const redirect = findExact(table, address)
  return redirect ? { redirect, rest: '' } : findPrefix(table, address)
}

/** Where a redirect leads from an address, as a browser needs it. */
const locationOf = (
  { redirect: { to = '/', keepsRest }, rest }: Match,
  { locale, params }: Address,
): string => {
  const isHere = to.startsWith('/')
  const whole = keepsRest ? `${to.replace(/\/$/, '')}${rest}` || '/' : to
  const target = isHere ? localiseTarget(allLanguages, locale ?? defaultLocale, whole) : whole
  const url = new URL(target, 'http://site')
  if (!url.search)
    for (const param of params) {
      const at = param.indexOf('=')
      if (isCampaignParam(param.slice(0, at)))
        url.searchParams.append(param.slice(0, at), param.slice(at + 1))
    }
  return isHere ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : url.href
}

const maxHops = 10

/** Writes an address without parameters of campaigns, to compare it with others. */
const sameText = ({ params, ...address }: Address) =>
  `${pathIn(address)}?${params.filter((param) => !isCampaignParam(param.split('=', 1)[0] ?? ''))}`

/**
 * The response to an address that the site does not know; undefined if there is none. Redirects that lead to one another are
 * answered with the last one, so that a visitor is redirected once. A prefix is only applied to the address of the request:
 * there may be a page where it leads to.
 */
export const redirectOf = (table: RedirectTable, url: string): Redirected | undefined => {
  const asked = readAddress(url)
  let found = asked && find(table, asked)
  if (!asked || !found) return undefined
  let address = asked
  let status: RedirectStatus = 301
  for (let hop = 0; hop < maxHops; hop++) {
    if (found.redirect.status === 410) return { status: 410 }
    if (found.redirect.status === 302) status = 302
    const location = locationOf(found, address)
    const next = location.startsWith('/') ? readAddress(location) : undefined
    if (next && sameText(next) === sameText(asked)) return undefined
    const redirect = next && findExact(table, next)
    if (!next || !redirect) return { status, location }
    address = next
    found = { redirect, rest: '' }
  }
  return undefined
}

/** Where the site has a page, which ends the way of a visitor. */
type IsPage = (path: string) => boolean

/** Whether visitors who begin at a redirect of this table are led in a circle. */
export const isInCircle = (
  table: RedirectTable,
  redirects: readonly Redirect[],
  { from, match }: Redirect,
  isPage: IsPage,
): boolean => {
  const circles = (start: string): boolean => {
    let address = readAddress(start)
    for (let hop = 0; address && hop < maxHops; hop++) {
      if (isPage(address.path)) return false
      const found = find(table, address)
      if (!found || found.redirect.status === 410) return false
      const location = locationOf(found, address)
      if (!location.startsWith('/')) return false
      address = readAddress(location)
    }
    return address !== undefined
  }
  if (match === 'exact') return circles(from)
  // A prefix begins at every address below it: also where other redirects lead to.
  const below = `${readAddress(from)?.path}/`
  const entries = redirects.flatMap(({ to }) => (to?.includes(below) ? [to] : []))
  return [from, `${from}/x`, ...entries].some(circles)
}

export const leadsInCircle = (redirects: readonly Redirect[], added: Redirect, isPage: IsPage): boolean =>
  isInCircle(createTable([...redirects, added]), redirects, added, isPage)

import { type BlockedSource, type HostDirective, hostDirectives } from '../contract'
import type { Choice } from '../decision/visitor-choice.server'
import { type Hosts, hostsAt } from '../services/build-groups'
import { serviceNamed, serviceOfAddress } from '../services/find-service'
import type { GroupNames } from '../services/group-names'

export type Sources = Partial<Record<HostDirective, string[]>>

/** The only sources that get into a policy. */
const source =
  /^((https?|wss?):\/\/)?(\*\.)?[a-z0-9_]([a-z0-9_.-]*[a-z0-9])?(:(\d{1,5}|\*))?(\/[\w\-.~%/]*)?$|^'sha256-[A-Za-z0-9+/]{43}='$/

/** The hosts of the site's groups, and the group of an address. */
interface Reachable {
  hosts: ReadonlyMap<string, Hosts>
  names: Pick<GroupNames, 'known'>
}

/** Directives under which a host can only be shown, without running code in the page. */
const shown = ['img-src', 'frame-src', 'media-src'] as const

/**
 * The sources that a visitor's choice adds to the policy of a page. The cookie names hosts that were found on pages, and anybody who can
 * set a cookie can name others: those that neither belong to a known service nor are on this page run no scripts in it.
 */
export const sourcesOf = (
  { allowed, found }: Choice,
  { hosts, names }: Reachable,
  blocked: readonly BlockedSource[],
): Sources => {
  const all = new Map<HostDirective, Set<string>>(hostDirectives.map((name) => [name, new Set<string>()]))
  const add = (directive: HostDirective, value: string) => {
    if (source.test(value)) all.get(directive)?.add(value)
  }
  const addHosts = (more: Hosts) => {
    for (const directive of hostDirectives) for (const host of more[directive] ?? []) add(directive, host)
  }
  for (const name of allowed) addHosts(hosts.get(name) ?? serviceNamed(name)?.hosts ?? {})
  const onPage = new Set(blocked.flatMap(({ origin }) => (origin ? new URL(origin).host : [])))
  for (const host of found) {
    const address = `https://${host}`
    const owner = names.known(address) ?? ''
    // The site's list has this host in another group, which is not allowed.
    if (hosts.has(owner) && !allowed.has(owner)) continue
    const service = serviceOfAddress(address)
    if (service || onPage.has(host)) addHosts(hostsAt(host, false))
    else for (const directive of shown) add(directive, host)
    addHosts(service?.hosts ?? {})
  }
  for (const { group, directive, origin, hash } of blocked) {
    if (!allowed.has(group)) continue
    if (origin) add(directive, origin)
    if (hash) add(directive, `'${hash}'`)
  }
  return Object.fromEntries([...all].flatMap(([name, set]) => (set.size ? [[name, [...set].sort()]] : [])))
}

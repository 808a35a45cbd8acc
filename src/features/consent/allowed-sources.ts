import { type ConsentRecord, type HeldBack, type HostDirective, hostDirectives } from './contract'
import { allowedGroups, gpc } from './decide'
import { serviceOfAddress } from './find-service'
import { type Hosts, hostOfDomain, hostsAt } from './site-groups'

/** Whom a visitor's choice lets the browser reach. */
export interface Choice {
  allowed: ReadonlySet<string>
  /** Hosts of what was found on pages and allowed there, as the cookie has them. */
  found: readonly string[]
}

/** Global Privacy Control refuses what the visitor has not decided on. */
export const choiceOf = (given: ConsentRecord, hasGpc: boolean): Choice => {
  const record = hasGpc ? gpc(given) : given
  const allowed = allowedGroups(record)
  const found = record.blockList.flatMap(({ userList, name, domain }) => {
    const host = !userList && allowed.has(name) && domain ? hostOfDomain(domain) : undefined
    return host ? [host] : []
  })
  return { allowed, found }
}

export type Sources = Partial<Record<HostDirective, string[]>>

/** Nothing else gets into a policy, wherever it comes from. */
const source =
  /^((https?|wss?):\/\/)?(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:(\d{1,5}|\*))?(\/[\w\-.~%/]*)?$|^'sha256-[A-Za-z0-9+/]{43}='$/

/** What the policy of a page has besides the site's own sources. */
export const sourcesOf = (
  { allowed, found }: Choice,
  hosts: ReadonlyMap<string, Hosts>,
  heldBack: readonly HeldBack[],
): Sources => {
  const all = new Map<HostDirective, Set<string>>(hostDirectives.map((name) => [name, new Set<string>()]))
  const add = (directive: HostDirective, value: string) => {
    if (source.test(value)) all.get(directive)?.add(value)
  }
  const addHosts = (more: Hosts) => {
    for (const directive of hostDirectives) for (const host of more[directive] ?? []) add(directive, host)
  }
  for (const name of allowed) addHosts(hosts.get(name) ?? {})
  for (const host of found) {
    addHosts(hostsAt(host, false))
    addHosts(serviceOfAddress(`https://${host}`)?.hosts ?? {})
  }
  for (const { group, directive, origin, hash } of heldBack) {
    if (!allowed.has(group)) continue
    if (origin) {
      add(directive, origin)
      addHosts(serviceOfAddress(`${origin}/`)?.hosts ?? {})
    }
    if (hash) add(directive, `'${hash}'`)
  }
  return Object.fromEntries([...all].flatMap(([name, set]) => (set.size ? [[name, [...set].sort()]] : [])))
}

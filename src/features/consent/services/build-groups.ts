import { parseUrl } from '../../../shared/address/parse-url'
import {
  type BlockListItem,
  type ConsentGroup,
  type HostDirective,
  hostDirectives,
  type ItemPlace,
  type ServiceCategory,
  type StoredName,
} from '../contract'
import { serviceNamed, serviceOfAddress, serviceOfInline } from './find-service'
import { isHost } from './host-name'
import type { KnownService } from './known-services'
import { isAt, placeOf } from './match-address'

export type Hosts = Partial<Record<HostDirective, readonly string[]>>

/** A group with what its members may reach once it is allowed. */
export interface SiteGroup extends ConsentGroup {
  hosts: Hosts
}

/** Editors' description of a group. */
export interface GroupDescription {
  category?: ServiceCategory
  purpose?: string
  provider?: string
  privacyUrl?: string
  stored?: StoredName[]
}

const addressOf = (domain: string) => (/^(https?:)?\/\//i.test(domain) ? domain : `https://${domain}`)

export const serviceOfItem = ({ domain, contain }: ItemPlace): KnownService | undefined =>
  domain ? serviceOfAddress(addressOf(domain)) : serviceOfInline(contain ?? '')

/** The host of a `domain` in the list; undefined if it contains no complete host. */
export const hostOfDomain = (domain: string): string | undefined => {
  const [host = ''] = placeOf(domain).split(/[/?]/, 1)
  return isHost(host) && /\.|^localhost/.test(host) ? host : undefined
}

/** All directives for one host. Without a scheme, browsers apply that of the page, or https. */
export const hostsAt = (host: string, withSubdomains: boolean): Hosts =>
  Object.fromEntries(
    hostDirectives.map((directive) => [directive, withSubdomains ? [host, `*.${host}`] : [host]]),
  )

const joinHosts = (all: Hosts[]): Hosts =>
  Object.fromEntries(
    hostDirectives.flatMap((directive) => {
      const hosts = [...new Set(all.flatMap((one) => one[directive] ?? []))]
      return hosts.length ? [[directive, hosts]] : []
    }),
  )

const hostsOfItem = (item: BlockListItem): Hosts => {
  const known = serviceOfItem(item)
  if (known) return known.hosts
  const host = item.domain && hostOfDomain(item.domain)
  return host ? hostsAt(host, true) : {}
}

/** If a name is listed twice, the last entry wins. */
const unique = (stored: StoredName[]) => [
  ...new Map(stored.map((entry) => [`${entry.kind} ${entry.name}`, entry])).values(),
]

/** The directives of what the elements of a page load. */
const ofElements = ['script-src', 'style-src', 'img-src', 'frame-src', 'media-src'] as const

/** Adds the hosts that a service reaches besides its own, unless they belong to another group of the list. */
const withHosts = (groups: SiteGroup[]): SiteGroup[] => {
  const listed = groups.flatMap(({ domains }) => domains)
  return groups.map((group) => {
    const reached = ofElements.flatMap((directive) => group.hosts[directive] ?? [])
    const parts = reached.map((host) => host.replace(/^https?:\/\//, '').replace(/^\*\./, ''))
    const more = parts.filter((part) => {
      const address = parseUrl(`https://${part}`)
      return !address || !listed.some((place) => isAt(place, address))
    })
    return { ...group, domains: [...group.domains, ...new Set(more)] }
  })
}

/** Groups the items of the list by name and completes each group by what is known of its services. */
export const buildGroups = (
  items: BlockListItem[],
  words: ReadonlyMap<string, GroupDescription> = new Map(),
): SiteGroup[] => {
  const names = [...new Set(items.map(({ name }) => name))].sort((a, b) => a.localeCompare(b))
  const groups = names.map((name) => {
    const own = items.filter((item) => item.name === name)
    const services = [
      ...new Set([serviceNamed(name), ...own.map(serviceOfItem)].filter((service) => service !== undefined)),
    ]
    const [first] = services
    const said = words.get(name) ?? {}
    const provider = said.provider ?? first?.provider
    const privacyUrl = said.privacyUrl ?? first?.privacyUrl
    return {
      name,
      category: said.category ?? first?.category ?? 'other',
      ...(provider ? { provider } : {}),
      ...(privacyUrl ? { privacyUrl } : {}),
      ...(said.purpose ? { purpose: said.purpose } : {}),
      items: own.map(({ domain, contain, actived, editable, visible, report }) => ({
        domain,
        contain,
        actived,
        editable,
        visible,
        report,
      })),
      domains: [
        ...new Set(
          [...services.flatMap(({ domains }) => domains), ...own.map(({ domain }) => domain)]
            .map(placeOf)
            .filter(Boolean),
        ),
      ],
      stored: unique([...services.flatMap(({ stored }) => stored), ...(said.stored ?? [])]),
      signals: [...new Set(services.flatMap(({ signals }) => signals))],
      hosts: joinHosts([...services.map(({ hosts }) => hosts), ...own.map(hostsOfItem)]),
    }
  })
  return withHosts(groups)
}

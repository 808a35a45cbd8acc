import { parseUrl } from '../../../shared/address/parse-url'
import { type KnownService, knownServices } from './known-services'
import { pathFits } from './match-address'

// Which service an address, or the text of an inline script, belongs to.

interface Pattern {
  host: string
  /** Beginning of path and query, with its slash; empty for the whole host. `/*` before it is any one folder. */
  path: string
  service: KnownService
}

const patternOf = (service: KnownService, domain: string): Pattern => {
  const slash = domain.indexOf('/')
  return slash < 0
    ? { host: domain, path: '', service }
    : { host: domain.slice(0, slash), path: domain.slice(slash), service }
}

/** Indexed by host, so that an address is compared with few patterns. */
const patterns = new Map<string, Pattern[]>()
for (const service of knownServices)
  for (const domain of service.domains) {
    const pattern = patternOf(service, domain)
    const same = [...(patterns.get(pattern.host) ?? []), pattern]
    // The longest path is tried first: google.com/recaptcha before google.com.
    patterns.set(
      pattern.host,
      same.sort((a, b) => b.path.length - a.path.length),
    )
  }

const inlineParts = knownServices
  .flatMap((service) => service.contains.map((part) => ({ part, service })))
  .sort((a, b) => b.part.length - a.part.length)

const byName = new Map(knownServices.map((service) => [service.name.toLowerCase(), service]))

/** Undefined for anything but an absolute web address. */
export const webAddress = (address: string): URL | undefined => {
  const whole = address.trim().replace(/^\/\//, 'https://')
  const url = parseUrl(whole)
  if (!url) return undefined
  url.hostname = url.hostname.replace(/\.$/, '')
  return /^(https?|wss?):$/.test(url.protocol) ? url : undefined
}

/** The host itself, then its parents: `www.youtube.com`, `youtube.com`, `com`. */
const hostAndParents = (host: string): string[] => {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

export const serviceOfAddress = (address: string): KnownService | undefined => {
  const url = webAddress(address)
  if (!url) return undefined
  const rest = url.pathname + url.search
  for (const host of hostAndParents(url.hostname))
    for (const { path, service } of patterns.get(host) ?? [])
      if (!path || pathFits(path, rest)) return service
  return undefined
}

/** A part that begins with a letter must begin a word: `rdt(` is not found in `cardt(`. */
const hasPart = (text: string, part: string): boolean => {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!/^\w/.test(part) || at === 0 || !/[\w$]/.test(text.charAt(at - 1))) return true
  return false
}

export const serviceOfInline = (text: string): KnownService | undefined =>
  inlineParts.find(({ part }) => hasPart(text, part))?.service

export const serviceNamed = (name: string): KnownService | undefined => byName.get(name.trim().toLowerCase())

/** The name of the group: the known service, otherwise the host. */
export const groupOfAddress = (address: string): string | undefined =>
  serviceOfAddress(address)?.name ?? webAddress(address)?.hostname

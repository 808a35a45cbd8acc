import { isIPv6 } from 'node:net'

/** The eight groups of an address, zeros written out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  return [
    ...(before ?? []),
    ...Array.from({ length: tail === undefined ? 0 : zeros }, () => '0'),
    ...(after ?? []),
  ]
}

/**
 * Whom an address belongs to, for limits: an IPv4 address, or the 64 bits of an IPv6 address that its owner was given.
 * The other 64 are the owner's to choose, a new one for every request.
 */
export const clientNetwork = (ip: string): string => {
  const [address = ''] = ip.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? ip
  const groups = groupsOf(address).slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

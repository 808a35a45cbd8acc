import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, with abbreviated zeros written out. */
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
 * The network of a client, as the key of rate limits: an IPv4 address, or the first 64 bits of an IPv6 address. A client
 * can choose the other 64 bits freely, for every request.
 */
export const clientNetwork = (ip: string): string => {
  const [address = ''] = ip.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? ip
  const groups = groupsOf(address).slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

import { lookup as lookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { parseUrl } from '../../../shared/address/parse-url'

/** Larger files are not pictures of a website. */
export const maxFileBytes = 30 * 1024 * 1024
const timeoutMs = 20_000
const maxRedirects = 5
const pausesMs = [500, 2000]

/** Networks that are nobody's public website. An export could name the machines behind the firewall of this server. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // An IPv4 address may be written inside one of these.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

export const isPublicAddress = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return !closed.check(mapped, isIP(mapped) === 6 ? 'ipv6' : 'ipv4')
}

class Refused extends Error {}

/** Checks the address that is connected to, so that a name cannot lead elsewhere after a first check. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookupAddress(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Refused(`${hostname} is in a private network`), '', 0)
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

const request = (url: URL, allowPrivate: boolean): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // Addresses that are numbers are not looked up.
    if (!allowPrivate && isIP(host) && !isPublicAddress(host))
      return reject(new Refused(`${host} is in a private network`))
    const options: RequestOptions = {
      headers: { accept: 'image/*,*/*;q=0.5', 'user-agent': 'Schoolhouse import' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    }
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, options, resolve).on('error', reject)
  })

const bodyOf = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxFileBytes) {
      response.destroy()
      throw new Refused(`larger than ${maxFileBytes / 1024 / 1024} MB`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const fetchOnce = async (address: string, allowPrivate: boolean): Promise<Buffer> => {
  let url = new URL(address)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!/^https?:$/.test(url.protocol)) throw new Refused(`${url.protocol} is not an address of the web`)
    const response = await request(url, allowPrivate)
    const { statusCode = 0, headers } = response
    const target = headers.location ? parseUrl(headers.location, url) : undefined
    if (statusCode >= 300 && statusCode < 400 && target) {
      response.destroy()
      url = target
    } else if (statusCode === 200) return bodyOf(response)
    else {
      response.destroy()
      if (statusCode >= 500 || statusCode === 429) throw new Error(`answered ${statusCode}`)
      throw new Refused(`answered ${statusCode}`)
    }
  }
  throw new Refused('redirected too often')
}

/** Fetches a file of the web. Failures that may pass are tried again. */
export const fetchFile = async (
  address: string,
  { allowPrivate = false, pauses = pausesMs }: { allowPrivate?: boolean; pauses?: readonly number[] } = {},
): Promise<Buffer> => {
  for (let attempt = 0; ; attempt++)
    try {
      return await fetchOnce(address, allowPrivate)
    } catch (error) {
      const isFinal = error instanceof Refused || /ENOTFOUND/.test(String((error as { code?: unknown }).code))
      const pause = pauses[attempt]
      if (isFinal || pause === undefined) throw error
      await delay(pause)
    }
}

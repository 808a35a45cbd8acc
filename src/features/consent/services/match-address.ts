import { parseUrl } from '../../../shared/address/parse-url'

/** Matches whole path segments: `/maps` matches `/maps/embed` and `/maps?q=`, not `/mapsomething`. `/*` is any one folder. */
export const pathFits = (start: string, path: string): boolean =>
  start.startsWith('/*')
    ? pathFits(start.slice(2), path.replace(/^\/[^/?]+/, ''))
    : path.startsWith(start) && (/\W$/.test(start) || !/^[\w-]/.test(path.slice(start.length)))

/**
 * Whether an address matches a place as `placeOf` writes it: the host or a subdomain, the port and the path if the place
 * has them. Parsed addresses are compared: `https://evil.example/?youtube.com` and `https://notyoutube.com` do not match
 * `youtube.com`.
 */
export const isAt = (place: string, { host, hostname, pathname, search }: URL): boolean => {
  const [, name, path = ''] = /^([^/]+)(.*)/.exec(place) ?? []
  return (
    [host, hostname].some((one) => `.${one}`.endsWith(`.${name}`)) &&
    pathFits(path, (pathname + search).toLowerCase())
  )
}

/**
 * Normalises a `domain` of the list as browsers do: without scheme and default port, in lower case, `xn--…` for non-ASCII
 * hosts. Empty if it contains no host.
 */
export const placeOf = (domain: string): string => {
  const text = domain.trim().replace(/^(\w+:)?\/\//, '')
  // `https:///x` would be read as the host `x`.
  const url = /^[/\\]/.test(text) ? undefined : parseUrl(`https://${text}`)
  if (!url) return ''
  const { host, pathname, search } = url
  return (host + (pathname + search).replace(/^\/$/, '')).toLowerCase()
}

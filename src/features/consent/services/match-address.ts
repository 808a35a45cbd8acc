/** A path fits to the end of a part: `/maps` is in `/maps/embed` and `/maps?q=`, not in `/mapsomething`. `/*` is any one folder. */
export const pathFits = (start: string, path: string): boolean =>
  start.startsWith('/*')
    ? pathFits(start.slice(2), path.replace(/^\/[^/?]+/, ''))
    : path.startsWith(start) && (/\W$/.test(start) || !/^[\w-]/.test(path.slice(start.length)))

/**
 * Whether an address belongs to a place as `placeOf` writes it: to its host or a host below that, at its port if it names
 * one, and below its path if it has one. Parsed addresses are compared: `https://evil.example/?youtube.com` and
 * `https://notyoutube.com` do not belong to `youtube.com`.
 */
export const isAt = (place: string, { host, hostname, pathname, search }: URL): boolean => {
  const [, name, path = ''] = /^([^/]+)(.*)/.exec(place) ?? []
  return (
    [host, hostname].some((one) => `.${one}`.endsWith(`.${name}`)) &&
    pathFits(path, (pathname + search).toLowerCase())
  )
}

/**
 * A `domain` of the list as browsers write addresses: without scheme, in lower case, `xn--…` for letters beyond ASCII,
 * without the usual port. Empty where it names no host.
 */
export const placeOf = (domain: string): string => {
  const text = domain.trim().replace(/^(\w+:)?\/\//, '')
  // `https:///x` would be read as the host `x`.
  if (/^[/\\]/.test(text) || !URL.canParse(`https://${text}`)) return ''
  const { host, pathname, search } = new URL(`https://${text}`)
  return (host + (pathname + search).replace(/^\/$/, '')).toLowerCase()
}

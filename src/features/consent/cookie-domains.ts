/** The domains that a cookie sent to this host may have; undefined is the host's alone. The last label never takes one. */
export const cookieDomains = (host: string): (string | undefined)[] => {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (/^[\d.]+$|[[\]:]/.test(name)) return [undefined]
  const labels = name.split('.').filter(Boolean)
  return [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))]
}

/** The paths that a cookie sent to this address may have: each folder with and without its slash. */
export const cookiePaths = (path: string): string[] => {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
}

/** The domains that a cookie sent to this host may have; undefined is the host's alone. The last label never takes one. */
export const cookieDomains = (host: string): (string | undefined)[] => {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (/^[\d.]+$|[[\]:]/.test(name)) return [undefined]
  const labels = name.split('.').filter(Boolean)
  return [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))]
}

/** What would end a path in the header that names it, and begin something else. */
const notInPath = /[;,\s\p{C}]/u

/** The paths that a cookie sent to this address may have: each folder with and without its slash. */
export const cookiePaths = (path: string): string[] => {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const possible = folders.filter((folder) => !notInPath.test(folder))
  return ['/', ...possible.flatMap((folder) => [folder, `${folder}/`])]
}

/** Segments that are followed by a secret: the address of a quote, the link to a new password, a verification. */
const secretAfter = /(^|\/)(quotes|reset|verify)\/+[^/]+/gi

const maxLength = 300
const maxDecodes = 3

/** Decodes what can be decoded: one malformed escape must not hide another one. */
const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replace(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  }
}

/** The path of an address without its query and without secrets, whichever way they are written. */
export const pathForLog = (url: string): string => {
  let path = url.split(/[?#]/, 1)[0] ?? ''
  for (let count = 0; count < maxDecodes && path.includes('%'); count++) path = decode(path)
  if (path.includes('\\')) path = path.replaceAll('\\', '/')
  // Dot segments may stand between the name and the secret.
  if (path.includes('/.') || path.includes('//')) path = path.replace(/(\/+\.?(?=\/))+/g, '')
  return path.replace(secretAfter, '$1$2/…').slice(0, maxLength)
}

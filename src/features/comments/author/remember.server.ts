import type { Signer } from '../../../platform/http/signature'
import { readCookie } from '../../../ui/helper-cookie'
import { commentLimits, REMEMBER_PREFIX, REMEMBER_SECONDS } from '../contract'

// Cookies of a visitor. All are signed; a cookie with a wrong signature is ignored.

export const COOKIE_PURPOSE = 'comment-cookies'

/** The login cookie makes public pages ask for personal state; only the session proves who it is. */
const kinds = ['guest', 'staff'] as const
type UserKind = (typeof kinds)[number]

export interface Remembered {
  author: string
  email: string
  url: string
  login: UserKind
}

const fields = ['author', 'email', 'url', 'login', 'hash'] as const

/** Browsers drop a cookie of more than 4096 bytes. */
const maxValue = 3500
/** After this time comments are approved or gone. */
const maxOwn = 20
const ownSeconds = 30 * 86_400
const maxVerified = 10

const toCookieName = (what: string) => REMEMBER_PREFIX + what

const cookie = (what: string, value: string, secure: boolean, more = '', seconds = REMEMBER_SECONDS) =>
  `${toCookieName(what)}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${more}${secure ? '; Secure' : ''}`

const encode = (text: string): string => {
  try {
    const value = encodeURIComponent(text)
    return value.length > maxValue ? '' : value
  } catch {
    // An unpaired surrogate cannot be encoded.
    return ''
  }
}

const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

const signedText = ({ author, email, url, login }: Remembered) =>
  `remember ${JSON.stringify([login, author, email, url])}`

/** Scripts can read only the kind of user, which makes the page request personal data. */
export const rememberCookies = (remembered: Remembered, signer: Signer, secure: boolean): string[] => {
  const values = {
    author: encode(remembered.author),
    email: encode(remembered.email),
    url: encode(remembered.url),
  }
  const kept = {
    author: decode(values.author) ?? '',
    email: decode(values.email) ?? '',
    url: decode(values.url) ?? '',
    login: remembered.login,
  }
  const hidden = '; HttpOnly'
  return [
    cookie('author', values.author, secure, hidden),
    cookie('email', values.email, secure, hidden),
    cookie('url', values.url, secure, hidden),
    cookie('login', kept.login, secure),
    cookie('hash', signer.sign(signedText(kept)), secure, hidden),
  ]
}

/** Deletes the cookies of a visitor who no longer wants to be remembered. */
export const forgetCookies = (secure: boolean): string[] =>
  fields.map((field) => cookie(field, '', secure, '', 0))

/** Makes public pages ask whether this visitor may edit. */
export const staffCookie = (secure: boolean): string => cookie('login', 'staff', secure)

export const readRemembered = (cookies: string | undefined, signer: Signer): Remembered | undefined => {
  const text = (what: string) => decode(readCookie(cookies ?? '', toCookieName(what)) ?? '')
  const [author, email, url, hash] = [text('author'), text('email'), text('url'), text('hash')]
  const login = kinds.find((kind) => kind === text('login'))
  if (author === undefined || email === undefined || url === undefined || !hash || !login) return undefined
  const { author: a, email: e, url: u } = commentLimits
  if (author.length > a || email.length > e || url.length > u) return undefined
  const remembered = { author, email, url, login }
  return signer.isGenuine(signedText(remembered), hash) ? remembered : undefined
}

/** The comments that this browser has sent, newest first. */
export const readOwn = (cookies: string | undefined, signer: Signer): number[] => {
  const [ids = '', signature = ''] = (readCookie(cookies ?? '', toCookieName('own')) ?? '').split('.')
  if (!/^[1-9]\d{0,9}(-[1-9]\d{0,9})*$/.test(ids) || !signer.isGenuine(`own ${ids}`, signature)) return []
  return ids.split('-').map(Number).slice(0, maxOwn)
}

/** The cookie with these comments; without any, it expires at once. */
export const ownIdsCookie = (own: number[], signer: Signer, secure: boolean): string => {
  const ids = own.slice(0, maxOwn).join('-')
  return ids
    ? cookie('own', `${ids}.${signer.sign(`own ${ids}`)}`, secure, '', ownSeconds)
    : cookie('own', '', secure, '', 0)
}

/** Adds a comment to those of this browser. */
export const ownCookie = (cookies: string | undefined, id: number, signer: Signer, secure: boolean): string =>
  ownIdsCookie([id, ...readOwn(cookies, signer).filter((other) => other !== id)], signer, secure)

/** Only the signature of an address is stored, so that the cookie does not reveal the address. */
const proofOf = (email: string) => `verified ${email.trim().toLowerCase()}`

const proofs = (cookies: string | undefined): string[] =>
  (readCookie(cookies ?? '', toCookieName('verified')) ?? '').split('.').filter(Boolean).slice(0, maxVerified)

/** Whether this browser has confirmed the address. */
export const readVerified = (cookies: string | undefined, email: string, signer: Signer): boolean =>
  email.trim() !== '' && proofs(cookies).some((proof) => signer.isGenuine(proofOf(email), proof))

/** Adds an address to those that this browser has confirmed. */
export const verifiedCookie = (
  cookies: string | undefined,
  email: string,
  signer: Signer,
  secure: boolean,
): string => {
  const proof = signer.sign(proofOf(email))
  const kept = [proof, ...proofs(cookies).filter((other) => other !== proof)].slice(0, maxVerified)
  return cookie('verified', kept.join('.'), secure, '; HttpOnly')
}

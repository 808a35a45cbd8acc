import { describe, expect, it } from 'vitest'
import { createSigner } from '../../../platform/http/signature'
import {
  COOKIE_PURPOSE,
  forgetCookies,
  ownCookie,
  type Remembered,
  readOwn,
  readRemembered,
  readVerified,
  rememberCookies,
  staffCookie,
  verifiedCookie,
} from './remember.server'

const signer = createSigner('a secret of the tests', COOKIE_PURPOSE)
const stranger = createSigner('another secret', COOKIE_PURPOSE)

/** The cookies that the browser sends back. */
const sent = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

const ana: Remembered = {
  author: 'Ana Pérez',
  email: 'ana@example.org',
  url: 'https://ana.example',
  login: 'guest',
}
const anaSent = sent(rememberCookies(ana, signer, false))

describe('the cookies of a remembered author', () => {
  it.each<[string, Partial<Remembered>]>([
    ['plain values', {}],
    ['only a name', { email: '', url: '' }],
    ['characters with a meaning in cookies', { author: 'a; b=c, "d" \\ é\n%3B' }],
    ['other alphabets and emoji', { author: '東京 🏫 مرحبا', url: 'https://пример.example/ñ' }],
    ['a staff member', { login: 'staff' }],
  ])('restore %s', (_name, change) => {
    const remembered = { ...ana, ...change }
    const header = `currency=eur; ${sent(rememberCookies(remembered, signer, false))}; x=y`
    expect(readRemembered(header, signer)).toEqual(remembered)
  })

  it.each<[string, string | undefined]>([
    ['no cookies', undefined],
    ['only other cookies', 'currency=eur'],
    ['a changed name', anaSent.replace('Ana', 'Eva')],
    ['a changed address', anaSent.replace('ana%40', 'eva%40')],
    ['another kind of user', anaSent.replace('login=guest', 'login=staff')],
    ['a kind that does not exist', anaSent.replace('login=guest', 'login=admin')],
    ['no signature', anaSent.replace(/; zoo-comment_hash=[^;]+/, '')],
    ['an empty signature', anaSent.replace(/(zoo-comment_hash=)[^;]+/, '$1')],
    ['a signature of another site', sent(rememberCookies(ana, stranger, false))],
    ['a missing part', anaSent.replace(/zoo-comment_email=[^;]+; /, '')],
    ['an invalid encoding', anaSent.replace('Ana', '%E0%A4%A')],
    ['a name that is too long', sent(rememberCookies({ ...ana, author: 'x'.repeat(81) }, signer, false))],
    ['an invalid signature', `${anaSent.replace(/(zoo-comment_hash=)[^;]+/, '$1x')}`],
  ])('are ignored with %s', (_name, header) => {
    expect(readRemembered(header, signer)).toBeUndefined()
  })

  it('omit values that are too long for a browser or cannot be encoded', () => {
    const long = { ...ana, url: `https://x.example/${'é'.repeat(480)}` }
    expect(
      readRemembered(sent(rememberCookies({ ...long, author: '字'.repeat(80) }, signer, false)), signer),
    ).toEqual({
      ...long,
      author: '字'.repeat(80),
    })
    const huge = { ...ana, url: `https://x.example/${'字'.repeat(470)}`, author: '\ud800' }
    const cookies = rememberCookies(huge, signer, false)
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4096)
    expect(readRemembered(sent(cookies), signer)).toEqual({ ...ana, url: '', author: '' })
  })

  it('last 180 days on the whole site, and the address is hidden from scripts', () => {
    const cookies = rememberCookies(ana, signer, true)
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(
      ['author', 'email', 'url', 'login', 'hash'].map((name) => `zoo-comment_${name}`),
    )
    for (const cookie of cookies) expect(cookie).toContain('; Max-Age=15552000; Path=/; SameSite=Lax')
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure$/)
    expect(cookies.filter((cookie) => !cookie.includes('HttpOnly'))).toHaveLength(1)
    expect(rememberCookies(ana, signer, false).join()).not.toContain('Secure')
    expect(forgetCookies(false)).toHaveLength(5)
    for (const cookie of forgetCookies(false)) expect(cookie).toContain('=; Max-Age=0; Path=/')
    expect(staffCookie(false)).toContain('zoo-comment_login=staff;')
  })
})

describe('own comments', () => {
  it('are the last twenty, newest first, each once', () => {
    let header = ''
    for (const id of [3, 7, 3, 12]) header = sent([ownCookie(header, id, signer, false)])
    expect(readOwn(header, signer)).toEqual([12, 3, 7])
    for (let id = 100; id < 130; id++) header = sent([ownCookie(header, id, signer, false)])
    expect(readOwn(header, signer)).toHaveLength(20)
    expect(readOwn(header, signer)[0]).toBe(129)
  })

  it.each([
    '',
    'zoo-comment_own=',
    'zoo-comment_own=12',
    'zoo-comment_own=12.x',
    `${sent([ownCookie('', 12, signer, false)]).replace('=12', '=13')}`,
    `${sent([ownCookie('', 12, stranger, false)])}`,
    `zoo-comment_own=0.${signer.sign('own 0')}`,
    `zoo-comment_own=-1.${signer.sign('own -1')}`,
    `zoo-comment_own=99999999999.${signer.sign('own 99999999999')}`,
  ])('are empty with %s', (header) => {
    expect(readOwn(header, signer)).toEqual([])
  })
})

describe('a confirmed address', () => {
  const header = sent([verifiedCookie('', 'Ana@Example.org ', signer, false)])

  it('is recognised in any spelling and together with others', () => {
    expect(readVerified(header, 'ana@example.org', signer)).toBe(true)
    const both = sent([verifiedCookie(header, 'eva@example.org', signer, false)])
    expect(readVerified(both, 'ANA@example.org', signer)).toBe(true)
    expect(readVerified(both, 'eva@example.org', signer)).toBe(true)
    expect(verifiedCookie('', 'ana@example.org', signer, false)).toContain('HttpOnly')
    expect(decodeURIComponent(both)).not.toContain('example.org')
  })

  it.each([
    ['another address', header, 'eva@example.org', signer],
    ['no address', header, ' ', signer],
    ['no cookie', undefined, 'ana@example.org', signer],
    ['another site’s cookie', header, 'ana@example.org', stranger],
    ['a changed cookie', header.replace(/.$/, '!'), 'ana@example.org', signer],
  ])('is not recognised with %s', (_name, cookies, email, by) => {
    expect(readVerified(cookies, email, by)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { cookieDomains, cookieNames, cookiePaths, expireCookies, expireStrayCookies } from './expire-cookies'

const place = { host: 'www.school.example:3000', path: '/de/about', secure: false }
const paths = ['/', '/de', '/de/', '/de/about', '/de/about/']
const domains = ['', '; Domain=www.school.example', '; Domain=school.example']
const places = (name: string) =>
  paths.flatMap((path) => domains.map((domain) => `${name}=; Max-Age=0; Path=${path}${domain}`))

describe('expireCookies', () => {
  it('tries every domain and path that a cookie of the request may have', () => {
    expect(expireCookies(['_ga'], place)).toEqual(places('_ga'))
  })

  it.each([
    ['sets no header without cookies', [], {}, 0],
    ['sets no domain on an IP address', ['a'], { host: '127.0.0.1:3000', path: '/' }, 1],
    ['ignores an invalid host', ['a'], { host: 'x; Domain=y', path: '/' }, 1],
    ['expires __Host- cookies at the host only', ['__Host-a'], {}, 1],
  ])('%s', (_what, names, more, count) => {
    expect(expireCookies(names, { ...place, ...more })).toHaveLength(count)
  })

  it('expires secure cookies with Secure', () => {
    const here = { ...place, path: '/', host: 'localhost' }
    expect(expireCookies(['_ga'], { ...here, secure: true })).toEqual(['_ga=; Max-Age=0; Path=/; Secure'])
    expect(expireCookies(['__Secure-a'], here)).toEqual(['__Secure-a=; Max-Age=0; Path=/; Secure'])
  })

  it('sets at most 200 headers, the likeliest place of every cookie first', () => {
    const headers = expireCookies(
      Array.from({ length: 60 }, (_, index) => `c${index}`),
      place,
    )
    expect(headers).toHaveLength(200)
    expect(new Set(headers.slice(0, 60).map((header) => header.split('=', 1)[0])).size).toBe(60)
  })

  it('does not let the path add cookie attributes', () => {
    expect(expireCookies(['a'], { ...place, path: '/x;Max-Age=999/y' }).join()).not.toContain('999')
  })
})

it('expires stray copies of the consent cookie, never the cookie itself', () => {
  expect(expireStrayCookies('a=1; pd_cc=x', place)).toEqual(places('pd_cc').slice(1))
  expect(expireStrayCookies('a=1; xpd_cc=x', place)).toEqual([])
  expect(expireStrayCookies(undefined, place)).toEqual([])
})

it('reads each cookie name once, without names that are invalid in a header', () => {
  expect(cookieNames('a=1; b; c=; a=2;d=4; e f=1; \u0000=2; "x"=1')).toEqual(['a', 'b', 'c', 'd'])
})

describe('cookieDomains', () => {
  it.each([
    ['www.School.example.org', [undefined, 'www.school.example.org', 'school.example.org', 'example.org']],
    ['example.org:3000', [undefined, 'example.org']],
    ['site.localhost', [undefined, 'site.localhost']],
    ['localhost', [undefined]],
    ['127.0.0.1:3000', [undefined]],
    ['[::1]:3000', [undefined]],
    ['', [undefined]],
  ])('of %s', (host, domains) => {
    expect(cookieDomains(host)).toEqual(domains)
  })
})

describe('cookiePaths', () => {
  it.each([
    ['/', ['/']],
    ['', ['/']],
    ['/about', ['/', '/about', '/about/']],
    ['/de/schools/x', ['/', '/de', '/de/', '/de/schools', '/de/schools/', '/de/schools/x', '/de/schools/x/']],
    ['/a/x;Max-Age=999/b', ['/', '/a', '/a/']],
    ['/a/\u0007/b', ['/', '/a', '/a/']],
    ['//a//b/', ['/', '/a', '/a/', '/a/b', '/a/b/']],
  ])('of %s', (path, paths) => {
    expect(cookiePaths(path)).toEqual(paths)
  })
})

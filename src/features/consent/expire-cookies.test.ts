import { describe, expect, it } from 'vitest'
import { cookieNames, expiredCookies } from './expire-cookies'

const asked = {
  cookies: 'pd_cc=1; _ga=1; own=2; _ga=3',
  host: 'www.school.example:3000',
  path: '/de/about',
  secure: false,
  exempt: [{ name: 'own', kind: 'cookie' as const }],
  allowed: [],
}

describe('expiredCookies', () => {
  it('tries every domain and path that a cookie of the request may have', () => {
    const places = ['/', '/de', '/de/', '/de/about', '/de/about/'].flatMap((path) =>
      ['', '; Domain=www.school.example', '; Domain=school.example'].map(
        (domain) => `_ga=; Max-Age=0; Path=${path}${domain}`,
      ),
    )
    expect(expiredCookies(asked)).toEqual(places)
  })

  it.each([
    ['of an allowed group', { allowed: [{ stored: [{ name: '_g*', kind: 'cookie' as const }] }] }, 0],
    [
      'of an allowed group, but stored elsewhere',
      { allowed: [{ stored: [{ name: '_ga', kind: 'localStorage' as const }] }] },
      15,
    ],
    ['none', { cookies: undefined }, 0],
    ['no cookie at all', { cookies: ';;=x; ;' }, 0],
    ['on an address of numbers', { host: '127.0.0.1:3000', path: '/' }, 1],
    ['with a host that is none', { host: 'x; Domain=y', path: '/' }, 1],
    ['bound to the host', { cookies: '__Host-a=1', path: '/' }, 1],
  ])('%s', (_what, more, count) => {
    expect(expiredCookies({ ...asked, ...more })).toHaveLength(count)
  })

  it('ends secure ones securely', () => {
    expect(expiredCookies({ ...asked, secure: true, path: '/', host: 'localhost' })).toEqual([
      '_ga=; Max-Age=0; Path=/; Secure',
    ])
    expect(expiredCookies({ ...asked, cookies: '__Secure-a=1', path: '/', host: 'localhost' })).toEqual([
      '__Secure-a=; Max-Age=0; Path=/; Secure',
    ])
  })

  it('stays within what browsers take, and gives each cookie its likeliest place', () => {
    const cookies = Array.from({ length: 60 }, (_, index) => `c${index}=1`).join('; ')
    const headers = expiredCookies({ ...asked, cookies })
    expect(headers).toHaveLength(200)
    expect(new Set(headers.slice(0, 60).map((header) => header.split('=', 1)[0])).size).toBe(60)
  })
})

it('reads names alone, each once, and none that a header cannot carry', () => {
  expect(cookieNames('a=1; b; c=; a=2;d=4; e f=1; \u0000=2; "x"=1')).toEqual(['a', 'b', 'c', 'd'])
})

import { describe, expect, it } from 'vitest'
import { MissingCounts, missingAddress } from './missing-address'

describe('an unknown address', () => {
  it.each([
    ['/Old-Page.html', '/old-page.html'],
    ['/de/kurse/', '/de/kurse'],
    ['/2019/03/our-first-news', '/2019/03/our-first-news'],
    [
      '/index.php?option=com_content&id=12:kurse&Itemid=4&name=Ann',
      '/index.php?id=12:kurse&option=com_content',
    ],
    ['/old?email=ann@mail.example&q=private', '/old'],
    ['/p%C3%A4dagogik', '/pädagogik'],
  ])('%s is counted as %s', (url, expected) => {
    expect(missingAddress(url)).toBe(expected)
  })

  it.each([
    '/wp-login.php',
    '/blog/wp-includes/x.php',
    '/.env',
    '/.well-known/x',
    '/.git/config',
    '/backup.sql',
    '/a/../b',
    '/x;ls',
    '/%27%20or%201=1--',
    '/<script>',
    '/ann@mail.example',
    '/quotes/k3j4h5',
    '/de/quotes/k3j4h5',
    '/api/users',
    '/x/0123456789abcdef0123',
    '/reset/abc',
    '/token/AbC1dEf2GhI3jKl4MnO5',
    '/a/b/c/d/e/f/g/h/i/j',
    `/${'a'.repeat(90)}`,
    '/favicon.ico',
  ])('%s is not counted', (url) => {
    expect(missingAddress(url)).toBeUndefined()
  })

  it('is counted in bounded memory, and the known ones go on counting', () => {
    const counts = new MissingCounts(2)
    for (const url of ['/a', '/b', '/b', '/c', '/d', '/b/']) counts.add(url)
    expect(counts.take()).toEqual([
      ['/b', 3],
      ['/a', 1],
    ])
    expect(counts.take()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { cookieDomains, cookiePaths } from './cookie-domains'

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

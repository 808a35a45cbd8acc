import { describe, expect, it } from 'vitest'
import { createTable, leadsInCircle, type Redirect, redirectOf } from './redirect-table'

const exact = (from: string, to?: string, status: Redirect['status'] = 301): Redirect => ({
  from,
  match: 'exact',
  status,
  to,
})
const prefix = (from: string, to: string, keepsRest = false): Redirect => ({
  from,
  match: 'prefix',
  status: 301,
  to,
  keepsRest,
})
const locations = (...redirects: Redirect[]) => {
  const table = createTable(redirects)
  return (url: string) => redirectOf(table, url)?.location
}

describe('a redirect', () => {
  it('answers however the address is written', () => {
    const at = locations(exact('/old.html', '/new'), exact('/über', '/about'), exact('/plain', '/p'))
    for (const url of ['/old.html', '/OLD.html', '/old.html/', '//old.html', '/old.html?x=1#y'])
      expect(at(url)).toBe('/new')
    expect(at('/%C3%9Cber')).toBe('/about')
    expect(at('/plain.html')).toBe('/p')
    expect(at('/plain.php')).toBe('/p')
    expect(at('/plain.pdf')).toBeUndefined()
    expect(at('/old')).toBeUndefined()
    expect(at('/older.html')).toBeUndefined()
  })

  it('keeps the language of the request, unless the target has one', () => {
    const at = locations(
      exact('/old', '/new'),
      exact('/de/alt', '/about'),
      exact('/x', '/fr/y'),
      exact('/e', '/en/y'),
      exact('/f', '/media/f.pdf'),
    )
    expect(at('/de/old')).toBe('/de/new')
    expect(at('/en/old')).toBe('/new')
    expect(at('/de/alt')).toBe('/de/about')
    expect(at('/alt')).toBeUndefined()
    expect(at('/fr/alt')).toBeUndefined()
    expect(at('/de/x')).toBe('/fr/y')
    expect(at('/de/e')).toBe('/y')
    expect(at('/de/f')).toBe('/media/f.pdf')
  })

  it('prefers the one for the language', () => {
    const at = locations(exact('/old', '/new'), exact('/de/old', '/neu'))
    expect(at('/de/old')).toBe('/de/neu')
    expect(at('/fr/old')).toBe('/fr/new')
  })

  it('matches a query in any order, with parameters more, and prefers the one with most', () => {
    const at = locations(
      exact('/index.php?id=12&option=com_content', '/twelve'),
      exact('/index.php?id=12&option=com_content&view=print', '/print'),
      exact('/index.php?id=13&option=com_content', '/thirteen'),
      exact('/index.php', '/'),
    )
    expect(at('/index.php?option=com_content&id=12')).toBe('/twelve')
    expect(at('/index.php?Itemid=4&option=com_content&id=12')).toBe('/twelve')
    expect(at('/index.php?view=print&option=com_content&id=12')).toBe('/print')
    expect(at('/de/index.php?id=13&option=com_content')).toBe('/de/thirteen')
    expect(at('/index.php?id=99')).toBe('/')
  })

  it('passes on what counts a campaign and drops the rest of the query', () => {
    const at = locations(exact('/old', '/new'), exact('/away', 'https://shop.example/x?y=1'))
    expect(at('/old?utm_source=mail&id=3')).toBe('/new?utm_source=mail')
    expect(at('/away?utm_source=mail')).toBe('https://shop.example/x?y=1')
  })

  it('for a prefix applies below it, after exact ones, the longest first', () => {
    const at = locations(
      prefix('/blog', '/news'),
      prefix('/blog/2020', '/archive', true),
      exact('/blog/2020/first', '/news/first'),
    )
    expect(at('/blog')).toBe('/news')
    expect(at('/blog/any/thing')).toBe('/news')
    expect(at('/blogger')).toBeUndefined()
    expect(at('/de/blog/2020/first')).toBe('/de/news/first')
    expect(at('/blog/2020/Second/Part')).toBe('/archive/Second/Part')
    expect(at('/blog/2020')).toBe('/archive')
  })

  it('keeps the rest of the path as it was written for another site', () => {
    const at = locations(prefix('/files', 'https://archive.example/', true))
    expect(at('/files/Plan%20A.pdf')).toBe('https://archive.example/Plan%20A.pdf')
    expect(at('/files//evil.example/x')).toBe('https://archive.example/evil.example/x')
  })

  it('never leads to another site by the rest of the path', () => {
    const at = locations(prefix('/files', '/', true))
    for (const url of ['/files//evil.example', '/files/%2Fevil.example', '/files/\\evil.example'])
      expect(at(url) ?? '/').toMatch(/^\/(?!\/)/)
  })

  it('to another redirect is answered with the last target, temporary if one of them is', () => {
    const table = createTable([
      exact('/a', '/b'),
      exact('/b', '/c', 302),
      exact('/c', '/d'),
      exact('/g', '/gone'),
    ])
    expect(redirectOf(table, '/de/a')).toEqual({ status: 302, location: '/de/d' })
    const gone = createTable([exact('/a', '/b'), exact('/b', undefined, 410)])
    expect(redirectOf(gone, '/a')).toEqual({ status: 410 })
  })

  it('that was stored in spite of a circle answers nothing', () => {
    expect(locations(exact('/a', '/b'), exact('/b', '/a'))('/a')).toBeUndefined()
    expect(locations(exact('/b', '/c'), exact('/c', '/b'), exact('/a', '/b'))('/a')).toBeUndefined()
    expect(locations(prefix('/a', '/a/b'))('/a/b')).toBeUndefined()
    expect(locations(exact('/a', '/a'))('/a?utm_source=x')).toBeUndefined()
  })

  it('is found as fast among 10,000', () => {
    const many = Array.from({ length: 10_000 }, (_, id) =>
      exact(`/index.php?id=${id}&option=com_content`, `/n${id}`),
    )
    const table = createTable(many)
    expect(table.withParams.get('/index.php')?.get('id=7')).toHaveLength(1)
    expect(redirectOf(table, '/index.php?option=com_content&id=9999')?.location).toBe('/n9999')
  })
})

describe('a circle', () => {
  const noPages = () => false

  it.each<[string, Redirect[], Redirect]>([
    ['to itself', [], exact('/a', '/a')],
    ['to itself in another language', [], exact('/a', '/de/a')],
    ['of two', [exact('/b', '/a')], exact('/a', '/b')],
    ['of three', [exact('/b', '/c'), exact('/c', '/A/')], exact('/a', '/b')],
    ['with a query', [exact('/b', '/i.php?id=1')], exact('/i.php?id=1', '/b')],
    ['below its own prefix', [], prefix('/a', '/a/b')],
    ['that grows', [], prefix('/a', '/a/b', true)],
    ['of prefixes', [prefix('/b', '/a', true)], prefix('/a', '/b', true)],
    ['of a prefix and one below it', [exact('/b/c', '/a/c')], prefix('/a', '/b', true)],
  ])('is found: %s', (_name, others, added) => {
    expect(leadsInCircle(others, added, noPages)).toBe(true)
  })

  it.each<[string, Redirect[], Redirect]>([
    ['a chain', [exact('/b', '/c')], exact('/a', '/b')],
    ['another site', [], exact('/a', 'https://other.example/a')],
    ['the end of a chain is gone', [exact('/b', undefined, 410)], exact('/a', '/b')],
  ])('is not seen in %s', (_name, others, added) => {
    expect(leadsInCircle(others, added, noPages)).toBe(false)
  })

  it('ends at a page', () => {
    expect(leadsInCircle([], prefix('/shop', '/shop/new'), (path) => path === '/shop/new')).toBe(false)
  })
})

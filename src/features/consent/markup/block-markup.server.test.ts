import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { groupNames } from '../services/group-names'
import { comments, hold } from './test-page.server'

describe('markup without third parties', () => {
  it.each([
    '<script type="module" src="/assets/x.js"></script>',
    '<script src="https://school.example/x.js"></script>',
    '<script src="http://school.example/x.js"></script>',
    '<script type="application/json" id="x">{"a":"https://other.example/x.js"}</script>',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
    '<img src="/media/x.jpg" srcset="/a.jpg 1x, /b.jpg 2x" alt="">',
    '<img src="data:image/png;base64,AA==" alt="">',
    '<link rel="canonical" href="https://other.example/">',
    '<link rel="alternate" hreflang="de" href="https://other.example/de">',
    '<link rel="icon" href="/favicon.svg">',
    '<a href="https://other.example/?a=1&amp;b=2" rel="noopener">link</a>',
    '<form action="/send" method="post"><input type="image" src="/x.png" alt="Send"></form>',
    '<video src="/film.mp4" poster="/film.jpg" controls=""></video>',
    '<svg viewBox="0 0 1 1"><use href="#x"></use><path fill="url(#y)"></path></svg>',
    '<iframe src="/own" title="Own"></iframe>',
    '<noscript><link rel="stylesheet" href="/-/consent.css"></noscript>',
    '<p title="url(https://other.example/)">https://other.example/x.js and javascript:alert(1)</p>',
  ])('is not changed: %s', (html) => {
    expect(hold(html)).toEqual({ html, blocked: [] })
  })
})

describe('an element of a third party', () => {
  const origin = 'https://other.example'
  it.each([
    ['<script src="https://other.example/x.js"></script>', 'script-src'],
    ['<SCRIPT SRC=//other.example/x.js async></SCRIPT>', 'script-src'],
    ['<script src="\n//other.example\\x.js"></script>', 'script-src'],
    ['<script src="https:&#x2F;&#47;other.example/x.js"></script>', 'script-src'],
    ['<script src=" ht\ttps://other.example/x.js">run()</script>', 'script-src'],
    ['<img src="https://other.example/x.gif">', 'img-src'],
    ['<img src="/own.gif" srcset="/own.gif 1x, https://other.example/x.gif 2x">', 'img-src'],
    ['<img srcset=https://other.example/x,y.gif>', 'img-src'],
    ['<image src="https://other.example/x.gif">', 'img-src'],
    ['<input type=image src="//other.example/x.gif">', 'img-src'],
    ['<link rel="stylesheet" href="https://other.example/x.css">', 'style-src'],
    ['<link rel="alternate stylesheet" href="https://other.example/x.css">', 'style-src'],
    ['<link rel="preload" as="font" href="https://other.example/x.woff2">', 'font-src'],
    ['<link rel="preload" as="script" href="https://other.example/x.js">', 'script-src'],
    ['<link rel="modulepreload" href="https://other.example/x.js">', 'script-src'],
    ['<link rel="shortcut icon" href="https://other.example/x.ico">', 'img-src'],
    ['<link rel="preconnect" href="https://other.example">', 'connect-src'],
    ['<link rel="dns-prefetch" href="//other.example">', 'connect-src'],
    ['<link href="https://other.example/x.css" rel="STYLESHEET">', 'style-src'],
    ['<video src="https://other.example/x.mp4"><p>No film</p></video>', 'media-src'],
    ['<video poster="https://other.example/x.jpg"></video>', 'img-src'],
    ['<audio src="https://other.example/x.mp3"></audio>', 'media-src'],
    ['<video><source src="https://other.example/x.mp4"></video>', 'media-src'],
    ['<video><track src="https://other.example/x.vtt"></video>', 'media-src'],
    ['<picture><source srcset="https://other.example/x.avif"><img src="/x.jpg"></picture>', 'img-src'],
  ])('is blocked in a comment: %s', (html, directive) => {
    const page = hold(`<p>before</p>${html}<p>after</p>`)
    expect(page.blocked).toEqual([{ group: 'other.example', directive, origin }])
    const held = comments(page.html)
    expect(held.map(({ group }) => group)).toEqual(['other.example'])
    expect(page.html.replace(/<!--[\s\S]*?-->/g, '')).not.toContain('other.example')
    expect(page.html).toMatch(/^<p>before<\/p>.*<p>after<\/p>$/s)
  })

  it('keeps its children, without scripts, handlers and styles', () => {
    const html =
      '<video src="https://other.example/x.mp4" onplay="x()" style="top:0"><source src="https://other.example/y"><script>x()</script><b>--> no film</b></video>'
    expect(comments(hold(html).html)).toEqual([
      {
        group: 'other.example',
        markup:
          '<video src="https://other.example/x.mp4"><source src="https://other.example/y"><b>--> no film</b></video>',
      },
    ])
  })

  it('is named after the site’s list, then the service, then the host', () => {
    const groupsOf = (html: string) => hold(html).blocked.map(({ group }) => group)
    expect(groupsOf('<img src="https://cdn.films.example/x.png">')).toEqual(['Films'])
    expect(groupsOf('<script src="https://www.googletagmanager.com/gtag/js?id=X"></script>')).not.toEqual([
      'www.googletagmanager.com',
    ])
    expect(groupsOf('<img src="https://x.unknown.example/x.png">')).toEqual(['x.unknown.example'])
    // The most specific row of the list wins, whatever the order.
    const google = groupNames([
      { name: 'Google', domain: 'google.com' },
      { name: 'Maps', domain: 'google.com/maps' },
    ])
    expect(google.ofAddress('https://www.google.com/maps/embed')).toBe('Maps')
    expect(google.ofAddress('https://www.google.com/search')).toBe('Google')
    // One address of a service in the list names all its addresses.
    const names = groupNames([{ name: 'Clips', domain: 'youtube.com' }])
    expect(names.ofAddress('https://www.youtube-nocookie.com/embed/x')).toBe('Clips')
  })
})

describe('a listed host', () => {
  // The list names `films.example` "Films".
  it.each([
    '<script src="https://evil.example/?films.example"></script>',
    '<script src="//evil.example/films.example/x.js"></script>',
    '<script src="https://films.example@evil.example/x.js"></script>',
    '<img src="//evil.example/#films.example">',
    '<img srcset="/own.gif 1x, https://evil.example/films.example.gif 2x">',
    '<link rel="stylesheet" href="https://evil.example/x.css?from=films.example">',
    '<video poster="https://evil.example/films.example.jpg"></video>',
    '<iframe src="https://evil.example/?https://films.example/player"></iframe>',
    '<embed src="//evil.example/films.example">',
    '<object data="//evil.example/films.example"></object>',
    `<script>load('https://evil.example/?films.example')</script>`,
  ])('is not matched elsewhere in an address: %s', (html) => {
    expect([...new Set(hold(html).blocked.map(({ group }) => group))]).toEqual(['evil.example'])
  })

  it.each([
    '<script src="//cdn.films.example/x.js"></script>',
    '<iframe src="HTTPS://Films.Example./player"></iframe>',
    '<object data="//films.example/player"></object>',
  ])('is matched in any spelling: %s', (html) => {
    expect(hold(html).blocked.map(({ group }) => group)).toEqual(['Films'])
  })
})

describe('an element of two groups', () => {
  const pixel = 'https://www.facebook.com/tr?id=1'
  it.each([
    [
      `<img src="https://films.example/a.gif" srcset="${pixel} 2x">`,
      '<img src="https://films.example/a.gif">',
      'img-src',
    ],
    [
      `<video poster="${pixel}" src="https://films.example/a.mp4"></video>`,
      '<video src="https://films.example/a.mp4"></video>',
      'media-src',
    ],
    [`<img srcset="https://films.example/a.gif, ${pixel} 2x">`, '<img>', undefined],
  ])('belongs to the first, without the addresses of the other: %s', (html, markup, directive) => {
    const page = hold(html)
    expect(comments(page.html)).toEqual([{ group: 'Films', markup }])
    expect(page.blocked).toEqual(
      directive ? [{ group: 'Films', directive, origin: 'https://films.example' }] : [],
    )
  })

  it('keeps addresses of unknown hosts', () => {
    const html = '<video src="https://films.example/a.mp4" poster="https://stills.example/a.jpg"></video>'
    expect(comments(hold(html).html)).toEqual([{ group: 'Films', markup: html }])
    expect(hold(html).blocked.map(({ group, origin }) => [group, origin])).toEqual([
      ['Films', 'https://films.example'],
      ['Films', 'https://stills.example'],
    ])
  })

  it('that is a script keeps known hosts in their own groups', () => {
    const text = `countMe('https://films.example/x.js', "https:\\/\\/www.facebook.com\\/tr", '//mine.example/x', 'https://www.google.com/recaptcha/api.js')`
    const { blocked } = hold(`<script>${text}</script>`)
    const scripts = blocked.filter(({ directive }) => directive === 'script-src')
    expect(scripts.map(({ group, origin, hash: own }) => [group, origin ?? (own && 'hash')])).toEqual([
      ['Counter', 'hash'],
      ['Films', 'https://films.example'],
      ['Meta Pixel', 'https://www.facebook.com'],
      ['Counter', 'https://mine.example'],
      ['Google reCAPTCHA', 'https://www.google.com'],
    ])
  })
})

describe('inline scripts', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

  it('are blocked with their hash and the hosts they mention', () => {
    const text = `load("https://stats.example/x.js"); ns = 'http://www.w3.org/2000/svg'`
    const { html, blocked } = hold(`<div data-embed-name="Our poll"><script>${text}</script></div>`)
    expect(comments(html)).toEqual([{ group: 'stats.example', markup: `<script>${text}</script>` }])
    expect(blocked).toEqual([
      { group: 'stats.example', directive: 'script-src', hash: hash(text) },
      ...['script-src', 'connect-src', 'img-src'].map((directive) => ({
        group: 'stats.example',
        directive,
        origin: 'https://stats.example',
      })),
    ])
    expect(html).not.toContain('data-embed-name')
  })

  it.each([
    ['the listed text they contain', '<script>countMe(1)</script>', 'Counter'],
    [
      'a service in the same embed',
      '<script src="https://films.example/x.js"></script><script>go()</script>',
      'Films',
    ],
    ['the name of the embed', '<script>go()</script>', 'Our poll'],
  ])('are named after %s', (_by, script, group) => {
    const { html } = hold(`<div data-embed-name="Our poll">${script}</div>`)
    expect(comments(html).at(-1)?.group).toBe(group)
  })

  it('outside an embed are named after the site', () => {
    expect(comments(hold('<script>go()</script>').html)[0]?.group).toBe('school.example')
  })

  it('are hashed with normalised line ends, as browsers do', () => {
    expect(hold('<script>a\r\nb\rc</script>').blocked[0]?.hash).toBe(hash('a\nb\nc'))
  })

  it.each([
    '<script type="importmap">{"imports":{}}</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<script src="data:text/javascript,x()"></script>',
    '<script src="blob:https://school.example/x"></script>',
    '<svg><script href="https://other.example/x.js"></script></svg>',
    '<script> </script>',
  ])('are dropped: %s', (html) => {
    const page = hold(html)
    expect(page.html.replace(/<\/?svg>/g, '')).toBe('')
    expect(page.blocked).toEqual([])
  })
})

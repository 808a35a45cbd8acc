import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { readHeldBack } from '../held-back-comment'
import { en } from '../messages/en'
import { ownPlace, srcsetAddresses } from './addresses'
import { readEmbedToken } from './embed-token.server'
import { groupNames } from './group-names'
import { holdBack } from './hold-back.server'

const secret = 'only for tests'
const options = {
  own: ownPlace('https://school.example'),
  names: groupNames([
    { name: 'Films', domain: 'films.example' },
    { name: 'Counter', contain: 'countMe(' },
  ]),
  t: en,
  secret,
}
const hold = (html: string) => holdBack(html, options)

/** Every comment of ours in a page, read as the browser reads it. */
const comments = (html: string) => {
  const found: { group: string; markup: string }[] = []
  const parser = new Parser({
    oncomment: (text) => {
      const held = readHeldBack(text)
      if (held) found.push(held)
    },
  })
  parser.end(html)
  return found
}

describe('what is ours stays', () => {
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
  ])('%s', (html) => {
    expect(hold(html)).toEqual({ html, heldBack: [] })
  })
})

describe('what reaches others waits in a comment', () => {
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
  ])('%s', (html, directive) => {
    const page = hold(`<p>before</p>${html}<p>after</p>`)
    expect(page.heldBack).toEqual([{ group: 'other.example', directive, origin }])
    const held = comments(page.html)
    expect(held.map(({ group }) => group)).toEqual(['other.example'])
    expect(page.html.replace(/<!--[\s\S]*?-->/g, '')).not.toContain('other.example')
    expect(page.html).toMatch(/^<p>before<\/p>.*<p>after<\/p>$/s)
  })

  it('keeps the whole element, and a film with all that belongs to it', () => {
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

  it('names groups by the site’s list, then by the service, then by the host', () => {
    const groupsOf = (html: string) => hold(html).heldBack.map(({ group }) => group)
    expect(groupsOf('<img src="https://cdn.films.example/x.png">')).toEqual(['Films'])
    expect(groupsOf('<script src="https://www.googletagmanager.com/gtag/js?id=X"></script>')).not.toEqual([
      'www.googletagmanager.com',
    ])
    expect(groupsOf('<img src="https://x.unknown.example/x.png">')).toEqual(['x.unknown.example'])
    // One address of a service in the list names them all.
    const names = groupNames([{ name: 'Clips', domain: 'youtube.com' }])
    expect(names.ofAddress('https://www.youtube-nocookie.com/embed/x')).toBe('Clips')
  })
})

describe('scripts in the page', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

  it('wait with their hash and whom they speak of', () => {
    const text = `load("https://stats.example/x.js"); ns = 'http://www.w3.org/2000/svg'`
    const { html, heldBack } = hold(`<div data-embed-name="Our poll"><script>${text}</script></div>`)
    expect(comments(html)).toEqual([{ group: 'stats.example', markup: `<script>${text}</script>` }])
    expect(heldBack).toEqual([
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
    ['what it contains', '<script>countMe(1)</script>', 'Counter'],
    [
      'who is in the same embed',
      '<script src="https://films.example/x.js"></script><script>go()</script>',
      'Films',
    ],
    ['the name of the embed', '<script>go()</script>', 'Our poll'],
  ])('are named by %s', (_by, script, group) => {
    const { html } = hold(`<div data-embed-name="Our poll">${script}</div>`)
    expect(comments(html).at(-1)?.group).toBe(group)
  })

  it('outside of any embed have the name of the site', () => {
    expect(comments(hold('<script>go()</script>').html)[0]?.group).toBe('school.example')
  })

  it('hash as browsers do, whatever ends a line', () => {
    expect(hold('<script>a\r\nb\rc</script>').heldBack[0]?.hash).toBe(hash('a\nb\nc'))
  })

  it.each([
    '<script type="importmap">{"imports":{}}</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<script src="data:text/javascript,x()"></script>',
    '<script src="blob:https://school.example/x"></script>',
    '<svg><script href="https://other.example/x.js"></script></svg>',
    '<script> </script>',
  ])('%s are dropped', (html) => {
    const page = hold(html)
    expect(page.html.replace(/<\/?svg>/g, '')).toBe('')
    expect(page.heldBack).toEqual([])
  })
})

describe('frames leave a placeholder', () => {
  const html =
    '<iframe src="https://www.youtube-nocookie.com/embed/abcDEF12345" title="Our &quot;harbour&quot;" width="560" height="315" allow="autoplay" allowfullscreen onload="x()"></iframe>'

  it('with the service, two buttons, a link, and the frame in a comment', () => {
    const page = hold(html)
    expect(page.heldBack).toEqual([
      { group: 'YouTube', directive: 'frame-src', origin: 'https://www.youtube-nocookie.com' },
    ])
    expect(page.html).toContain('data-embed="YouTube"')
    expect(page.html).toContain('class="embed embed-wide"')
    expect(page.html).toContain('aria-label="Our &quot;harbour&quot;"')
    expect(page.html).toContain('data-embed-load="once"')
    expect(page.html).toContain('>Always allow YouTube</button>')
    expect(page.html).toContain('href="https://www.youtube.com/watch?v=abcDEF12345"')
    expect(comments(page.html)).toEqual([
      {
        group: 'YouTube',
        markup:
          '<iframe src="https://www.youtube-nocookie.com/embed/abcDEF12345" title="Our &quot;harbour&quot;" width="560" height="315" allow="autoplay" allowfullscreen=""></iframe>',
      },
    ])
  })

  it('whose token names this frame and no other', () => {
    const [, token = ''] = /data-once="([^"]+)"/.exec(hold(html).html) ?? []
    expect(readEmbedToken(secret, token)).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/abcDEF12345',
      title: 'Our "harbour"',
      allow: 'autoplay',
      fullscreen: true,
    })
    const [body = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify(['https://evil.example/', '', '', false])).toString('base64url')
    for (const forged of [
      '',
      '.',
      body,
      `${body}.`,
      `.${signature}`,
      `${other}.${signature}`,
      `${body}x.${signature}`,
    ])
      expect(readEmbedToken(secret, forged)).toBeUndefined()
    expect(readEmbedToken('another secret', token)).toBeUndefined()
  })

  it.each([
    ['<IFRAME SRC=//other.example/x></IFRAME>'],
    ['<iframe src="https://other.example/x" srcdoc="<img src=https://other.example/y>">text</iframe>'],
    ['<embed src="https://other.example/x.swf">'],
    ['<object data="https://other.example/x"><embed src="https://other.example/y"></object>'],
  ])('%s', (frame) => {
    const page = hold(frame)
    expect(page.heldBack).toEqual([
      { group: 'other.example', directive: 'frame-src', origin: 'https://other.example' },
    ])
    expect(comments(page.html)).toHaveLength(1)
    expect(page.html).not.toContain('srcdoc')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://other.example/',
    'mailto:x@y.example',
  ])('to %s is gone, or leads nowhere', (src) => {
    expect(hold(`<iframe src="${src}"></iframe>`).html).not.toContain(src)
  })
})

describe('what is never let through', () => {
  it.each([
    ['<p onclick="x()" ONMOUSEOVER=y>a</p>', '<p>a</p>'],
    ['<p style="background:url(//other.example)">a</p>', '<p>a</p>'],
    ['<style>@import "https://other.example/x.css"</style>b', 'b'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)" ping="https://other.example">a</a>', '<a>a</a>'],
    ['<base href="https://other.example/">b', 'b'],
    ['<meta http-equiv="refresh" content="0;url=https://other.example">b', 'b'],
    ['<table background="https://other.example/x.png"></table>', '<table></table>'],
    ['<svg><image href="https://other.example/x"></image></svg>', '<svg><image></image></svg>'],
    ['<svg><use xlink:href="//other.example/x#y"></use></svg>', '<svg><use></use></svg>'],
    ['<svg><path fill="url(https://other.example/x#y)"></path></svg>', '<svg><path></path></svg>'],
    ['<svg><a><animate attributeName="href" to="https://other.example"/></a></svg>', '<svg><a></a></svg>'],
    ['<noscript><img src="https://other.example/x.gif">Read on</noscript>', '<noscript>Read on</noscript>'],
    ['<noscript><iframe src="https://other.example"></iframe></noscript>', '<noscript></noscript>'],
    [
      '<noscript><p title="</noscript><img src=https://other.example>"></noscript>',
      '<noscript><p title="&lt;/noscript&gt;&lt;img src=https://other.example&gt;"></p></noscript>',
    ],
    ['<!--pdcc YouTube|<script>alert(1)</script>-->c', 'c'],
    ['<p>&lt;!--pdcc x|y--&gt;</p>', '<p>&lt;!--pdcc x|y--&gt;</p>'],
    ['<frameset><frame src="https://other.example"></frameset>', ''],
  ])('%s', (html, expected) => {
    expect(hold(html)).toEqual({ html: expected, heldBack: [] })
  })
})

it('lets no foreign address through outside of comments and links, however it is written', () => {
  const foreign = 'evil.example'
  const address = fc.constantFrom(
    `https://${foreign}/x`,
    `//${foreign}/x`,
    `http:\\\\${foreign}\\x`,
    `hTTps:/${foreign}/x`,
    ` \thttps://${foreign}/x`,
    `https:&#47;/${foreign}/x`,
    `https://user@${foreign}/x`,
    `/own.png 1x, //${foreign}/x 2x`,
    `https://${foreign}:8443/x`,
  )
  const tag = fc.constantFrom(
    'img',
    'IMG',
    'script',
    'iframe',
    'link rel=stylesheet',
    'link rel=preload as=image',
    'video',
    'audio',
    'source',
    'track',
    'embed',
    'object',
    'input type=image',
    'svg',
    'image',
    'use',
    'feImage',
    'body',
    'table',
    'td',
    'p',
    'form',
    'button',
    'html',
    'picture',
    'template',
    'noscript',
    'math',
    'title',
    'textarea',
    'select',
    'bgsound',
    'portal',
    'area',
    'base',
    'applet',
    'frame',
  )
  const attribute = fc.constantFrom(
    'src',
    'SRC',
    'srcset',
    'href',
    'xlink:href',
    'data',
    'poster',
    'background',
    'style=x src',
    'imagesrcset',
    'lowsrc',
    'manifest',
    'icon',
  )
  const quote = fc.constantFrom('"', "'", '')
  const piece = fc.oneof(
    fc
      .tuple(tag, attribute, address, quote)
      .map(
        ([name, key, value, mark]) =>
          `<${name} ${key}=${mark}${mark ? value : value.trim().replace(/ .*/, '')}${mark}>`,
      ),
    fc.constantFrom(
      '</svg>',
      '</p>',
      '</script>',
      '</noscript>',
      '</iframe>',
      '</template>',
      '</title>',
      '<!--',
      '-->',
      '<p',
      '"',
      '>',
      "'",
      'text',
      '<svg>',
      '<style>',
      '</style>',
      '<![CDATA[',
      ']]>',
      '<math>',
      '</math>',
      '<p title="',
      '<desc>',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const { html } = hold(pieces.join(''))
      const loaded: string[] = []
      const parser = new Parser({
        onopentag: (name, attributes) => {
          for (const [key, value] of Object.entries(attributes)) {
            if (['a', 'area'].includes(name) && key === 'href') continue
            const values = /srcset/i.test(key)
              ? srcsetAddresses(value)
              : /^(src|href|xlink:href|data|poster|background|lowsrc|manifest|icon)$/i.test(key)
                ? [value]
                : []
            for (const one of values)
              if (
                URL.canParse(one, 'https://school.example') &&
                new URL(one, 'https://school.example').hostname === foreign
              )
                loaded.push(`${name} ${key}=${one}`)
          }
        },
      })
      parser.end(html)
      expect(loaded).toEqual([])
    }),
    { numRuns: 1000 },
  )
}, 60_000)

it.each([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png,b.png', ['a.png,b.png']],
  ['a.png, b.png', ['a.png', 'b.png']],
  [' , a.png 100w (x, y), b.png', ['a.png', 'b.png']],
  ['', []],
])('reads the srcset %j', (value, expected) => {
  expect(srcsetAddresses(value)).toEqual(expected)
})

import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { srcsetAddresses } from './addresses'
import { hold } from './test-page.server'

it('blocks an inline script whatever its attributes', () => {
  for (const attribute of ['href="/own.js"', 'xlink:href="/own.js"', 'href="https://films.example/x"'])
    expect(hold(`<script ${attribute}>alert(1)</script>`).html).toMatch(/^<!--pdcc /)
})

describe('dangerous markup', () => {
  it.each([
    ['<p onclick="x()" ONMOUSEOVER=y>a</p>', '<p>a</p>'],
    ['<p style="background:url(//other.example)">a</p>', '<p>a</p>'],
    ['<style>@import "https://other.example/x.css"</style>b', 'b'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)" ping="https://other.example">a</a>', '<a>a</a>'],
    ['<base href="https://other.example/">b', 'b'],
    ['<meta http-equiv="refresh" content="0;url=https://other.example">b', 'b'],
    ['<table background="https://other.example/x.png"></table>', '<table></table>'],
    [
      '<math><script href="hTTps:/other.example/x"><img src="https://other.example/x"></script></math>',
      '<math></math>',
    ],
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
  ])('is removed: %s', (html, expected) => {
    expect(hold(html)).toEqual({ html: expected, blocked: [] })
  })
})

const foreign = 'evil.example'

const isForeign = (address: string) =>
  URL.canParse(address, 'https://school.example') &&
  new URL(address, 'https://school.example').hostname === foreign

type Node = DefaultTreeAdapterTypes.Node

/**
 * Lists the resources and scripts that a browser would load or run on a parsed page. parse5 builds the tree as browsers do; the
 * filter uses another parser.
 */
const loadedBy = (node: Node): string[] => {
  const loaded: string[] = []
  if ('attrs' in node) {
    const hasSource = node.attrs.some(({ name }) => name === 'src')
    if (node.tagName === 'script' && !hasSource && node.childNodes.length) loaded.push('an inline script')
    for (const { name, prefix, value } of node.attrs) {
      const key = prefix ? `${prefix}:${name}` : name
      if (/^(on.*|style|srcdoc)$/i.test(key)) loaded.push(`${node.tagName} ${key}`)
      if (['a', 'area'].includes(node.tagName) && key === 'href') continue
      const values = /srcset/i.test(key)
        ? srcsetAddresses(value)
        : /^(src|href|xlink:href|data|poster|background|lowsrc|manifest|icon)$/i.test(key)
          ? [value]
          : []
      for (const one of values) if (isForeign(one)) loaded.push(`${node.tagName} ${key}=${one}`)
    }
  }
  const inside = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []
  return [...loaded, ...inside.flatMap(loadedBy)]
}

it('the check of the next test finds what a browser loads', () => {
  const found = (html: string) => loadedBy(parse(html, { scriptingEnabled: false }))
  expect(found('<table><tr><template><image src=//evil.example/x>')).toEqual(['img src=//evil.example/x'])
  expect(found('<noscript><p title="</noscript><img src=//evil.example/x>">')).toEqual([])
  expect(found('<svg><script>x</script></svg><p onclick=x>')).toEqual(['an inline script', 'p onclick'])
})

it('leaves no foreign addresses outside comments and links, and no code', () => {
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
      '<script>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '<p style="top:0">',
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
      '<foreignObject>',
      '</foreignObject>',
      '<mtext>',
      '<mglyph>',
      '<annotation-xml encoding="text/html">',
      '<table>',
      '</table>',
      '<tr>',
      '<select>',
      '<option>',
      '<title>',
      '<textarea>',
      '</textarea>',
      '<xmp>',
      '<plaintext>',
      '<noframes>',
      '<noscript>',
      '<template>',
      '<frameset>',
      '<form>',
      '</br>',
      '<a>',
      '</',
      '<?x',
      '<!x',
      '<![CDATA[<p title="]]>',
      '\\0',
      '`',
      '/>',
      '<!--->',
      '<!-->',
      '--!>',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 10 }), (pieces) => {
      const { html } = hold(pieces.join(''))
      for (const scriptingEnabled of [true, false])
        expect(loadedBy(parse(html, { scriptingEnabled }))).toEqual([])
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

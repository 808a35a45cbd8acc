import fc from 'fast-check'
import { createElement as h } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Judge, KeptTags, rewriteHtml } from './rewrite'

const keep = (html: string) => rewriteHtml(html, () => 'keep')

describe('rewriteHtml', () => {
  it.each([
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<IMG SRC=x ALT>', '<img SRC="x" ALT="">'],
    [`<a title='"<b>' href=x/>y</a>`, '<a title="&quot;&lt;b&gt;" href="x/">y</a>'],
    ['<a b=1 B=2 b=3>', '<a b="1"></a>'],
    ['1 < 2 & 3', '1 &lt; 2 & 3'],
    ['<!-- gone --><!--><img src=x>-->', '<img src="x">-->'],
    ['<!-- --><!--$--><!--/$-->', '<!-- --><!--$--><!--/$-->'],
    ['<?php echo 1 ?><![CDATA[<img>]]>x', 'x'],
    ['<svg viewBox="0 0 1 1"><path d="M0"/></svg>', '<svg viewBox="0 0 1 1"><path d="M0"></path></svg>'],
    ['<svg><text><![CDATA[<b>]]></text></svg>', '<svg><text>&lt;b&gt;</text></svg>'],
    ['<div a"b=1 c\u0000d=2 =e=3 ok=4>x</div>', '<div ok="4">x</div>'],
    ['<xmp><img src=x></xmp><noembed><img src=y></noembed>', '<xmp></xmp><noembed></noembed>'],
    ['<textarea><img src=x></textarea>', '<textarea>&lt;img src=x></textarea>'],
    ['<div><span>never closed', '<div><span>never closed</span></div>'],
    ['</div></p>text</b>', 'text'],
    [
      '<script type="application/json">{"a":"</b>"}</script>',
      '<script type="application/json">{"a":"\\u003c/b>"}</script>',
    ],
    ['<script><!--\nrun()\n//--></script>', '<script>run()\n</script>'],
    ['<script>a="<!--<script>"</script>', '<script>a="<\\!--\\x3cscript>"</script>'],
    ['<script src="/x.js">run()</script>', '<script src="/x.js"></script>'],
    ['<iframe src="/x"><img src=y></iframe>', '<iframe src="/x"></iframe>'],
    ['<p title="&lt;/noscript&gt;&amp;quot;">', '<p title="&lt;/noscript&gt;&amp;quot;"></p>'],
  ])('writes %j as %j', (html, expected) => {
    expect(keep(html)).toBe(expected)
  })

  it('does not change output of React', () => {
    const tree = h(
      'main',
      { id: 'a', title: `"'<>&é\u00a0` },
      h('img', { src: '/x?a=1&b=2', srcSet: '/y 1x', alt: '' }),
      h('svg', { viewBox: '0 0 1 1' }, h('linearGradient', { id: 'g' })),
      'text ',
      3,
      ' & <more> "quoted"',
      h('textarea', { defaultValue: '<b>\n&' }),
      h('select', { defaultValue: 'b' }, h('option', { value: 'a' }, 'A'), h('option', { value: 'b' }, 'B')),
    )
    for (const html of [renderToStaticMarkup(tree), renderToString(tree)]) expect(keep(html)).toBe(html)
  })

  it('drops, unwraps and extracts elements with their contents', () => {
    const judged = rewriteHtml(
      '<p>a<b>b<i>c</i></b><u>d<i>e</i></u><q>f<i>g</i></q></p>',
      ({ name, isInside }) => {
        if (name === 'b') return 'drop'
        if (name === 'u') return 'unwrap'
        if (name === 'q') return ({ markup, inner }) => `[${markup}|${inner}]`
        return isInside ? 'unwrap' : 'keep'
      },
    )
    expect(judged).toBe('<p>ad<i>e</i>[<q>fg</q>|fg]</p>')
  })

  it('finds exactly the kept elements in its own output', () => {
    const piece = fc.constantFrom(
      ...'< > / " \' = ! - -- <!-- --> <img src=x> <p> </p> <svg> </svg> <math> <style> </style> <script> </script> <title> </title> a b & &lt; <b/> <a x="> \n'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const seen: string[] = []
        const once = rewriteHtml(pieces.join(''), ({ name }) => {
          if (name === 'style') return 'drop'
          if (name === 'script') return 'drop'
          seen.push(name)
          return 'keep'
        })
        const again: string[] = []
        const twice = rewriteHtml(once, ({ name }) => {
          again.push(name)
          return 'keep'
        })
        expect(again).toEqual(seen)
        expect(twice).toBe(once)
      }),
      { numRuns: 1000 },
    )
  }, 60_000)
})

describe('KeptTags', () => {
  /** Keeps, drops and changes some of everything. */
  const judge: Judge = ({ name, attributes }) => {
    if (name === 'i') return 'drop'
    if (name === 'em') return 'unwrap'
    if (name === 'iframe') return ({ inner }) => `[${inner}]`
    attributes.delete('onclick')
    return 'keep'
  }

  it('do not change the result, whatever they have seen before', () => {
    const tags = [
      '<p>',
      '<p class="a">',
      '<P>',
      '<b>',
      '<b x=1 x=2>',
      '<i>',
      '<em>',
      '<br/>',
      '<br>',
      '<img alt="">',
    ]
    const others = [
      '<script>',
      '</script>',
      '<svg>',
      '</svg>',
      '<linearGradient>',
      '<noscript>',
      '<iframe>',
      '</iframe>',
    ]
    const rest = [
      '</p>',
      '</b>',
      '</i>',
      '</em>',
      '</br>',
      '</noscript>',
      'text',
      '<',
      '<p onclick="x">',
      '<!-- -->',
    ]
    const kept = new KeptTags()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tags, ...others, ...rest), { maxLength: 30 }), (parts) => {
        const html = parts.join('')
        expect(rewriteHtml(html, judge, kept)).toBe(rewriteHtml(html, judge))
      }),
      { numRuns: 2000 },
    )
  })

  it('spare asking about a tag that was kept unchanged before, and no other', () => {
    const kept = new KeptTags()
    const asked: string[] = []
    const ask: Judge = ({ name, attributes }) => {
      asked.push(name)
      attributes.delete('onclick')
      return 'keep'
    }
    const html = '<div class="a"><p onclick="x">1</p><script>2</script><img src=x></div>'
    for (let i = 0; i < 2; i++) rewriteHtml(html, ask, kept)
    expect(asked).toEqual(['div', 'p', 'script', 'img', 'p', 'script', 'img'])
  })

  it('keep no long tags', () => {
    const kept = new KeptTags()
    const tag = `<div title="${'a'.repeat(300)}">`
    rewriteHtml(tag, () => 'keep', kept)
    expect(kept.has(tag)).toBe(false)
  })
})

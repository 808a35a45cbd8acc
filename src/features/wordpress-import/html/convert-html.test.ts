import { describe, expect, it } from 'vitest'
import type { RichNode } from '../../../shared/formats/rich-text-nodes'
import { type ImportedBlock, nodesOf } from './blocks'
import type { NamedPicture } from './conversion'
import { convertHtml } from './convert-html'

const pictures: Record<string, number> = { 'https://old.example/a.jpg': 1, 'https://old.example/b.jpg': 2 }

const reusables: Record<number, string> = {
  7: '<!-- wp:paragraph --><p>Reused</p><!-- /wp:paragraph -->',
  8: '<!-- wp:block {"ref":8} /-->'.repeat(100),
}

const convert = (html: string, footnotes: string[] = []) => {
  const notes: string[] = []
  const named: NamedPicture[] = []
  const { blocks } = convertHtml(html, 'test', {
    site: 'https://old.example',
    note: (what) => notes.push(what),
    picture: (picture) => {
      named.push(picture)
      return pictures[picture.src]
    },
    galleryPictures: (ids) =>
      (ids ?? [1, 2]).map((id) => ({ src: `https://old.example/${id === 1 ? 'a' : 'b'}.jpg`, alt: '' })),
    reusable: (id) => reusables[id],
    footnotes,
    link: (url) => (url.endsWith('/about/') ? { relationTo: 'pages', value: 5 } : { url }),
  })
  return { blocks, notes, named }
}

/** Nodes in short: `p(a *b*)`. */
const short = (node: RichNode): string => {
  const inside = () => (node.children ?? []).map(short).join('')
  if (node.type === 'text') return node.format ? `{${node.format} ${node.text}}` : String(node.text)
  if (node.type === 'linebreak') return '/'
  if (node.type === 'upload') return `picture ${node.value}`
  if (node.type === 'link') {
    const { url, doc } = node.fields as { url?: string; doc?: { relationTo: string; value: number } }
    return `<${url ?? `${doc?.relationTo} ${doc?.value}`}: ${inside()}>`
  }
  const name = node.type === 'paragraph' ? 'p' : String(node.tag ?? node.type)
  return `${name}(${inside()})`
}

const shown = (block: ImportedBlock): unknown =>
  block.blockType === 'text' ? nodesOf(block.text).map(short) : { ...block, id: undefined }

const blocksOf = (html: string) => convert(html).blocks.map(shown)

describe('text of the classic editor', () => {
  it('has paragraphs at empty lines and keeps other breaks', () => {
    expect(blocksOf('One\n\n  Two <b>bold <i>both</i></b>\nnext line\n<h1>Title</h1>\nThree')).toEqual([
      ['p(One)', 'p(Two {1 bold }{3 both}/next line)', 'h2(Title)', 'p(Three)'],
    ])
  })

  it('keeps links that are safe, and leads to documents that were imported', () => {
    const [nodes] = blocksOf(
      '<a href="/about/">us</a> <a href="java\nscript:alert(1)">bad</a> <a href="mailto:a@b.example">mail</a> <a href="https://u:p@x.example/">x</a> <a href="#top">up</a>',
    )
    expect(nodes).toEqual(['p(<pages 5: us> bad <mailto:a@b.example: mail> <https://x.example/: x> up)'])
  })

  it('makes links of bare addresses on a line of their own', () => {
    expect(blocksOf('See\n\nhttps://x.example/a\n\nand https://x.example/b')).toEqual([
      ['p(See)', 'p(<https://x.example/a: https://x.example/a>)', 'p(and https://x.example/b)'],
    ])
  })

  it('has lists in lists, quotations and code', () => {
    expect(
      blocksOf(
        '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul><blockquote>q\n\nr</blockquote><pre>x\n  y</pre>',
      ),
    ).toEqual([
      ['ul(listitem(a)listitem(ol(listitem(b)))listitem(c))', 'quote(q//r)', 'p({16 x}/{16 \u00a0\u00a0y})'],
    ])
  })

  it('has captions, galleries and films as shortcodes', () => {
    const { blocks, notes } = convert(
      '[caption id="x" align="left" width="1"]<a href="https://old.example/a.jpg"><img src="a.jpg" alt="A" /></a> The <em>harbour</em>[/caption]\n\n[gallery ids="1,2"]\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n[embed]https://vimeo.com/123456[/embed]\n\n[[gallery]] [contact-form-7 id="4"]',
    )
    expect(blocks.map(shown)).toEqual([
      ['picture 1', 'p({2 The harbour})'],
      expect.objectContaining({ blockType: 'gallery', pictures: [1, 2] }),
      expect.objectContaining({ blockType: 'video', code: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }),
      expect.objectContaining({ blockType: 'video', code: 'https://vimeo.com/123456' }),
      ['p([gallery] [contact-form-7 id="4"])'],
    ])
    expect(notes).toEqual(['the shortcode [contact-form-7] is still there as text'])
  })
})

describe('blocks of the block editor', () => {
  it('become columns, tables, quotations, questions and pictures with text', () => {
    const html = `<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>a</p></div>
      <div class="wp-block-column"><p>b</p></div></div><!-- /wp:columns -->
      <figure class="wp-block-table"><table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1|2</td><td></td></tr></tbody></table><figcaption>Cap</figcaption></figure>
      <figure class="wp-block-pullquote"><blockquote><p>Said</p><cite>Bo</cite></blockquote></figure>
      <details class="wp-block-details"><summary>Q1</summary><p>A1</p></details><details><summary>Q2</summary><p>A2</p></details>
      <div class="wp-block-media-text has-media-on-the-right"><figure><img src="/b.jpg"></figure><div class="wp-block-media-text__content"><p>t</p></div></div>
      <figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
      https://twitter.com/x/status/1
      </div></figure>
      <!-- wp:latest-posts {"postsToShow":4} /--><!-- wp:calendar /--><!-- wp:block {"ref":7} /-->`
    const { blocks, notes } = convert(html)
    expect(blocks.map(({ blockType }) => blockType)).toEqual([
      'columns',
      'table',
      'quote',
      'accordion',
      'pictureText',
      'text',
      'latestNews',
      'text',
    ])
    expect(blocks[1]).toMatchObject({ rows: '| x | y |\n| 1\\|2 |  |', headRow: true, caption: 'Cap' })
    expect(blocks[2]).toMatchObject({ text: 'Said', name: 'Bo' })
    expect(blocks[3]).toMatchObject({ items: [{ question: 'Q1' }, { question: 'Q2' }] })
    expect(blocks[4]).toMatchObject({ picture: 2, side: 'right' })
    expect(notes).toEqual(['twitter.com is linked instead of embedded', 'the block “calendar” was left out'])
  })

  it('keep the captions of a gallery beside the descriptions', () => {
    const picture = (name: string, alt: string, caption: string) =>
      `<figure class="wp-block-image"><img src="/${name}.jpg" alt="${alt}"><figcaption class="wp-element-caption">${caption}</figcaption></figure>`
    const { blocks, named } = convert(
      `<figure class="wp-block-gallery">${picture('a', 'A boat', 'Our <em>trip</em>')}${picture('b', '', 'The end')}<figcaption class="blocks-gallery-caption">All of it</figcaption></figure>`,
    )
    expect(named.map(({ alt, caption }) => [alt, caption])).toEqual([
      ['A boat', 'Our trip'],
      ['', 'The end'],
    ])
    expect(blocks.map(shown)).toEqual([
      expect.objectContaining({ blockType: 'gallery', pictures: [1, 2] }),
      ['p(All of it)'],
    ])
  })

  it('keep social links, and say which have no address', () => {
    const { blocks, notes } = convert(
      '<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://facebook.com/school","service":"facebook"} /-->\n<!-- wp:social-link {"url":"a@school.example","service":"mail","label":"Write to us"} /--><!-- wp:social-link {"service":"x"} /--></ul><!-- /wp:social-links -->',
    )
    expect(blocks.map(shown)).toEqual([
      [
        'ul(listitem(<https://facebook.com/school: Facebook>)listitem(<mailto:a@school.example: Write to us>))',
      ],
    ])
    expect(notes).toEqual(['the link to x has no address and was left out'])
  })

  it('keep the links in the cells of a table', () => {
    const [table] = blocksOf(
      '<table><tr><td>See <a href="https://x.example/a(1)">the [plan]</a></td><td><a href="/about/">us</a> or <a href="javascript:x">no</a></td></tr></table>',
    )
    expect(table).toMatchObject({
      rows: '| See [the plan](https://x.example/a%281%29) | [us](/about/) or no |',
    })
  })

  it('name a file once', () => {
    const button = '<a href="/p.pdf" class="wp-block-file__button wp-element-button" download>Download</a>'
    expect(
      blocksOf(
        `<div class="wp-block-file"><object class="wp-block-file__embed" data="/p.pdf"></object><a id="f" href="/p.pdf">Price list</a>${button}</div><div class="wp-block-file">${button}</div>`,
      ),
    ).toEqual([['p(<https://old.example/p.pdf: Price list>)', 'p(<https://old.example/p.pdf: Download>)']])
  })

  it('keep footnotes, at their place or at the end', () => {
    const text = '<p>Open<sup data-fn="a" class="fn"><a href="#a" id="a-link">1</a></sup></p>'
    const notes = ['See <a href="https://x.example/">the list</a>']
    const list = 'ol(listitem(See <https://x.example/: the list>))'
    expect(convert(`${text}<!-- wp:footnotes /--><p>End</p>`, notes).blocks.map(shown)).toEqual([
      ['p(Open{64 1})', list, 'p(End)'],
    ])
    expect(convert(text, notes).blocks.map(shown)).toEqual([['p(Open{64 1})', list]])
  })

  it('keep the spaces of preformatted text', () => {
    expect(
      blocksOf('<!-- wp:preformatted --><pre class="wp-block-preformatted">Mon   9:00\n\tTue\t9:30 am</pre>'),
    ).toEqual([[`p(Mon${'\u00a0'.repeat(3)}9:00/${'\u00a0'.repeat(8)}Tue${'\u00a0'.repeat(5)}9:30 am)`]])
  })

  it('keep captions that are too long for their block', () => {
    const long = 'word '.repeat(60).trim()
    expect(
      blocksOf(
        `<figure class="wp-block-table"><table><tr><td>a</td><td>b</td></tr></table><figcaption>${long}</figcaption></figure>`,
      ).at(-1),
    ).toEqual([`p({2 ${long}})`])
  })

  it('have the same ids every time', () => {
    const html = '<p>a</p><hr><p>b <a href="https://x.example/">c</a></p>'
    expect(convert(html).blocks).toEqual(convert(html).blocks)
  })
})

describe('HTML that is not to be trusted', () => {
  it('leaves no script, handler or style, and says so', () => {
    const { blocks, notes } = convert(
      '<p onclick="x()" style="color:red">Hi<script>alert(1)</script></p><svg><a xlink:href="javascript:x">s</a></svg><iframe src="javascript:alert(1)"></iframe><iframe src="https://maps.example/x" onload="y" srcdoc="<b>"></iframe><img src="data:image/png;base64,AA"><img src="javascript:x" alt="bad"><form><label>Name<input></label></form>',
    )
    const written = JSON.stringify(blocks)
    expect(written).not.toMatch(/onclick|alert|javascript|onload|srcdoc|color/)
    expect(blocks.map(shown)).toEqual([
      ['p(Hi)'],
      expect.objectContaining({
        code: '<iframe src="https://maps.example/x" width="560" height="315" loading="lazy"></iframe>',
      }),
      ['p(bad)', 'p(Name)'],
    ])
    expect(notes).toEqual([
      'a script was left out',
      'a drawing (SVG) was left out',
      'a picture inside the text (data:) was left out',
      'a form was left out: build it under Forms',
    ])
  })

  it('may be nested deeply or broken', () => {
    const deep = `${'<div><b>'.repeat(4_000)}deep${'</b></div>'.repeat(4_000)}`
    expect(JSON.stringify(blocksOf(deep))).toContain('deep')
    expect(blocksOf('<p>a<li>b</p><table><td>c')).toHaveLength(1)
    const start = performance.now()
    convert(`[caption ${'['.repeat(20_000)}`)
    convert('[gallery '.repeat(1_000))
    convert(Array.from({ length: 30_000 }, (_, index) => `[abc${index}]`).join(''))
    convert(`<pre>${' '.repeat(200_000)}x</pre>`)
    expect(performance.now() - start).toBeLessThan(20_000)
  })

  it('ends when reusable blocks place themselves', () => {
    const { blocks, notes } = convert('<!-- wp:block {"ref":8} /--><p>end</p>')
    expect(blocks.map(shown)).toEqual([['p(end)']])
    expect(notes).toEqual(['reusable blocks are placed in one another too often; the rest was left out'])
  })

  it('keeps a link to a picture that is not available', () => {
    expect(blocksOf('<p>x <img src="https://cdn.example/z.jpg" alt="Zoo"> y</p>')).toEqual([
      ['p(x)', 'p(<https://cdn.example/z.jpg: Zoo>)', 'p(y)'],
    ])
  })

  it('has at most sixty blocks, and loses nothing', () => {
    const html = Array.from(
      { length: 70 },
      (_, index) => `<p>n${index}</p><table><tr><td>t</td><td>u${index}</td></tr></table>`,
    ).join('')
    const { blocks } = convert(html)
    expect(blocks).toHaveLength(60)
    expect(JSON.stringify(blocks)).toContain('u69')
  })
})

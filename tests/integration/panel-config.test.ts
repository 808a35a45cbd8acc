import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { type Block, type Field, type RichTextField, type SanitizedConfig, traverseFields } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { richTextToHtml } from '../../src/platform/payload/rich-text'
import { describeOn, type Site } from './harness'

interface Sample {
  nodes: object[]
  html: string
}

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format })
const element = (type: string, children: object[], extra: object = {}) => ({
  type,
  version: 1,
  children,
  ...extra,
})
const formatted = (format: number, html: string): Sample => ({
  nodes: [element('paragraph', [text('x < y', format)])],
  html: `<p>${html}</p>`,
})
const list = (listType: string, ...items: object[]) => element('list', items, { listType, start: 1 })
const item = (words: string, extra: object = {}) => element('listitem', [text(words)], extra)
const page = { id: 7, slug: 'visa-help', _status: 'published' }
const picture = {
  id: 3,
  alt: 'A pier',
  filename: 'pier.jpg',
  width: 800,
  height: 600,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const checkBox = '<input type="checkbox" disabled'

/** What each feature of the editor writes, and what visitors get of it. */
const samples: Record<string, Sample> = {
  bold: formatted(1, '<strong>x &lt; y</strong>'),
  italic: formatted(2, '<em>x &lt; y</em>'),
  strikethrough: formatted(4, '<s>x &lt; y</s>'),
  underline: formatted(8, '<u>x &lt; y</u>'),
  inlineCode: formatted(16, '<code>x &lt; y</code>'),
  subscript: formatted(32, '<sub>x &lt; y</sub>'),
  superscript: formatted(64, '<sup>x &lt; y</sup>'),
  paragraph: {
    nodes: [element('paragraph', [text('a'), { type: 'linebreak', version: 1 }, text('b')])],
    html: '<p>a<br />b</p>',
  },
  heading: {
    nodes: ['h2', 'h3', 'h4'].map((tag) => element('heading', [text(tag)], { tag })),
    html: '<h2>h2</h2><h3>h3</h3><h4>h4</h4>',
  },
  unorderedList: {
    nodes: [list('bullet', item('a', { value: 1 }), item('b', { value: 2 }))],
    html: '<ul><li>a</li><li>b</li></ul>',
  },
  orderedList: {
    nodes: [element('list', [item('c', { value: 3 })], { listType: 'number', start: 3 })],
    html: '<ol start="3"><li>c</li></ol>',
  },
  checklist: {
    nodes: [list('check', item('a', { checked: true }), item('b'))],
    html: `<ul class="check-list"><li><label>${checkBox} checked> a</label></li><li><label>${checkBox}> b</label></li></ul>`,
  },
  indent: {
    nodes: [list('bullet', item('a'), element('listitem', [list('number', item('b'))]), item('c'))],
    html: '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
  },
  link: {
    nodes: [
      element('paragraph', [
        element('link', [text('visas')], {
          fields: { linkType: 'internal', doc: { relationTo: 'pages', value: page } },
        }),
        element('autolink', [text('example.org')], { fields: { url: 'https://example.org' } }),
      ]),
    ],
    html: '<p><a href="/visa-help">visas</a><a href="https://example.org">example.org</a></p>',
  },
  blockquote: { nodes: [element('quote', [text('Well said')])], html: '<blockquote>Well said</blockquote>' },
  upload: {
    nodes: [{ type: 'upload', version: 3, relationTo: 'media', value: picture }],
    html: '" alt="A pier" width="800" height="600"',
  },
  horizontalRule: {
    nodes: [element('paragraph', [text('a')]), { type: 'horizontalrule', version: 1 }],
    html: '<p>a</p><hr />',
  },
  blocks: {
    nodes: [{ type: 'block', version: 2, fields: { blockType: 'embed', code: 'https://youtu.be/abcdefgh' } }],
    html: '<iframe',
  },
}

/** Features of the editor's own screen, which write nothing. */
const writesNothing = ['toolbarInline']

describeOn('sqlite', 'the panel', (open) => {
  let site: Site
  let config: SanitizedConfig
  beforeAll(async () => {
    site = await open()
    config = site.payload.config
  })
  const features = () => (config.editor as LexicalRichTextAdapter).editorConfig.resolvedFeatureMap
  const propsOf = (feature: string): unknown => features().get(feature)?.sanitizedServerFeatureProps
  /** The kinds of nodes that the features can write. */
  const nodeTypes = () =>
    [...features().values()]
      .flatMap(({ nodes = [] }) => nodes)
      .flatMap((entry) => ('node' in entry && 'getType' in entry.node ? [entry.node.getType()] : []))
      // The feature "blocks" brings these along; there is none to choose.
      .filter((type) => type !== 'inlineBlock')
  const render = (nodes: object[], topLevel: 2 | 3 = 2) =>
    richTextToHtml(
      { root: element('root', nodes) },
      { payload: site.payload, locale: 'en', draft: false, tag: () => undefined },
      topLevel,
    )

  it('offers in the editor exactly what has a sample here', () => {
    const offered = [...features().keys()].filter((key) => !writesNothing.includes(key))
    expect(offered.sort()).toEqual(Object.keys(samples).sort())
    const shown = JSON.stringify(samples)
    for (const type of nodeTypes()) expect(shown).toContain(`"type":"${type}"`)
    const { blocks, inlineBlocks } = propsOf('blocks') as { blocks: Block[]; inlineBlocks?: Block[] }
    for (const { slug } of blocks) expect(shown).toContain(`"blockType":"${slug}"`)
    expect(inlineBlocks ?? []).toEqual([])
  })

  it.each(Object.entries(samples))('shows visitors what the feature %s writes', (_feature, sample) => {
    const html = render(sample.nodes)
    expect(html).toContain(sample.html)
    expect(html).not.toMatch(/unknown|style=|value=/)
  })

  it('shows the levels of headings apart in a text that has a heading of its own', () => {
    expect(render(samples.heading?.nodes ?? [], 3)).toBe('<h3>h2</h3><h4>h3</h4><h5>h4</h5>')
  })

  it('shows nothing of nodes that no feature writes', () => {
    expect(render([element('paragraph', [text('a')]), { type: 'relationship', value: 1 }])).toBe('<p>a</p>')
  })

  it('offers links to documents that have a page, and no files but pictures', () => {
    expect(propsOf('link')).toMatchObject({ enabledCollections: ['pages', 'schools'] })
    expect(propsOf('upload')).toMatchObject({ enabledCollectionSlugs: ['media'] })
  })

  // Payload's editor for these types, Monaco, is loaded from another site.
  it('has a component of ours for every JSON and code field that it shows', () => {
    const own = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    const lacking: string[] = []
    const look = (where: string, fields: Field[]) =>
      traverseFields({
        fields,
        callback: ({ field }) => {
          if (field.type === 'richText') look(where, blockFieldsOf(field))
          if (field.type !== 'json' && field.type !== 'code') return
          const isHidden = field.hidden || field.admin?.hidden
          if (!isHidden && !field.admin?.components?.Field) lacking.push(`${where}.${field.name}`)
        },
      })
    for (const { slug, fields } of [...own, ...config.globals]) look(slug, fields)
    expect(lacking).toEqual([])
  })

  it('has no collection of Payload’s own in its menu', () => {
    const payloads = config.collections.filter(({ slug }) => slug.startsWith('payload-'))
    expect(payloads.filter(({ admin }) => admin.hidden !== true).map(({ slug }) => slug)).toEqual([])
  })
})

const blockFieldsOf = (field: RichTextField): Field[] => {
  const editor = (field.editor as LexicalRichTextAdapter | undefined)?.editorConfig
  const props = editor?.resolvedFeatureMap.get('blocks')?.sanitizedServerFeatureProps as
    | { blocks?: Block[] }
    | undefined
  return (props?.blocks ?? []).flatMap(({ fields }) => fields)
}

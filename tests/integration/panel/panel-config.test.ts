import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { initI18n } from '@payloadcms/translations'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import {
  type Block,
  createClientConfig,
  type Field,
  type RichTextField,
  type SanitizedConfig,
  traverseFields,
} from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { richTextToHtml } from '../../../src/platform/payload/rich-text/rich-text'
import { describeOn, type Site } from '../kit/harness'

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

/** The nodes that each editor feature writes, and the HTML rendered from them. */
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

/** Features that affect only the editor and write no nodes. */
const writesNothing = ['toolbarFixed', 'toolbarInline']

describeOn('sqlite', 'the admin panel', (open) => {
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
      // Part of the feature "blocks", but no inline block is defined.
      .filter((type) => type !== 'inlineBlock')
  const render = (nodes: object[], topLevel: 2 | 3 = 2) =>
    richTextToHtml(
      { root: element('root', nodes) },
      { payload: site.payload, locale: 'en', draft: false, tag: () => undefined },
      topLevel,
    )

  it('offers exactly the editor features that have a sample here', () => {
    const offered = [...features().keys()].filter((key) => !writesNothing.includes(key))
    expect(offered.sort()).toEqual(Object.keys(samples).sort())
    const shown = JSON.stringify(samples)
    for (const type of nodeTypes()) expect(shown).toContain(`"type":"${type}"`)
    const { blocks, inlineBlocks } = propsOf('blocks') as { blocks: Block[]; inlineBlocks?: Block[] }
    for (const { slug } of blocks) expect(shown).toContain(`"blockType":"${slug}"`)
    expect(inlineBlocks ?? []).toEqual([])
  })

  it.each(Object.entries(samples))('renders the output of the editor feature %s', (_feature, sample) => {
    const html = render(sample.nodes)
    expect(html).toContain(sample.html)
    expect(html).not.toMatch(/unknown|style=|value=/)
  })

  it('lowers heading levels in a text below its own heading', () => {
    expect(render(samples.heading?.nodes ?? [], 3)).toBe('<h3>h2</h3><h4>h3</h4><h5>h4</h5>')
  })

  it('renders nothing for unknown nodes', () => {
    expect(render([element('paragraph', [text('a')]), { type: 'relationship', value: 1 }])).toBe('<p>a</p>')
  })

  it('offers only links to documents with a page, and only pictures as uploads', () => {
    expect(propsOf('link')).toMatchObject({
      enabledCollections: ['pages', 'schools', 'courses', 'accommodation', 'posts'],
    })
    expect(propsOf('upload')).toMatchObject({ enabledCollectionSlugs: ['media'] })
  })

  it('saves drafts within a second, which the live preview waits for', () => {
    const waits = [...config.collections, ...config.globals].flatMap(({ slug, versions }) => {
      const { autosave } = (versions?.drafts || {}) as { autosave?: false | { interval?: number } }
      return autosave ? [[slug, autosave.interval]] : []
    })
    expect(waits.length).toBeGreaterThan(5)
    expect(waits.filter(([, interval]) => !interval || Number(interval) > 1000)).toEqual([])
  })

  // Payload's editor for these types, Monaco, is loaded from another site.
  it('uses our own component for every visible JSON and code field', () => {
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

  it('hides Payload’s internal collections from its menu', () => {
    const payloads = config.collections.filter(({ slug }) => slug.startsWith('payload-'))
    expect(payloads.filter(({ admin }) => admin.hidden !== true).map(({ slug }) => slug)).toEqual([])
  })

  it('labels fields in the language of each reader, not of the first one', async () => {
    const labelIn = async (language: 'en' | 'de') => {
      const i18n = await initI18n({ config: config.i18n, context: 'client', language })
      const fields = getClientSchemaMap({
        collectionSlug: 'forms',
        config: createClientConfig({ config, i18n, importMap: {}, user: true }),
        i18n,
        payload: site.payload,
        schemaMap: getSchemaMap({ collectionSlug: 'forms', config, i18n }),
      })
      return (fields.get('forms.confirmation') as { label?: unknown } | undefined)?.label
    }
    expect(await labelIn('en')).toBe('What visitors read after sending')
    expect(await labelIn('de')).toBe('Was Besucher nach dem Senden lesen')
  })

  it('shows the text of a link whose form was closed without an address', () => {
    const link = element('link', [text('six weeks')], { fields: { linkType: 'custom', url: 'https://' } })
    const root = { root: { type: 'root', version: 1, children: [element('paragraph', [link])] } }
    expect(richTextToHtml(root, { locale: 'en' } as Parameters<typeof richTextToHtml>[1], 2)).toBe(
      '<p>six weeks</p>',
    )
  })
})

const blockFieldsOf = (field: RichTextField): Field[] => {
  const editor = (field.editor as LexicalRichTextAdapter | undefined)?.editorConfig
  const props = editor?.resolvedFeatureMap.get('blocks')?.sanitizedServerFeatureProps as
    | { blocks?: Block[] }
    | undefined
  return (props?.blocks ?? []).flatMap(({ fields }) => fields)
}

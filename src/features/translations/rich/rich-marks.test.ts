import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRichText } from '../../../cms/seed/rich-text'
import type { RichNode } from '../../../shared/formats/rich-text-nodes'
import { fromMarks } from './from-marks'
import { describeReference, type RichText, referencesOf } from './rich-nodes'
import { toMarks } from './to-marks'

const block = (type: string, children: RichNode[], more: object = {}): RichNode => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...more,
})
const text = (words: string, format = 0): RichNode => ({ type: 'text', version: 1, text: words, format })
const paragraph = (...children: RichNode[]) => block('paragraph', children)
const link = (url: string, ...children: RichNode[]) =>
  block('link', children, { id: `id of ${url}`, fields: { linkType: 'custom', url, newTab: true } })
const picture: RichNode = { type: 'upload', version: 3, relationTo: 'media', value: 7, id: 'p', fields: {} }
const item = (...children: RichNode[]) => block('listitem', children, { value: 1 })
const list = (listType: string, ...children: RichNode[]) =>
  block('list', children, { listType, start: 1, tag: listType === 'number' ? 'ol' : 'ul' })
const rich = (...children: RichNode[]): RichText => ({ root: block('root', children) })

const marksOf = (source: RichText) => toMarks(source, referencesOf(source, undefined))
const readBack = (marks: string, source: RichText = rich()) => {
  const read = fromMarks(marks, referencesOf(source, undefined))
  return 'text' in read ? marksOf(read.text) : `${read.problem} ${read.mark}`
}

/** Flattens a node to what a reader sees: each sign with its format, and the nodes around it. */
const seen = ({ type, children = [], ...node }: RichNode): unknown[] => {
  if (type === 'text')
    return String(node.text)
      .split('')
      .map((sign) => [node.format, sign])
  const { tag, listType, fields, relationTo, value } = node
  const given = type === 'listitem' ? {} : { tag, listType, fields, relationTo, value }
  return [{ type, ...given, inside: children.flatMap(seen) }]
}

describe('a rich text as lines with marks', () => {
  const source = rich(
    block('heading', [text('Prices')], { tag: 'h2' }),
    paragraph(
      text('We have '),
      text('small', 1),
      text(' groups.', 3),
      { type: 'linebreak', version: 1 },
      text('See '),
      link('/prices', text('our '), text('prices', 1)),
      text('.'),
    ),
    list(
      'bullet',
      item(text('One')),
      item(list('number', item(text('Inside')), item(text('Again')))),
      item(text('Two')),
    ),
    block('list', [block('listitem', [text('Done')], { checked: true }), item(text('Open'))], {
      listType: 'check',
      tag: 'ul',
    }),
    picture,
    { type: 'horizontalrule', version: 1 },
    paragraph(),
    block('quote', [text('Said.')]),
  )

  it('shows its structure and numbers its links and pictures', () => {
    expect(marksOf(source)).toBe(
      [
        '## Prices',
        'We have <b>small<i> groups.</i></b><br>See <a1>our <b>prices</b></a1>.',
        '- One\n  1. Inside\n  2. Again\n- Two',
        '[x] Done\n[ ] Open',
        '<x2>',
        '---',
        '<br>',
        '> Said.',
      ].join('\n\n'),
    )
    expect(referencesOf(source, undefined).map(describeReference)).toEqual([
      { mark: '<a1>', label: '/prices' },
      { mark: '<x2>', label: 'media 7', document: 'media:7' },
    ])
  })

  it('takes over the links and pictures of its source', () => {
    const read = fromMarks('Siehe <a1>Preise</a1>.\n<x2>', referencesOf(source, undefined))
    const { root } = 'text' in read ? read.text : rich()
    expect(root.children?.[0]?.children?.[1]).toMatchObject({
      type: 'link',
      fields: { linkType: 'custom', url: '/prices', newTab: true },
      children: [{ text: 'Preise' }],
    })
    expect(root.children?.[1]).toEqual(picture)
  })

  it('keeps what only the translation has', () => {
    const german = rich(paragraph(link('/prices', text('Preise')), link('/de', text('mehr'))))
    const references = referencesOf(source, german)
    expect(references).toHaveLength(3)
    expect(toMarks(german, references)).toBe('<a1>Preise</a1><a3>mehr</a3>')
  })

  it('is read with blank lines, other orders of marks and signs that are no marks', () => {
    expect(readBack('\n\nOne\n\n\n\nTwo\r\n')).toBe('One\n\nTwo')
    expect(readBack('<i><b>x</b></i>')).toBe('<b><i>x</i></b>')
    expect(readBack('a < b & c <p> &lt;b>')).toBe('a < b & c <p> &lt;b>')
    expect(readBack('\\- no list')).toBe('\\- no list')
    expect(readBack('3. three\n9. four')).toBe('3. three\n4. four')
    expect(readBack('')).toBe('')
  })

  it('is refused with the mark that is wrong', () => {
    expect(readBack('<a4>x</a4>', source)).toBe('unknown <a4>')
    expect(readBack('<a2>x</a2>', source)).toBe('unknown <a2>')
    expect(readBack('<x1>', source)).toBe('unknown <x1>')
    expect(readBack('<a1>x</a1> <a1>y</a1>', source)).toBe('twice <a1>')
    expect(readBack('<b>x')).toBe('unpaired <b>')
    expect(readBack('x</b>')).toBe('unpaired </b>')
    expect(readBack('<b><i>x</b></i>')).toBe('unpaired </b>')
    expect(readBack('<b><b>x</b></b>')).toBe('unpaired <b>')
  })

  it('is refused with a picture that is not in a line of its own', () => {
    for (const line of ['Look: <x2>', '<x2> here', '- <x2>', '## <x2>', '> <x2>', '\\<x2>', '<b><x2></b>'])
      expect(readBack(line, source)).toBe('notAlone <x2>')
    expect(readBack(' <x2> \t', source)).toBe('<x1>')
    expect(readBack('<x2>\n<x02>', source)).toBe('twice <x02>')
  })

  it('is refused with marks that are not written as marks are', () => {
    for (const mark of [
      '<B>',
      '</ b>',
      '< b>',
      '<a1 >',
      '<A1>',
      '<a 1>',
      '<X2>',
      '<x2 >',
      '</x2>',
      '<br/>',
      '<BR />',
    ])
      for (const line of [mark, `One ${mark} two`, `- ${mark}`])
        expect(readBack(line, source)).toBe(`misspelt ${mark}`)
    expect(readBack('&lt;B> <bold> <a> 1 < 2 > 0')).toBe('&lt;B> <bold> <a> 1 < 2 > 0')
  })

  it('is read with spaces around the marks of lines', () => {
    expect(readBack('--- \n <br>\n  ## Title\n > Said.')).toBe('---\n\n<br>\n\n## Title\n\n> Said.')
    expect(readBack('\\--- \n\\ ## x')).toBe('\\--- \n\n\\ ## x')
  })

  it('shows a mark that is written as text in several nodes', () => {
    expect(marksOf(rich(paragraph(text('<'), text(''), text('b>'), text('x', 1))))).toBe('&lt;b><b>x</b>')
    expect(marksOf(rich(paragraph(text('See <x'), text('2>'))))).toBe('See &lt;x2>')
  })

  it('is left to its document if marks would lose something', () => {
    expect(marksOf(rich(block('table', [paragraph(text('x'))])))).toBeUndefined()
    expect(marksOf(rich(block('paragraph', [text('x')], { format: 'center' })))).toBeUndefined()
    expect(marksOf(rich(paragraph({ ...text('x'), style: 'color: red' })))).toBeUndefined()
    expect(marksOf(rich(paragraph(text('x'), { ...text('y'), style: 'color: red' })))).toBeUndefined()
    expect(marksOf(rich(paragraph(text('x', 128))))).toBeUndefined()
    expect(marksOf(rich(paragraph(text('two\nlines'))))).toBeUndefined()
    expect(marksOf(rich(list('bullet', item(text('a'))), list('bullet', item(text('b')))))).toBeUndefined()
    expect(marksOf(rich(block('heading', [text('x')], { tag: 'h1' })))).toBeUndefined()
  })

  it('expresses the texts of the demo', () => {
    expect(marksOf(toRichText('## Title\nText with **bold**.\n\n- one\n- two') as never)).toBe(
      '## Title\n\nText with <b>bold</b>.\n\n- one\n- two',
    )
  })

  it('loses nothing, whatever it says', () => {
    const words = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom(
        '- x',
        '## ',
        '1. ',
        '\\',
        '<b>',
        '</a1>',
        '&lt;',
        '&amp;lt;',
        '---',
        '--- ',
        '<x1>',
        '<',
        'b>',
        'x1 >',
        '</ B>',
        ' ',
        '[x] ',
      ),
    )
    const line = words.map((word) => word.replaceAll(/[\r\n\u2028\u2029]/g, ' '))
    const texts = fc.array(
      fc.oneof(
        fc.tuple(line, fc.integer({ min: 0, max: 127 })).map(([word, format]) => text(word, format)),
        fc.tuple(fc.webUrl(), line).map(([url, word]) => link(url, text(word))),
        fc.constant({ type: 'linebreak', version: 1 }),
      ),
      { minLength: 1, maxLength: 4 },
    )
    const blocks = fc.oneof(
      texts.map((inner) => paragraph(...inner)),
      texts.map((inner) => block('heading', inner, { tag: 'h3' })),
      texts.map((inner) => block('quote', inner)),
      fc.constant(picture),
      fc
        .array(texts, { minLength: 1, maxLength: 3 })
        .map((items) => list('number', ...items.map((inner) => item(...inner)))),
    )
    fc.assert(
      fc.property(fc.array(blocks, { maxLength: 4 }), (children) => {
        const given = rich(...children)
        const marks = marksOf(given)
        const isKnownLoss =
          children.some(({ type }, index) => type === 'list' && children[index + 1]?.type === 'list') ||
          children.some(
            ({ type, children: inner = [] }) =>
              type === 'paragraph' && inner.length === 1 && inner[0]?.type === 'linebreak',
          )
        if (!isKnownLoss) expect(marks).toBeDefined()
        if (marks === undefined) return
        const read = fromMarks(marks, referencesOf(given, undefined))
        expect('text' in read && JSON.stringify(seen(read.text.root))).toBe(JSON.stringify(seen(given.root)))
      }),
      { numRuns: 300 },
    )
  })
})

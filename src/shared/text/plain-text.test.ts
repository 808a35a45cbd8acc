import { describe, expect, it } from 'vitest'
import { blocksToText, firstWords, reusableIn, richTextToText } from './plain-text'

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })

describe('the text of rich text', () => {
  it('keeps words whole across formats and links, and lines apart', () => {
    const stored = rich(
      { type: 'heading', children: [text('Arriving')] },
      paragraph(text('By '), text('bo', 1), text('at'), { type: 'linebreak' }, text('or train')),
      {
        type: 'list',
        children: [{ type: 'listitem', children: [{ type: 'link', children: [text('Ferry')] }] }],
      },
    )
    expect(richTextToText(stored)).toBe('Arriving By boat or train Ferry')
  })

  it.each([undefined, null, '', {}, { root: null }])('of %j is empty', (stored) => {
    expect(richTextToText(stored)).toBe('')
  })

  it('contains no code of embeds', () => {
    const embed = { type: 'block', fields: { blockType: 'embed', code: '<script>x</script>', title: 'Film' } }
    expect(richTextToText(rich(embed, paragraph(text('After'))))).toBe('After')
  })
})

describe('the text of blocks', () => {
  const hero = {
    blockType: 'hero',
    heading: 'Welcome',
    text: 'to the harbour',
    links: [{ label: 'Enrol', target: '/cart' }],
  }
  const columns = {
    blockType: 'columns',
    columns: [{ heading: 'Small', text: rich(paragraph(text('classes'))) }, { heading: 'Old' }],
  }
  const table = { blockType: 'table', rows: 'Week | Price\n1 | 320', caption: 'Prices', headRow: true }
  const accordion = {
    id: 'faq',
    blockType: 'accordion',
    heading: 'Questions',
    anchor: 'questions',
    items: [
      { id: 'a', question: 'Is there  parking?', answer: rich(paragraph(text('Behind the house.'))) },
      { id: 'b' },
    ],
  }

  it('is what visitors read', () => {
    const { text: found } = blocksToText([hero, columns, { ...table, tone: 'tinted', anchor: 'prices' }])
    expect(found).toBe('Welcome to the harbour Enrol Small classes Old Prices Week Price 1 320')
  })

  it('leaves out hidden blocks', () => {
    expect(
      blocksToText([
        { ...hero, hidden: true },
        { ...accordion, hidden: true },
      ]),
    ).toEqual({ text: '', questions: [] })
  })

  it('gives questions apart', () => {
    expect(blocksToText([accordion])).toEqual({
      text: 'Questions',
      questions: [
        { id: 'faq-a', question: 'Is there parking?', answer: 'Behind the house.', anchor: 'questions' },
      ],
    })
  })

  it('includes reusable content once', () => {
    const reusable = { blockType: 'reusable', content: 7 }
    expect(blocksToText([reusable], () => [hero, reusable]).text).toBe('Welcome to the harbour Enrol')
    expect(reusableIn([reusable, { ...reusable, content: 8, hidden: true }, hero])).toEqual([7])
  })

  it.each([undefined, null, {}, 'x', [null, 1]])('of %j is empty', (blocks) => {
    expect(blocksToText(blocks)).toEqual({ text: '', questions: [] })
    expect(reusableIn(blocks)).toEqual([])
  })
})

describe('the first words of a block', () => {
  it('are its heading, else its text, else its first question', () => {
    expect(firstWords({ text: 'Below', heading: ' Learn\n English ' })).toBe('Learn English')
    expect(firstWords({ heading: '', text: rich(paragraph(text('In the morning'))) })).toBe('In the morning')
    expect(firstWords({ items: [{ question: 'Do I need a visa?' }] })).toBe('Do I need a visa?')
    expect(firstWords({ columns: [{ heading: 'Small classes' }] })).toBe('Small classes')
    expect(firstWords({ blockType: 'schoolMap', school: 3 })).toBe('')
    expect(firstWords(undefined)).toBe('')
  })

  it('end at a word where they are too long', () => {
    expect(firstWords({ text: 'one two three four' }, 10)).toBe('one two…')
    expect(firstWords({ text: 'x'.repeat(40) }, 10)).toBe(`${'x'.repeat(5)}…`)
  })
})

import { beforeEach, expect, it } from 'vitest'
import { upgradeRichText } from './upgrade-rich-text'

const textOf = (...children: object[]) => ({ root: { type: 'root', version: 1, children } })
const paragraph = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', text }] })
const embed = { id: 'a1', blockType: 'embed', code: 'https://youtu.be/abcdefgh', title: 'Tour' }
const targets: Record<string, { title: string; relationTo: string; value: number }> = {
  'pages 7': { title: 'Visa & travel', relationTo: 'pages', value: 7 },
  'courses 5': { title: 'Evening course', relationTo: 'schools', value: 3 },
}
const removed: string[] = []
beforeEach(() => {
  removed.length = 0
})
const upgradeText = (text: unknown) =>
  upgradeRichText(
    text,
    (collection, id) => targets[`${collection} ${id}`],
    (type, collection, id) => removed.push(`${type} ${collection} ${id}`),
  )
const upgrade = (...children: object[]) => upgradeText(textOf(...children))

it('leaves alone what the editor reads and offers', () => {
  expect(upgrade(paragraph('Hello'), { type: 'block', version: 2, fields: embed })).toBeUndefined()
  expect(upgrade({ type: 'heading', tag: 'h3', children: [] })).toBeUndefined()
  for (const nothing of [null, undefined, '', {}]) expect(upgradeText(nothing)).toBeUndefined()
})

it('gives blocks of version 1 the present format, also inside other nodes', () => {
  const now = { type: 'block', version: 2, fields: embed }
  expect(upgrade({ type: 'block', version: 1, fields: embed })).toEqual(textOf(now))
  expect(upgrade({ type: 'block', version: 1, fields: { data: embed } })).toEqual(textOf(now))
  const quote = (child: object) => ({ type: 'quote', version: 1, children: [child] })
  expect(upgrade(quote({ type: 'block', version: 1, fields: embed }))).toEqual(textOf(quote(now)))
})

it('keeps headings within the levels that are offered', () => {
  const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ type: 'heading', tag, children: [] }))
  const upgraded = upgrade(...tags) as ReturnType<typeof textOf>
  expect(upgraded.root.children.map((node) => (node as { tag: string }).tag)).toEqual([
    'h2',
    'h2',
    'h3',
    'h4',
    'h4',
    'h4',
  ])
})

it('turns a relationship into a link with the title, and reports what has no page', () => {
  const upgraded = upgrade(
    paragraph('Before'),
    { type: 'relationship', version: 2, relationTo: 'pages', value: 7 },
    { type: 'relationship', version: 2, relationTo: 'pages', value: 8 },
    { type: 'relationship', version: 2, relationTo: 'courses', value: 7 },
    { type: 'upload', version: 3, relationTo: 'map-extracts', value: 1 },
    { type: 'upload', version: 3, relationTo: 'media', value: 1 },
  ) as ReturnType<typeof textOf>
  expect(upgraded.root.children).toMatchObject([
    paragraph('Before'),
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 7 } },
          children: [{ type: 'text', text: 'Visa & travel' }],
        },
      ],
    },
    { type: 'upload', relationTo: 'media' },
  ])
  expect(removed).toEqual(['relationship pages 8', 'relationship courses 7', 'upload map-extracts 1'])
})

it('leads a link to a course to its school, and keeps only the words of one to anything else', () => {
  const words = { type: 'text', version: 1, text: 'these' }
  const link = (relationTo: string, value: unknown) => ({
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: true },
    children: [words],
  })
  const inParagraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })
  expect(
    upgrade(
      inParagraph(link('courses', 5), link('courses', { id: 5 }), link('courses', 6), link('users', 1)),
    ),
  ).toEqual(textOf(inParagraph(link('schools', 3), link('schools', 3), words, words)))
  expect(removed).toEqual(['link courses 6', 'link users 1'])
  const external = { ...link('pages', 7), fields: { linkType: 'custom', url: 'https://school.example' } }
  expect(upgrade(inParagraph(link('pages', 8), link('schools', 9), external))).toBeUndefined()
})

import { expect, it } from 'vitest'
import { changesOf, takeTheirs } from './merge'

const row = (id: string, text: string) => ({ id, blockType: 'text', text })
const base = {
  title: 'About',
  summary: 'Old.',
  contact: { phone: '1', mail: 'a@example.org' },
  content: [row('a', 'First'), row('b', 'Second')],
  body: { root: { children: ['x'] } },
  updatedAt: '1',
}
const noted = (mine: object, theirs: object) =>
  changesOf(base, { ...base, ...mine }, { ...base, ...theirs }).map(({ path, isConflict }) => [
    path.join('.'),
    isConflict,
  ])

it('finds what the other person has changed, and what both have', () => {
  expect(noted({ title: 'Mine' }, { summary: 'Theirs.', updatedAt: '2' })).toEqual([['summary', false]])
  expect(noted({ summary: 'Mine.' }, { summary: 'Theirs.' })).toEqual([['summary', true]])
  expect(noted({ summary: 'Same.' }, { summary: 'Same.' })).toEqual([])
  expect(noted({ title: 'Mine' }, { updatedAt: '2', changedBy: 'Ben' })).toEqual([])
})

it('looks into groups and rows, and takes rich text and moved rows as a whole', () => {
  expect(
    noted({ contact: { ...base.contact, mail: 'b' } }, { contact: { ...base.contact, phone: '2' } }),
  ).toEqual([['contact.phone', false]])
  const [a, b] = base.content
  expect(noted({ content: [row('a', 'Mine'), b] }, { content: [a, row('b', 'Theirs')] })).toEqual([
    ['content.1.text', false],
  ])
  expect(noted({ content: [b, a] }, { content: [a, row('b', 'Theirs')] })).toEqual([['content', true]])
  expect(noted({ content: [a, row('b', 'Mine')] }, { content: [a] })).toEqual([['content', true]])
  expect(noted({}, { body: { root: { children: ['y'] } } })).toEqual([['body', false]])
})

it('takes the empty values of a form for the same', () => {
  expect(changesOf({ notes: null, rows: [] }, { notes: '' }, { notes: undefined })).toEqual([])
})

it('does not ask about fields that are not sent', () => {
  expect(changesOf(base, { _status: 'draft' }, { ...base, summary: 'Theirs.' })).toEqual([])
})

it('joins both', () => {
  const mine = { ...base, title: 'Mine', content: [row('a', 'Mine'), row('b', 'Second')] }
  const theirs = { ...base, summary: 'Theirs.', content: [row('a', 'First'), row('b', 'Theirs')] }
  expect(takeTheirs(mine, changesOf(base, mine, theirs))).toEqual({
    ...base,
    title: 'Mine',
    summary: 'Theirs.',
    content: [row('a', 'Mine'), row('b', 'Theirs')],
  })
})

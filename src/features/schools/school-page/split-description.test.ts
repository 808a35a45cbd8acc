import { expect, it } from 'vitest'
import { splitDescription } from './split-description'

const text = (...types: string[]) => ({
  root: {
    type: 'root',
    children: types.map((type, index) => ({ type, version: index })),
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
  },
})
const types = (part: ReturnType<typeof splitDescription>[1] | null) =>
  part?.root.children.map(({ type }) => type)
const split = (...given: string[]) => splitDescription(text(...given)).map(types)

it('ends the opening before the first heading, after at most two blocks', () => {
  expect(split('paragraph', 'heading', 'paragraph', 'list')).toEqual([
    ['paragraph'],
    ['heading', 'paragraph', 'list'],
  ])
  expect(split('heading', 'paragraph', 'paragraph', 'heading')).toEqual([
    ['heading', 'paragraph'],
    ['paragraph', 'heading'],
  ])
  expect(split('paragraph', 'paragraph', 'paragraph', 'paragraph')[0]).toHaveLength(2)
})

it('shows a short text whole', () => {
  expect(split('paragraph', 'heading', 'paragraph')).toEqual([['paragraph', 'heading', 'paragraph']])
  expect(splitDescription(null)).toEqual([null])
})

import { expect, it } from 'vitest'
import { depthOf } from '../comment/thread-path'
import type { ImportedComment } from './imported-comment'
import { placeImported } from './place-imported'

const comment = (source: string, parent = '', more: Partial<ImportedComment> = {}): ImportedComment => ({
  ...{ source, parent, author: '', email: '', url: '', content: source, state: 'approved' },
  createdAt: '2020-05-01T10:20:30.000Z',
  ...more,
})
const known = { stored: new Map<string, string>(), roots: new Set<string>(), maxDepth: 3 }
const place = (comments: ImportedComment[], more: Partial<typeof known> = {}) =>
  placeImported(comments, { ...known, ...more })
const parentsIn = (levels: ReturnType<typeof place>) => {
  const all = levels.flat()
  return Object.fromEntries(
    all.map(({ comment: { source }, above }) => [
      source,
      all.find(({ path }) => path === above)?.comment.source ?? '',
    ]),
  )
}

it('places replies below their parents, whatever the order of the file', () => {
  const levels = place([comment('c', 'b'), comment('b', 'a'), comment('a')])
  expect(levels.map((level) => level.map(({ comment: { source } }) => source))).toEqual([['a'], ['b'], ['c']])
  expect(parentsIn(levels)).toEqual({ a: '', b: 'a', c: 'b' })
})

it('does not exceed the maximum depth', () => {
  const levels = place([
    comment('a'),
    comment('b', 'a'),
    comment('c', 'b'),
    comment('d', 'c'),
    comment('e', 'd'),
  ])
  expect(parentsIn(levels)).toEqual({ a: '', b: 'a', c: 'b', d: 'b', e: 'b' })
  expect(Math.max(...levels.flat().map(({ path }) => depthOf(path)))).toBe(3)
})

it('attaches replies to skipped comments to the next ancestor, or to the top level', () => {
  const gone = { state: 'removed' as const }
  const levels = place([
    comment('a'),
    comment('b', 'a', gone),
    comment('c', 'b'),
    comment('x', '', gone),
    comment('y', 'x'),
    comment('z', 'missing'),
  ])
  expect(parentsIn(levels)).toEqual({ a: '', c: 'a', y: '', z: '' })
})

it('gives thousands of comments of the same second different paths', () => {
  const many = Array.from({ length: 2500 }, (_, index) => comment(String(index)))
  const paths = place(many)
    .flat()
    .map(({ path }) => path)
  expect(new Set(paths).size).toBe(2500)
  expect([...paths].sort()).toEqual(paths)
  const [first = ''] = paths
  expect(place([comment('a')], { roots: new Set([first]) }).flat()[0]?.path).not.toBe(first)
})

it('attaches new replies to stored comments without placing these again', () => {
  const stored = new Map([['a', '1588328430000777']])
  const [level] = place([comment('a'), comment('b', 'a')], { stored })
  expect(level).toMatchObject([{ comment: { source: 'b' }, above: '1588328430000777' }])
})

it('walks a long chain of skipped comments once, not once per reply', () => {
  const gone = Array.from({ length: 20_000 }, (_, index) =>
    comment(`gone-${index}`, index ? `gone-${index - 1}` : 'a', { state: 'removed' }),
  )
  const replies = gone.map(({ source }, index) => comment(`reply-${index}`, source))
  const began = process.cpuUsage()
  const parents = place([comment('a'), ...gone, ...replies])[1]?.map(({ above }) => above)
  // One walk per reply would take two hundred million steps.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
  expect(parents).toHaveLength(20_000)
  expect(new Set(parents).size).toBe(1)
})

it('limits a long chain of replies to the levels of the thread', () => {
  const chain = Array.from({ length: 5000 }, (_, index) =>
    comment(String(index + 1), index ? String(index) : ''),
  )
  expect(place(chain).map((level) => level.length)).toEqual([1, 1, 4998])
})

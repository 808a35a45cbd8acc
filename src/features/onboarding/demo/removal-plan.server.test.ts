import { expect, it } from 'vitest'
import { changedFields, hashFields } from './fingerprints'
import { type PlannedDocument, planRemoval } from './removal-plan.server'

const document = (
  key: string,
  references: string[] = [],
  more: Partial<PlannedDocument> = {},
): PlannedDocument => {
  const [collection = '', id = ''] = key.split(':')
  return {
    collection,
    id: Number(id),
    title: key,
    isDemo: true,
    isChanged: false,
    references: new Set(references),
    ...more,
  }
}
const own = { isDemo: false }
const changed = { isChanged: true }
const plan = (...documents: PlannedDocument[]) => {
  const { remove, kept } = planRemoval(documents)
  return {
    remove: remove.map(({ title }) => title),
    kept: kept.map(({ key, reason, by }) => [key, reason, ...(by ? [by.title] : [])].join(' ')),
  }
}

it('removes what the demo has brought, and nothing else', () => {
  expect(plan(document('pages:1', ['media:1']), document('media:1'), document('pages:2', [], own))).toEqual({
    remove: ['pages:1', 'media:1'],
    kept: [],
  })
})

it('keeps what was changed, and what is used by what stays', () => {
  expect(
    plan(
      document('pages:1', ['media:1'], changed),
      document('posts:9', ['media:2'], own),
      document('media:1'),
      document('media:2'),
      document('media:3'),
    ),
  ).toEqual({
    remove: ['media:3'],
    kept: ['pages:1 changed', 'media:2 used posts:9', 'media:1 used pages:1'],
  })
})

it('keeps a school with its parts if one of them stays', () => {
  expect(
    plan(
      document('schools:1', ['media:1']),
      document('courses:1', ['schools:1'], changed),
      document('courses:2', ['schools:1', 'media:2']),
      document('comments:1', ['schools:1']),
      document('posts:1', ['schools:1']),
      document('media:1'),
      document('media:2'),
    ),
  ).toEqual({
    remove: ['posts:1'],
    kept: [
      'courses:1 changed',
      'schools:1 used courses:1',
      'media:1 used schools:1',
      'courses:2 part schools:1',
      'comments:1 part schools:1',
      'media:2 used courses:2',
    ],
  })
})

it('keeps a school that a visitor has written about', () => {
  expect(plan(document('schools:1'), document('comments:7', ['schools:1'], own)).kept).toEqual([
    'schools:1 used comments:7',
  ])
})

it('notices a change of content, not one of the order of names or of what the site writes', () => {
  const before = hashFields({ id: 1, title: { en: 'A', de: 'B' }, seo: { text: null }, updatedAt: 'x' })
  const known = new Set(['title', 'seo', 'hidden'])
  expect(Object.keys(before)).toEqual(['title'])
  const changes = (doc: object) => changedFields(before, hashFields({ ...doc }), known)
  expect(changes({ title: { de: 'B', en: 'A' }, updatedAt: 'y', changedBy: 3, seo: {} })).toEqual([])
  expect(changes({ title: { de: 'B', en: 'C' } })).toEqual(['title'])
  expect(changes({ title: { de: 'B', en: 'A' }, hidden: true })).toEqual(['hidden'])
  // A field that an upgrade has added.
  expect(changes({ title: { de: 'B', en: 'A' }, capacity: 12 })).toEqual([])
  expect(changes({})).toEqual(['title'])
})

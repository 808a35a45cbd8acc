import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { findWrongParameter } from './query-shapes'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'day', type: 'date' },
] as FlattenedField[]

it.each<Record<string, unknown>>([
  {},
  { where: '', limit: '', data: '' },
  { limit: '10', page: '2', depth: '0', select: { title: 'true' } },
  { where: { title: { equals: 'x' }, day: { greater_than: '2026-01-01' } } },
  { where: { and: [{ or: [{ title: { in: ['x', 'y'] } }] }] } },
  { where: '{"title":{"equals":null}}' },
  { where: { title: { contains: { name: { equals: 'x' } } } } },
  { where: { link: { equals: { relationTo: 'pages', value: '1' } } } },
  { where: { day: { in: '2026-01-01,2026-01-02' } } },
])('accepts %j', (query) => {
  expect(findWrongParameter(query, fields)).toBeUndefined()
})

it.each<[Record<string, unknown>, string]>([
  [{ limit: 'x' }, 'limit'],
  [{ limit: { x: '1' } }, 'limit'],
  [{ page: '1.5' }, 'page'],
  [{ page: '-1' }, 'page'],
  [{ depth: '1e300' }, 'depth'],
  [{ select: 'x' }, 'select'],
  [{ data: 'x' }, 'data'],
  [{ where: 'x' }, 'where'],
  [{ where: '5' }, 'where'],
  // Payload would ignore these, so that all documents would be deleted or changed.
  [{ where: { and: 'x' } }, 'where.and'],
  [{ where: { title: { in: { x: '1' } } } }, 'where.title.in'],
  [{ where: { or: [null] } }, 'where.or'],
  [{ where: { title: 'x' } }, 'where.title'],
  [{ where: { title: { constructor: '1' } } }, 'where.title.constructor'],
  [{ where: { title: { near: '1,2' } } }, 'where.title.near'],
  [{ where: { title: { equals: { x: '1' } } } }, 'where.title.equals'],
  [{ where: { title: { like: 5 } } }, 'where.title.like'],
  [{ where: { day: { equals: 'x' } } }, 'where.day.equals'],
  [{ where: { 'version.day': { in: 'x' } } }, 'where.version.day.in'],
])('names the wrong parameter of %j', (query, wrong) => {
  expect(findWrongParameter(query, fields)).toBe(wrong)
})

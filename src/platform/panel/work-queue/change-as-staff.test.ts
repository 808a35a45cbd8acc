import { expect, it } from 'vitest'
import { changeBatch } from './change-as-staff.server'
import { authorOf, undoableState } from './change-history.server'

const docs = new Map(
  [1, 2, 3].map((id) => [id, { id, version: 2, state: id === 2 ? 'done' : id === 3 ? 'removed' : 'new' }]),
)

const changeAll = (targets: { id: number; version?: number }[]) =>
  changeBatch(targets, {
    read: async (id) => docs.get(id),
    isGone: ({ state }) => state === 'removed',
    change: async ({ state }) => state === 'new',
    conflictAbout: async (id, doc) => ({ id, version: doc?.version }),
  })

it('changes what it can and reports who was faster', async () => {
  expect(await changeAll([{ id: 1, version: 2 }, { id: 2, version: 2 }, { id: 3 }, { id: 4 }])).toEqual({
    changed: [1],
    unchanged: [2],
    conflicts: [{ id: 3, version: 2 }, { id: 4 }],
  })
})

it('refuses an old version, accepts none, and changes a document once', async () => {
  expect(await changeAll([{ id: 1, version: 1 }])).toMatchObject({ changed: [], conflicts: [{ id: 1 }] })
  expect(await changeAll([{ id: 1 }, { id: 1 }])).toMatchObject({ changed: [1], conflicts: [] })
})

it('undoes for fifteen seconds what can be undone', () => {
  const createdAt = '2026-11-18T12:00:00.000Z'
  const at = (ms: number) => new Date(Date.parse(createdAt) + ms)
  expect(undoableState({ before: { state: 'new' }, createdAt }, at(15_000))).toEqual({ state: 'new' })
  expect(undoableState({ before: { state: 'new' }, createdAt }, at(15_001))).toBeUndefined()
  expect(undoableState({ before: null, createdAt }, at(0))).toBeUndefined()
})

it('names the author of a change, or nobody', () => {
  const user = { id: 3, name: '', email: 'mo@example.org', collection: 'users' }
  expect(authorOf({ user: user as never })).toEqual({ by: 3, byName: 'mo@example.org' })
  expect(authorOf({ user: null })).toEqual({})
})

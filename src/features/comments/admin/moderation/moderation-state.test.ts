import { describe, expect, it } from 'vitest'
import { commentsPanelMessages } from '../../messages/panel/messages'
import type { Conflict } from '../../moderation/conflict'
import type { ModerationListResponse } from '../../moderation/moderation-api'
import { comment } from './comment-fixture'
import {
  acceptNewer,
  applyChange,
  applySave,
  type Editor,
  initialState,
  isAllSelected,
  type ModerationState,
  neighbourOf,
  select,
  selectableIds,
  selectedIds,
  showList,
} from './moderation-state'

const t = commentsPanelMessages('en')
const counts = { unapproved: 3, approved: 0, spam: 0, removed: 0 }
const then = new Date('2026-11-15T12:00:00Z')
const now = new Date('2026-11-15T12:00:05Z')

const loaded = (...ids: number[]): ModerationState =>
  showList(
    initialState,
    {
      list: { rows: ids.map((id) => comment(id)), total: ids.length, page: 1, pages: 1 },
      address: { page: 1, perPage: 50 },
      counts,
      schools: [],
      documents: [],
    },
    then,
  )

const editing = (id: number, change: Partial<Editor> = {}): Editor => ({
  task: 'edit',
  comment: comment(id),
  version: 1,
  approves: false,
  idempotencyKey: 'once',
  hidesRow: true,
  isSending: false,
  ...change,
})

const conflict: Conflict = {
  id: 2,
  version: 5,
  state: 'spam',
  by: 'Mo',
  action: 'spam',
  at: '',
  reason: { code: 'conflict.spam' as const, params: { who: 'Mo', ago: { code: 'ago.now' as const } } },
}

describe('the state of the moderation screen', () => {
  it('starts at the first comment of a list, with nothing selected and no editor', () => {
    const before = { ...select(loaded(1, 2), [1], true), editor: editing(1) }
    const after = showList(before, loaded(7, 8).loaded as ModerationListResponse, now)
    expect(after).toMatchObject({ currentId: 7, isBusy: false, editor: undefined })
    expect(selectedIds(after)).toEqual([])
    expect(loaded().currentId).toBeUndefined()
  })

  it('keeps the editor while its comment is listed, or while it holds typed text', () => {
    const before = { ...loaded(1, 2), editor: editing(2) }
    const { loaded: same } = loaded(3, 2)
    expect(showList(before, same as ModerationListResponse, now)).toMatchObject({
      editor: before.editor,
      currentId: 2,
      entries: [{ id: 3 }, { id: 2, readAt: now }],
    })
    const { loaded: other } = loaded(7)
    expect(showList(before, other as ModerationListResponse, now, { holdsWork: true })).toMatchObject({
      editor: before.editor,
      currentId: 2,
      entries: [{ id: 2, readAt: then }, { id: 7 }],
    })
  })

  it('replaces and deselects a changed comment and leaves the other rows as they are', () => {
    const before = select(loaded(1, 2, 3), [1, 2, 3], true)
    const rows = { 1: comment(1, { state: 'approved', version: 2 }), 3: null }
    const after = applyChange(
      before,
      { rows, counts: { ...counts, approved: 1 }, batch: 'b', changed: [1, 3], conflicts: [] },
      now,
    )
    expect(after.entries.map((entry) => entry.comment?.state)).toEqual(['approved', 'unapproved', undefined])
    expect(after.entries[1]).toBe(before.entries[1])
    expect(after.counts?.approved).toBe(1)
    expect([selectedIds(after), selectableIds(after)]).toEqual([[2], [1, 2]])
  })

  it('keeps a comment with a conflict until the moderator asks for the newer version', () => {
    const newer = comment(2, { state: 'spam', version: 5 })
    const after = applyChange(
      loaded(1, 2),
      { rows: { 2: newer }, counts, batch: null, changed: [], conflicts: [conflict] },
      now,
    )
    expect(after.entries[1]).toMatchObject({
      comment: { state: 'unapproved' },
      conflict: { reason: conflict.reason, newer },
    })
  })

  it('moves between comments, stops at both ends and skips the one in the editor', () => {
    const state = loaded(1, 2, 3)
    expect([-1, 1, 5].map((steps) => neighbourOf(state, 2, steps))).toEqual([1, 3, 3])
    expect(neighbourOf({ ...state, editor: editing(2) }, 1, 1)).toBe(3)
    expect(neighbourOf(loaded(), undefined, 1)).toBeUndefined()
  })

  it('reports when all comments are selected', () => {
    const state = loaded(1, 2)
    expect(isAllSelected(select(state, [1], true))).toBe(false)
    expect(isAllSelected(select(state, [1, 2], true))).toBe(true)
    expect(isAllSelected(loaded())).toBe(false)
  })
})

describe('the editor', () => {
  const response = { batch: 'b', counts }

  it('closes when its comment is saved', () => {
    const state = { ...loaded(1, 2), editor: editing(2) }
    const after = applySave(state, editing(2), { ...response, comment: comment(2, { content: 'New' }) }, now)
    expect(after.editor).toBeUndefined()
    expect(after.entries.map((entry) => entry.comment?.content)).toEqual(['Words 1', 'New'])
  })

  it('stays open when an earlier editor is answered', () => {
    const newer = editing(1, { idempotencyKey: 'newer' })
    const saved = { ...response, comment: comment(2, { content: 'New' }) }
    const after = applySave({ ...loaded(1, 2), editor: newer }, editing(2), saved, now)
    expect(after.editor).toBe(newer)
    expect(after.entries[1]?.comment?.content).toBe('New')
  })

  it('puts a reply below its comment, approved together with it', () => {
    const reply = editing(1, { task: 'reply' })
    const saved = { ...response, comment: comment(9), approved: comment(1, { state: 'approved' }) }
    const after = applySave({ ...loaded(1, 2), editor: reply }, reply, saved, now)
    expect(after.entries.map(({ id }) => id)).toEqual([1, 9, 2])
    expect(after.entries[0]?.comment?.state).toBe('approved')
  })

  it('shows the newer version above what was typed, and replaces it when it is saved again', () => {
    const newer = { conflict, comment: comment(2, { version: 5, content: 'Theirs' }) }
    const after = acceptNewer({ ...loaded(1, 2), editor: editing(2, { newer }) }, now, t)
    expect(after.entries[1]?.comment?.content).toBe('Theirs')
    expect(after.editor).toMatchObject({ version: 5, hidesRow: false, newer: undefined, approves: false })
    expect(after.said).toBe('The comment above is how it is now. Save again to replace it by yours.')
  })

  it('offers to approve a comment that somebody else has unapproved in the meantime', () => {
    const newer = { conflict, comment: comment(2, { version: 5 }) }
    const reply = editing(2, { task: 'reply', hidesRow: false, newer })
    expect(acceptNewer({ ...loaded(2), editor: reply }, now, t).editor).toMatchObject({ approves: true })
    const gone = { ...reply, newer: { conflict, comment: null } }
    const after = acceptNewer({ ...loaded(2), editor: gone }, now, t)
    expect([after.said, after.entries[0]?.comment]).toEqual(['The comment is gone.', null])
  })
})

import { beforeAll, expect, it, vi } from 'vitest'
import { moderate } from '../../../../src/features/comments/moderation/moderate.server'
import type { ModerationTask } from '../../../../src/features/comments/moderation/moderation-tasks'
import { purgeRemoved, purgeTask } from '../../../../src/features/comments/moderation/purge.server'
import { saveComment } from '../../../../src/features/comments/moderation/save-comment.server'
import { undo } from '../../../../src/features/comments/moderation/undo.server'
import { queueMail } from '../../../../src/platform/mail/queue'
import type { Target } from '../../../../src/platform/panel/work-queue/change-as-staff.server'
import { startTasks } from '../../../../src/platform/tasks/scheduler'
import { describeOnBoth, openSecondNode, type Site } from '../../kit/harness'
import { openThread, type TestThread } from './comment-thread'

const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

describeOnBoth('a moderator', (open, dialect) => {
  let site: Site
  let thread: TestThread
  beforeAll(async () => {
    site = await open()
    thread = await openThread(site)
  })

  const act = (task: ModerationTask, targets: (number | Target)[], by = thread.mo) =>
    moderate(site.payload, by, {
      task,
      targets: targets.map((target) => (typeof target === 'number' ? { id: target } : target)),
    })
  const written = async (count: number, state = 'unapproved') => {
    const ids: number[] = []
    for (let n = 0; n < count; n++) ids.push((await thread.write(`text ${n}`, 0, { state })).id)
    return ids
  }
  const states = (ids: number[]) => Promise.all(ids.map(thread.stateOf))

  it('approves, unapproves, marks as spam and deletes many comments at once, with history entries', async () => {
    const ids = await written(3)
    const [first = 0] = ids
    for (const [task, state] of [
      ['approve', 'approved'],
      ['unapprove', 'unapproved'],
      ['spam', 'spam'],
      ['approve', 'approved'],
      ['remove', 'removed'],
    ] as const) {
      const { changed, conflicts, batch } = await act(task, ids)
      expect({ changed, conflicts }).toEqual({ changed: ids, conflicts: [] })
      expect(batch).toMatch(/^[\w-]{36}$/)
      expect(await states(ids)).toEqual([state, state, state])
    }
    const { name } = thread.mo
    expect(await thread.history(first)).toEqual([
      `${name} remove approved removed`,
      `${name} approve spam approved`,
      `${name} spam unapproved spam`,
      `${name} unapprove approved unapproved`,
      `${name} approve unapproved approved`,
    ])
    expect((await thread.read(first))?.version).toBe(6)
  })

  it('changes nothing by repeating a task, and gets an error for an unknown comment', async () => {
    const [id = 0] = await written(1, 'approved')
    expect(await act('approve', [id])).toEqual({ changed: [], unchanged: [id], conflicts: [] })
    expect(await thread.history(id)).toEqual([])
    await expect(act('spam', [id, 999_999])).rejects.toMatchObject({ code: 'not_found', field: 'cid' })
    expect(await thread.stateOf(id)).toBe('approved')
  })

  it('undoes a batch once, within 15 seconds, and restores the state of each comment', async () => {
    const [a = 0, b = 0, c = 0] = [
      ...(await written(1)),
      ...(await written(1, 'approved')),
      ...(await written(1, 'spam')),
    ]
    // Taken before the batch, so that a slow machine does not use up the second that is left.
    const in14Seconds = later(14)
    const { batch = '', changed } = await act('spam', [a, b, c])
    expect(changed).toEqual([a, b])
    await expect(undo(site.payload, thread.ann, batch)).rejects.toMatchObject({ code: 'not_found' })
    await expect(undo(site.payload, thread.mo, batch, later(16))).rejects.toThrow('no longer be undone')
    expect(await states([a, b, c])).toEqual(['spam', 'spam', 'spam'])
    expect((await undo(site.payload, thread.mo, batch, in14Seconds)).sort()).toEqual([a, b].sort())
    expect(await states([a, b, c])).toEqual(['unapproved', 'approved', 'spam'])
    expect((await thread.history(a))[0]).toBe(`${thread.mo.name} undo spam unapproved`)
    await expect(undo(site.payload, thread.mo, batch)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('cannot undo a batch, not even in part, after someone else changed one of its comments', async () => {
    const [a = 0, b = 0] = await written(2)
    const { batch = '' } = await act('approve', [a, b])
    await act('spam', [b], thread.ann)
    await expect(undo(site.payload, thread.mo, batch)).rejects.toThrow(
      `${thread.ann.name} marked as spam this comment`,
    )
    expect(await states([a, b])).toEqual(['approved', 'spam'])
  })

  it('gets a conflict for a comment that someone else changed, while the others are changed', async () => {
    const [a = 0, b = 0] = await written(2)
    await act('spam', [{ id: a, version: 1 }], thread.ann)
    const { changed, conflicts } = await act('approve', [
      { id: a, version: 1 },
      { id: b, version: 1 },
    ])
    expect(changed).toEqual([b])
    expect(conflicts).toMatchObject([
      { id: a, version: 2, state: 'spam', by: thread.ann.name, action: 'spam' },
    ])
    expect(conflicts[0]?.reason).toMatchObject({
      code: 'conflict.spam',
      params: { who: thread.ann.name },
    })
    expect(await states([a, b])).toEqual(['spam', 'approved'])
  })

  it('gets conflicts if someone else changes the same comments first, even on another node', async () => {
    // Only PostgreSQL supports several nodes.
    const second = dialect === 'postgres' ? await openSecondNode(site) : undefined
    const ids = await written(5)
    const targets = ids.map((id) => ({ id, version: 1 }))
    const [mine, theirs] = await Promise.all([
      moderate(site.payload, thread.mo, { task: 'approve', targets }),
      moderate((second ?? site).payload, thread.ann, { task: 'spam', targets: [...targets].reverse() }),
    ])
    await second?.close()
    const approved = mine.changed.length === 5
    expect([mine.changed.length, theirs.changed.length]).toEqual(approved ? [5, 0] : [0, 5])
    const { conflicts } = approved ? theirs : mine
    expect(conflicts).toHaveLength(5)
    expect(new Set(conflicts.map(({ by }) => by))).toEqual(
      new Set([approved ? thread.mo.name : thread.ann.name]),
    )
    expect(new Set(await states(ids))).toEqual(new Set([approved ? 'approved' : 'spam']))
    for (const id of ids) expect(await thread.history(id)).toHaveLength(1)
  })

  it('can undo an edit, and cannot overwrite a newer version', async () => {
    const { id } = await thread.write('first words', 0, { email: 'ana@example.org', verified: true })
    const texts = { author: 'Ana P.', email: 'other@example.org', content: 'better words' }
    const { batch = '' } = await saveComment(site.payload, thread.mo, { cid: id, version: 1, texts })
    expect(await thread.read(id)).toMatchObject({
      ...texts,
      verified: false,
      version: 2,
      state: 'unapproved',
    })
    const again = saveComment(site.payload, thread.ann, { cid: id, version: 1, texts: { content: 'lost?' } })
    await expect(again).rejects.toMatchObject({
      code: 'conflict',
      conflict: { id, version: 2, by: thread.mo.name, action: 'edit' },
    })
    expect(await saveComment(site.payload, thread.mo, { cid: id, version: 2, texts })).toEqual({ id })
    await undo(site.payload, thread.mo, batch)
    expect(await thread.read(id)).toMatchObject({
      author: 'Ana Pérez',
      email: 'ana@example.org',
      content: 'first words',
      verified: true,
      version: 3,
    })
  })

  it('replies under their own name, approved at once, and only once if the form is sent twice', async () => {
    const above = await thread.write('a question', 0, { language: 'de', state: 'approved' })
    const fields = { cid: 0, parentId: above.id, once: `once-${above.id}`, texts: { content: 'An answer' } }
    const [saved, twice] = await Promise.all([
      saveComment(site.payload, thread.mo, fields),
      saveComment(site.payload, thread.mo, fields),
    ])
    expect(twice.id).toBe(saved.id)
    expect(await thread.read(saved.id)).toMatchObject({
      parent: above.id,
      state: 'approved',
      author: thread.mo.name,
      user: thread.mo.id,
      content: 'An answer',
      language: 'de',
    })
    expect(await thread.history(saved.id)).toEqual([`${thread.mo.name} reply - approved`])
    await undo(site.payload, thread.mo, saved.batch ?? twice.batch ?? '')
    expect(await thread.stateOf(saved.id)).toBe('removed')
    await expect(
      saveComment(site.payload, thread.mo, { cid: 0, parentId: saved.id, texts: { content: 'x' } }),
    ).rejects.toMatchObject({ code: 'not_found', field: 'parent_id' })
  })

  it('cancels the reply mail by undoing an approval, unless it was already sent', async () => {
    for (const state of ['queued', 'sent'] as const) {
      const { id } = await thread.write(`mailed ${state}`)
      const { batch = '' } = await act('approve', [id])
      const about = `comment:${id}:reply`
      await queueMail(
        site.payload,
        { to: 'ana@example.org', subject: 'A reply', text: 'It.', about },
        undefined,
        20_000,
      )
      await site.sql(`update outgoing_mail set state = '${state}' where about = '${about}'`)
      await site.sql(
        `update comments set reply_mailed = ${site.dialect === 'sqlite' ? 1 : true} where id = ${id}`,
      )
      await undo(site.payload, thread.mo, batch)
      const left = await site.sql(`select id from outgoing_mail where about = '${about}'`)
      expect(left).toHaveLength(state === 'queued' ? 0 : 1)
      expect((await thread.read(id))?.replyMailed).toBe(state === 'sent')
    }
  })

  it('deletes permanently only after the undo period, which also deletes the undo data', async () => {
    const [id = 0] = await written(1)
    const { batch = '' } = await act('remove', [id])
    await purgeRemoved(site.payload, later(10))
    expect(await thread.stateOf(id)).toBe('removed')
    await purgeRemoved(site.payload, later(20))
    expect(await thread.read(id)).toBeNull()
    expect(await site.sql(`select before from comment_actions where batch = '${batch}'`)).toEqual([
      { before: null },
    ])
    await expect(undo(site.payload, thread.mo, batch)).rejects.toMatchObject({ code: 'conflict' })
    expect(await act('approve', [id])).toMatchObject({
      changed: [],
      conflicts: [{ id, state: 'removed', by: thread.mo.name, action: 'remove' }],
    })
    expect(await thread.history(id)).toEqual([`${thread.mo.name} remove unapproved removed`])
  })

  it('deletes permanently even if the site restarts during the undo period', async () => {
    const [id = 0] = await written(1)
    await act('remove', [id])
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const stop = startTasks(site.payload, [purgeTask()])
    const soon = timers.mock.calls.find(([, ms]) => ms === 20_000)?.[0]
    timers.mockRestore()
    expect(await thread.stateOf(id)).toBe('removed')
    await site.sql(`update comments set updated_at = '2026-01-01T00:00:00.000Z' where id = ${id}`)
    soon?.()
    await vi.waitFor(async () => expect(await thread.read(id)).toBeNull(), 15_000)
    await stop()
  })

  it('schedules a purge by deleting a comment', async () => {
    const [id = 0] = await written(1)
    const stop = startTasks(site.payload, [purgeTask()])
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await act('remove', [id])
    const soon = timers.mock.calls.find(([, ms]) => ms === 20_000)?.[0]
    timers.mockRestore()
    await site.sql(`update comments set updated_at = '2026-01-01T00:00:00.000Z' where id = ${id}`)
    soon?.()
    await vi.waitFor(async () => expect(await thread.read(id)).toBeNull(), 15_000)
    await stop()
  })
})

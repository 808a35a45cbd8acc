import { beforeAll, beforeEach, expect, it } from 'vitest'
import { moderate } from '../../../../src/features/comments/moderation/moderate.server'
import { purgeRemoved } from '../../../../src/features/comments/moderation/purge.server'
import { undo } from '../../../../src/features/comments/moderation/undo.server'
import { moderatedTag, threadTag } from '../../../../src/features/comments/tags'
import { onChange } from '../../../../src/platform/transaction/invalidate-tags'
import { createSchool } from '../../kit/content'
import { describeSite, type Site } from '../../kit/harness'
import { hireStaff, openThread, type TestThread } from './comment-thread'

/** a > b > c > d, with c2 as a sibling of c; e has no replies. */
const whole = ['a 1 -', 'b 2 a', 'c 3 b', 'd 4 c', 'c2 3 b', 'e 1 -']

describeSite('deleting from a thread', (open) => {
  let site: Site
  let thread: TestThread
  let id: Record<string, number>
  let staff: Awaited<ReturnType<typeof hireStaff>>
  beforeAll(async () => {
    site = await open()
    staff = await hireStaff(site)
  })
  beforeEach(async () => {
    // Reuses the thread if the previous test restored it.
    if (thread && String(await thread.outline()) === String(whole)) return
    thread = await openThread(site, staff)
    id = {}
    for (const [name, above] of Object.entries({ a: '', b: 'a', c: 'b', d: 'c', c2: 'b', e: '' }))
      id[name] = (await thread.write(name, id[above] ?? 0, { state: 'approved' })).id
    expect(await thread.outline()).toEqual(whole)
  })
  const remove = async (...names: string[]) =>
    (await moderate(site.payload, thread.mo, {
      task: 'remove',
      targets: names.map((name) => ({ id: id[name] ?? 0 })),
    })) as { batch: string }
  const undoIt = ({ batch }: { batch: string }) => undo(site.payload, thread.mo, batch)

  it('moves replies with their branches to the parent, and back after an undo', async () => {
    const step = await remove('b')
    expect(await thread.outline()).toEqual(['a 1 -', 'b 2 a', 'c 2 a', 'd 3 c', 'c2 2 a', 'e 1 -'])
    await undoIt(step)
    expect(await thread.outline()).toEqual(whole)
    await remove('b')
    await purgeRemoved(site.payload, new Date(Date.now() + 20_000))
    expect(await thread.outline()).toEqual(['a 1 -', 'c 2 a', 'd 3 c', 'c2 2 a', 'e 1 -'])
  })

  it('turns replies to a top-level comment into top-level comments with their own roots', async () => {
    const step = await remove('a')
    expect(await thread.outline()).toEqual(['a 1 -', 'b 1 -', 'c 2 b', 'd 3 c', 'c2 2 b', 'e 1 -'])
    await undoIt(step)
    expect(await thread.outline()).toEqual(whole)
  })

  it.each([[['a', 'b', 'c']], [['c', 'b', 'a']], [['b', 'd', 'a']]])(
    'works for several comments of one branch at once, in any order (%j)',
    async (names) => {
      const step = await remove(...names)
      const left = (await thread.outline()).filter((line) => !names.includes(line.split(' ')[0] ?? ''))
      expect(left.every((line) => !names.includes(line.split(' ')[2] ?? ''))).toBe(true)
      await undoIt(step)
      expect(await thread.outline()).toEqual(whole)
    },
  )

  it.each([
    [
      ['b', 'a'],
      ['a', 'b'],
    ],
    [
      ['b', 'a'],
      ['b', 'a'],
    ],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
  ])('can be undone in any order (deleted %j, restored %j)', async (done, undone) => {
    const steps: Record<string, { batch: string }> = {}
    for (const name of done) steps[name] = await remove(name)
    for (const name of undone) await undoIt(steps[name] ?? { batch: '' })
    expect(await thread.outline()).toEqual(whole)
  })

  it('keeps replies written before the undo below their parents', async () => {
    const step = await remove('b')
    await thread.write('new', id.c)
    await thread.write('beside', id.a)
    await undoIt(step)
    expect(await thread.outline()).toEqual([
      'a 1 -',
      'b 2 a',
      'c 3 b',
      'd 4 c',
      'new 4 c',
      'c2 3 b',
      'beside 2 a',
      'e 1 -',
    ])
  })

  it('moves a reply that was sent just after the deletion to the parent', async () => {
    await remove('b')
    await thread.write('late', id.b)
    await purgeRemoved(site.payload, new Date(Date.now() + 20_000))
    expect(await thread.outline()).toContain('late 2 a')
    expect((await thread.outline()).join()).not.toContain('astray')
  })

  it('invalidates the thread pages when visible replies move, even if the deleted comment was hidden', async () => {
    await site.sql(`update comments set state = 'spam' where id = ${id.b}`)
    const events: string[] = []
    const stop = onChange(site.payload, (tags) => events.push(...tags))
    const takeEvents = () => events.splice(0).filter((each) => each !== moderatedTag)
    const tag = threadTag({ type: 'schools', id: thread.school.id })
    const step = await remove('b')
    expect(takeEvents()).toContain(tag)
    await undoIt(step)
    expect(takeEvents()).toContain(tag)
    await remove('b')
    takeEvents()
    // It is too early to purge, so nothing changes.
    await purgeRemoved(site.payload, new Date())
    expect(takeEvents()).toEqual([])
    await thread.write('late', id.b, { state: 'approved' })
    takeEvents()
    await purgeRemoved(site.payload, new Date(Date.now() + 20_000))
    expect(takeEvents()).toEqual([tag])
    await site.sql(`update comments set state = 'spam' where id = ${id.e}`)
    await remove('e')
    expect(takeEvents()).toEqual([])
    stop()
  })

  it('cannot be done by setting the state, and replies cannot be moved by setting their parent', async () => {
    const write = (name: string, data: object) =>
      site.payload.update({
        collection: 'comments',
        id: id[name] ?? 0,
        data,
        user: thread.ann,
        overrideAccess: false,
      })
    const refused = { name: 'ValidationError', message: expect.stringContaining('state') }
    await expect(write('b', { state: 'removed' })).rejects.toMatchObject(refused)
    const { id: elsewhere } = await createSchool(site.payload)
    await write('c', { parent: id.e, school: elsewhere, path: 'x', repliedTo: id.e })
    expect(await thread.outline()).toEqual(whole)
    expect((await thread.read(id.c ?? 0))?.repliedTo).toBe(id.b)
    await remove('b')
    await expect(write('b', { state: 'approved' })).rejects.toMatchObject(refused)
    expect(await thread.stateOf(id.b ?? 0)).toBe('removed')
  })
})

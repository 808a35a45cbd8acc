import { inspect } from 'node:util'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { onChange } from '../../../src/platform/transaction/invalidate-tags'
import { afterCommit } from '../../../src/platform/transaction/transaction'
import { schoolTag } from '../../../src/shared/tags'
import { accommodationData, courseData, createCourse, createSchool } from '../kit/content'
import { type Dialect, describeOnBoth, type Site } from '../kit/harness'

/** Makes the COMMIT of a course with position 13 fail, not its INSERT. */
const refuseAtCommit: Record<Dialect, string[]> = {
  sqlite: [
    'create table guard (school integer references schools(id) deferrable initially deferred)',
    'create trigger guard_courses after insert on courses when new.position = 13 begin insert into guard values (-1); end',
  ],
  postgres: [
    'create table guard (school integer references schools(id) deferrable initially deferred)',
    'create function guard_course() returns trigger language plpgsql as $$ begin insert into guard values (-1); return new; end $$',
    'create trigger guard_courses after insert on courses for each row when (new.position = 13) execute function guard_course()',
  ],
}

const titles = async (
  payload: Payload,
  school: number,
  collection: 'courses' | 'accommodation' = 'courses',
) => {
  const { docs } = await payload.find({
    collection,
    where: { school: { equals: school } },
    pagination: false,
  })
  return docs.map(({ title }) => title)
}

describeOnBoth('transactions', (open, dialect) => {
  let site: Site
  let payload: Payload
  let school: number

  beforeAll(async () => {
    site = await open()
    payload = site.payload
    for (const statement of refuseAtCommit[dialect]) await site.sql(statement)
    school = (await createSchool(payload)).id
  })

  const listen = () => {
    const events: string[] = []
    const stop = onChange(payload, (tags) => events.push(...tags))
    return { events, stop }
  }

  it('store all of 50 concurrent writes', async () => {
    const { id } = await createSchool(payload)
    const expected = Array.from({ length: 50 }, (_, index) => `Parallel ${index}`)
    await Promise.all(
      expected.map((title) =>
        payload.create({ collection: 'accommodation', data: accommodationData(id, title) }),
      ),
    )
    expect((await titles(payload, id, 'accommodation')).sort()).toEqual(expected.sort())
  })

  it('announce a change when it is committed, not before', async () => {
    const { events, stop } = listen()
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ collection: 'courses', data: courseData(school), req })
    await afterCommit(req, () => events.push('task'))
    expect(events).toEqual([])
    await commitTransaction(req)
    expect(events).toContain(schoolTag(school))
    expect(events.at(-1)).toBe('task')
    stop()
  })

  it('run after-commit tasks at once if there is no transaction', async () => {
    const done: string[] = []
    await afterCommit(await createLocalReq({}, payload), () => done.push('task'))
    expect(done).toEqual(['task'])
  })

  it('announce and store nothing after a rollback', async () => {
    const { events, stop } = listen()
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ collection: 'courses', data: courseData(school, 'Rolled back'), req })
    await afterCommit(req, () => events.push('task'))
    await killTransaction(req)
    stop()
    expect(events).toEqual([])
    expect(await titles(payload, school)).not.toContain('Rolled back')
  })

  it('roll back the whole operation when a later part of it fails', async () => {
    const { events, stop } = listen()
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ collection: 'courses', data: courseData(school, 'First half'), req })
    const second = payload.create({ collection: 'courses', data: courseData(999_999), req })
    await expect(second).rejects.toThrow()
    stop()
    expect(events).toEqual([])
    expect(await titles(payload, school)).not.toContain('First half')
  })

  it('report a failed COMMIT, announce nothing, and accept the next write', async () => {
    const { events, stop } = listen()
    const refused = { ...courseData(school, 'Refused'), position: 13 }
    const failure = await payload.create({ collection: 'courses', data: refused }).catch((error) => error)
    expect(inspect(failure)).toMatch(/foreign key/i)
    expect(events).toEqual([])
    expect(await titles(payload, school)).not.toContain('Refused')
    await createCourse(payload, school, 'After the failure')
    stop()
    expect(events).toContain(schoolTag(school))
    expect(await titles(payload, school)).toContain('After the failure')
  })
})

import { createSchool, createUser, openSession, password } from '../../kit/content'
import type { Site } from '../../kit/harness'

/** Hashing a password is slow, so the staff accounts are created once per site. */
export const hireStaff = async ({ payload }: Site) => ({
  mo: await createUser(payload, 'moderator'),
  ann: await createUser(payload, 'administrator'),
})

type Staff = Awaited<ReturnType<typeof hireStaff>>

/** A school with a thread, and its moderators. */
export const openThread = async (site: Site, staff?: Staff) => {
  const { payload } = site
  const { mo, ann } = staff ?? (await hireStaff(site))
  const school = await createSchool(payload)
  const write = (content: string, parent = 0, more: object = {}) =>
    payload.create({
      collection: 'comments',
      data: { school: school.id, parent, content, author: 'Ana Pérez', language: 'en', ...more } as never,
    })
  const read = (id: number) =>
    payload.findByID({ collection: 'comments', id, depth: 0, disableErrors: true, showHiddenFields: true })
  const stateOf = async (id: number) => (await read(id))?.state
  /** Newest first, as `who action from to`. */
  const history = async (id: number) => {
    const { docs } = await payload.find({
      collection: 'comment-actions',
      where: { comment: { equals: id } },
      sort: '-id',
    })
    return docs.map(({ byName, action, from, to }) => `${byName} ${action} ${from ?? '-'} ${to}`)
  }
  /** All comments of the school as `content depth parent`, in thread order; misplaced ones end in `astray`. */
  const outline = async () => {
    const { docs } = await payload.find({
      collection: 'comments',
      where: { school: { equals: school.id } },
      sort: 'path',
      pagination: false,
      depth: 0,
    })
    const name = new Map(docs.map(({ id, content }) => [id, content]))
    return docs.map(
      ({ content, path, root, parent }) =>
        `${content} ${String(path).length / 16} ${name.get(parent) ?? '-'}${String(path).startsWith(String(root)) && String(root).length === 16 ? '' : ' astray'}`,
    )
  }
  const session = async ({ email }: { email: string }) => {
    const token = await openSession(payload, { email, password })
    return `payload-token=${token}`
  }
  return { school, mo, ann, write, read, stateOf, history, outline, session }
}

export type TestThread = Awaited<ReturnType<typeof openThread>>

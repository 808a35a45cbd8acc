import { type CollectionSlug, Forbidden, NotFound, type Payload } from 'payload'
import type { User } from '../../../src/platform/payload/payload-types'
import {
  accommodationData,
  courseData,
  createPage,
  createPicture,
  createSchool,
  createUser,
  type pictureFile,
} from '../kit/content'

/** One public and one hidden document of each collection, used by the attempts. */
export const documents = async (payload: Payload) => {
  const published = await createSchool(payload)
  const hidden = await createSchool(payload, { _status: 'draft' })
  const course = (school: number) => payload.create({ collection: 'courses', data: courseData(school) })
  const room = (school: number) =>
    payload.create({ collection: 'accommodation', data: accommodationData(school) })
  return {
    schools: { published: published.id, draft: hidden.id },
    courses: { published: (await course(published.id)).id, draft: (await course(hidden.id)).id },
    accommodation: { published: (await room(published.id)).id, draft: (await room(hidden.id)).id },
    pages: {
      published: (await createPage(payload)).id,
      draft: (await createPage(payload, { _status: 'draft' })).id,
    },
    media: { published: (await createPicture(payload)).id },
    others: (await createUser(payload, 'moderator')).id,
  }
}

export type Documents = Awaited<ReturnType<typeof documents>>

export interface Trial {
  payload: Payload
  user: User | undefined
  docs: Documents
}

export type Attempt = (trial: Trial) => Promise<boolean>

/** Returns true if the operation succeeded and false if it was refused; rethrows any other error. */
export const allowed = async (action: () => Promise<unknown>): Promise<boolean> => {
  try {
    const result = (await action()) as { docs?: unknown[] } | undefined
    return result?.docs ? result.docs.length > 0 : true
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return false
    throw error
  }
}

export const as = ({ user }: Trial) => ({ overrideAccess: false, user }) as const

export const find =
  (collection: CollectionSlug, id: (trial: Trial) => number | undefined): Attempt =>
  (trial) =>
    allowed(() =>
      trial.payload.find({ collection, where: { id: { equals: id(trial) ?? -1 } }, ...as(trial) }),
    )

export const create =
  (collection: CollectionSlug, data: (trial: Trial) => object, file?: typeof pictureFile): Attempt =>
  async (trial) => {
    const upload = file ? { file: await file() } : {}
    return allowed(() =>
      trial.payload.create({ collection, data: data(trial) as never, ...upload, ...as(trial) }),
    )
  }

export const update =
  (
    collection: CollectionSlug,
    id: (trial: Trial) => number | undefined,
    data: (trial: Trial) => object,
  ): Attempt =>
  (trial) =>
    allowed(() =>
      trial.payload.update({ collection, id: id(trial) ?? -1, data: data(trial) as never, ...as(trial) }),
    )

/** Reuses a document that the previous user was not allowed to delete. */
export const remove = (
  collection: CollectionSlug,
  make: (trial: Trial) => Promise<{ id: number | string }>,
): Attempt => {
  const left = new WeakMap<Payload, number | string>()
  return async (trial) => {
    const { payload } = trial
    const id = left.get(payload) ?? (await make(trial)).id
    const done = await allowed(() => payload.delete({ collection, id, ...as(trial) }))
    const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } })
    if (done !== (totalDocs === 0)) throw new Error('the answer and the database differ')
    if (done) left.delete(payload)
    else left.set(payload, id)
    return done
  }
}

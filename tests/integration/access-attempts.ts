import { type CollectionSlug, Forbidden, NotFound, type Payload } from 'payload'
import type { User } from '../../src/cms/payload-types'
import {
  accommodationData,
  courseData,
  createPage,
  createPicture,
  createSchool,
  createUser,
  pageData,
  password,
  pictureFile,
  schoolData,
} from './content'

/** One public and one hidden document of each kind, for whoever tries to reach them. */
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

interface Trial {
  payload: Payload
  user: User | undefined
  docs: Documents
}

type Attempt = (trial: Trial) => Promise<boolean>

/** True when it was done, false when it was refused; any other failure is the test's. */
const allowed = async (action: () => Promise<unknown>): Promise<boolean> => {
  try {
    const result = (await action()) as { docs?: unknown[] } | undefined
    return result?.docs ? result.docs.length > 0 : true
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return false
    throw error
  }
}

const as = ({ user }: Trial) => ({ overrideAccess: false, user }) as const

const find =
  (collection: CollectionSlug, id: (trial: Trial) => number | undefined): Attempt =>
  (trial) =>
    allowed(() =>
      trial.payload.find({ collection, where: { id: { equals: id(trial) ?? -1 } }, ...as(trial) }),
    )

const create =
  (collection: CollectionSlug, data: (trial: Trial) => object, file?: typeof pictureFile): Attempt =>
  async (trial) => {
    const upload = file ? { file: await file() } : {}
    return allowed(() =>
      trial.payload.create({ collection, data: data(trial) as never, ...upload, ...as(trial) }),
    )
  }

const update =
  (
    collection: CollectionSlug,
    id: (trial: Trial) => number | undefined,
    data: (trial: Trial) => object,
  ): Attempt =>
  (trial) =>
    allowed(() =>
      trial.payload.update({ collection, id: id(trial) ?? -1, data: data(trial) as never, ...as(trial) }),
    )

/** What one person could not delete is left for the next to try. */
const remove = (
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

const itemAttempts = (collection: 'courses' | 'accommodation', data: (school: number) => object) => ({
  [`${collection} create`]: create(collection, ({ docs }) => data(docs.schools.published)),
  [`${collection} read published`]: find(collection, ({ docs }) => docs[collection].published),
  [`${collection} read draft`]: find(collection, ({ docs }) => docs[collection].draft),
  [`${collection} update`]: update(
    collection,
    ({ docs }) => docs[collection].published,
    () => ({ position: 2 }),
  ),
  [`${collection} delete`]: remove(collection, ({ payload, docs }) =>
    payload.create({ collection, data: data(docs.schools.published) as never }),
  ),
})

const pageAttempts = (collection: 'schools' | 'pages', data: () => object, title: string) => ({
  [`${collection} create`]: create(collection, () => data()),
  [`${collection} read published`]: find(collection, ({ docs }) => docs[collection].published),
  [`${collection} read draft`]: find(collection, ({ docs }) => docs[collection].draft),
  [`${collection} update`]: update(
    collection,
    ({ docs }) => docs[collection].published,
    () => ({ [title]: 'New' }),
  ),
  [`${collection} delete`]: remove(collection, ({ payload }) =>
    payload.create({ collection, data: data() as never }),
  ),
  [`${collection} read versions`]: (trial: Trial) =>
    allowed(() => trial.payload.findVersions({ collection, ...as(trial) })),
})

const newUser = () => {
  const email = `new-${Math.random().toString(36).slice(2)}@school.example`
  return { name: 'New', email, password, role: 'editor' }
}

/** How each line of the table is tried. */
export const attempts: Record<string, Attempt> = {
  ...pageAttempts('schools', schoolData, 'town'),
  ...pageAttempts('pages', pageData, 'summary'),
  ...itemAttempts('courses', courseData),
  ...itemAttempts('accommodation', accommodationData),
  'media create': create('media', () => ({ alt: 'A picture' }), pictureFile),
  'media read published': find('media', ({ docs }) => docs.media.published),
  'media update': update(
    'media',
    ({ docs }) => docs.media.published,
    () => ({ alt: 'Another' }),
  ),
  'media delete': remove('media', ({ payload }) => createPicture(payload)),
  'users create': create('users', newUser),
  'users read self': find('users', ({ user }) => user?.id),
  'users read others': find('users', ({ docs }) => docs.others),
  'users update self': update(
    'users',
    ({ user, docs }) => user?.id ?? docs.others,
    () => ({ name: 'Other' }),
  ),
  'users update others': update(
    'users',
    ({ docs }) => docs.others,
    () => ({ name: 'Other' }),
  ),
  'users delete': remove('users', ({ payload }) => createUser(payload, 'editor')),
  'users unlock': async (trial) => {
    const { email } = await trial.payload.findByID({ collection: 'users', id: trial.docs.others })
    return allowed(() =>
      trial.payload.unlock({ collection: 'users', data: { email }, ...as(trial) } as never),
    )
  },
  'site-settings read': (trial) =>
    allowed(() => trial.payload.findGlobal({ slug: 'site-settings', ...as(trial) })),
  'site-settings update': (trial) =>
    allowed(() =>
      trial.payload.updateGlobal({ slug: 'site-settings', data: { name: 'School' }, ...as(trial) }),
    ),
}

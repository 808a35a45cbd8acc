import {
  accommodationData,
  courseData,
  createPicture,
  createUser,
  pageData,
  password,
  pictureFile,
  schoolData,
} from '../kit/content'
import { commentAttempts } from './access-comments'
import { mapAttempts } from './access-maps'
import { priceAttempts } from './access-prices'
import { type Attempt, allowed, as, create, find, remove, type Trial, update } from './access-trial'

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

/** The attempt for each line of the access table. */
export const attempts: Record<string, Attempt> = {
  ...commentAttempts,
  ...priceAttempts,
  ...mapAttempts,
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

import type { CollectionSlug, GlobalSlug } from 'payload'
import { type Attempt, allowed, as, create, find, remove, type Trial, update } from './access-trial'

/** Sample documents of collections that only the site itself writes to. */
const made: Record<string, (trial: Trial) => object> = {
  comments: ({ docs }) => ({ school: docs.schools.published, content: 'Hello', language: 'en' }),
  'comment-actions': () => ({ comment: 1, action: 'approve', byName: 'Somebody' }),
  'spam-words': () => ({ word: `word-${Math.random()}` }),
}

const writtenBySite = (collection: CollectionSlug, change: object): Record<string, Attempt> => {
  const data = made[collection] ?? (() => ({}))
  const make = (trial: Trial) => trial.payload.create({ collection, data: data(trial) as never })
  const withOne =
    (attempt: (id: number) => Attempt): Attempt =>
    async (trial) =>
      attempt(Number((await make(trial)).id))(trial)
  return {
    [`${collection} create`]: create(collection, data),
    [`${collection} read`]: withOne((id) => find(collection, () => id)),
    [`${collection} update`]: withOne((id) =>
      update(
        collection,
        () => id,
        () => change,
      ),
    ),
    [`${collection} delete`]: remove(collection, make),
  }
}

const settings = (slug: GlobalSlug, change: object): Record<string, Attempt> => ({
  [`${slug} read`]: (trial) => allowed(() => trial.payload.findGlobal({ slug, ...as(trial) })),
  [`${slug} update`]: (trial) =>
    allowed(() => trial.payload.updateGlobal({ slug, data: change as never, ...as(trial) })),
})

/** The attempt for each line about comments and captchas. */
export const commentAttempts: Record<string, Attempt> = {
  ...writtenBySite('comments', { content: 'Changed' }),
  ...writtenBySite('comment-actions', { byName: 'Nobody' }),
  ...writtenBySite('spam-words', { spam: 9 }),
  ...settings('comment-settings', { avatars: false }),
  ...settings('captcha-settings', { theme: 'dark' }),
}

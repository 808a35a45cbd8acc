import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { nobody } from '../../../platform/payload/access'
import type { Comment } from '../../../platform/payload/payload-types'
import { ofNoSchool } from '../../../platform/payload/school-scope'
import { isUndo } from '../moderation/cms-history'
import { learn, unlearn, type Verdict } from './spam-words.server'

/** How often the spam filter has met a word in spam and in comments that were approved. */
export const spamWords: CollectionConfig = {
  slug: 'spam-words',
  custom: ofNoSchool(),
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'word', type: 'text', required: true, unique: true },
    { name: 'spam', type: 'number', required: true, defaultValue: 0 },
    { name: 'ham', type: 'number', required: true, defaultValue: 0 },
  ],
}

/** The filter learns from moderators' decisions and unlearns what they undo. */
const verdicts: Record<string, Verdict | null> = { approved: 'ham', spam: 'spam', unapproved: null }

/**
 * Sets `learned` from a moderator's decision. Automatic decisions are ignored, because the filter would confirm itself. Undo
 * restores the previous value itself.
 */
export const recordVerdict: CollectionBeforeChangeHook<Comment> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.user || isUndo(req)) return data
  if (data.state === undefined || data.state === originalDoc?.state) return data
  const verdict = verdicts[data.state]
  return verdict === undefined ? data : { ...data, learned: verdict }
}

const textOf = ({ author, url, content }: Comment) => JSON.stringify([author, url, content])

/**
 * Keeps the word counts in step with the comments, also when a learned comment is edited or erased.
 */
export const learnVerdict: CollectionAfterChangeHook<Comment> = async ({
  doc: now,
  previousDoc: before,
  operation,
  req,
}) => {
  if (operation !== 'update' || !(before.learned || now.learned)) return now
  if (before.learned === now.learned && textOf(before) === textOf(now)) return now
  if (before.learned) await unlearn(req, before, before.learned)
  if (now.learned) await learn(req, now, now.learned)
  return now
}

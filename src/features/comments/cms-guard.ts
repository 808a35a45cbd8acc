import type { CollectionConfig } from 'payload'
import { tellModerators, tellRepliedTo } from './mail/cms-mail-hooks'
import { type AfterCommit, tellService } from './spam/cms-akismet-hook'
import { learnVerdict, noteVerdict } from './spam/cms-learn-hook'

interface GuardOptions {
  publicUrl: string
  afterCommit: AfterCommit
}

/** What follows from a comment's change wherever it comes from: the filter learns, and people are told. */
export const guarded = (
  comments: CollectionConfig,
  { publicUrl, afterCommit }: GuardOptions,
): CollectionConfig => ({
  ...comments,
  hooks: {
    ...comments.hooks,
    beforeChange: [...(comments.hooks?.beforeChange ?? []), noteVerdict],
    afterChange: [
      ...(comments.hooks?.afterChange ?? []),
      learnVerdict,
      tellModerators(publicUrl),
      tellRepliedTo(publicUrl),
      tellService(publicUrl, afterCommit),
    ],
  },
})

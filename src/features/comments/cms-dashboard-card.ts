import type { PayloadRequest } from 'payload'
import { countCard, countVisible, type TodayComponent } from '../../platform/payload/admin/today'
import { findAll } from '../../platform/payload/find-documents'
import { ownDocuments } from '../../platform/payload/school-scope'
import { MODERATION_PATH, type ModerateInPlaceProps, moderateInPlace } from './contract'
import { commentsPanelMessages } from './messages/panel/messages'
import { canModerate } from './moderation/cms-can-moderate'

/** How many comments the first screen shows, and how much of each. */
const FIRST = 3
const SHOWN_LENGTH = 240

/** The comments that have waited longest, to be approved in place. */
const moderateOldest = async (req: PayloadRequest): Promise<TodayComponent> => {
  const docs = await findAll(
    req,
    'comments',
    {
      and: [
        { state: { equals: 'unapproved' } },
        ownDocuments(req.payload.collections.comments.config, req.user) ?? {},
      ],
    },
    { sort: 'createdAt', limit: FIRST },
  )
  const props: ModerateInPlaceProps = {
    comments: docs.map(({ id, version, author, content, language }) => ({
      id,
      version,
      author: author ?? '',
      content: (content ?? '').slice(0, SHOWN_LENGTH),
      language,
    })),
  }
  return { component: moderateInPlace, props: { ...props } }
}

export const commentsCard = countCard(
  ({ req }) => canModerate(req.user),
  [
    {
      text: (locale, count) => commentsPanelMessages(locale)('waiting', { count }),
      href: `${MODERATION_PATH}?state=unapproved`,
      icon: 'comment',
      inPlace: moderateOldest,
    },
  ],
  async (req) => [await countVisible(req, 'comments', { state: { equals: 'unapproved' } })],
)

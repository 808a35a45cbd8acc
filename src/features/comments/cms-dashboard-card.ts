import { countCard, countVisible } from '../../platform/payload/admin/today'
import { commentsPanelMessages } from './admin/messages/messages'
import { MODERATION_PATH } from './contract'
import { canModerate } from './moderation/cms-can-moderate'

export const commentsCard = countCard(
  ({ req }) => canModerate(req.user),
  [
    {
      text: (locale, count) => commentsPanelMessages(locale)('waiting', { count }),
      href: `${MODERATION_PATH}?state=unapproved`,
    },
  ],
  async (req) => [await countVisible(req, 'comments', { state: { equals: 'unapproved' } })],
)

import { countCard, countVisible } from '../../platform/payload/admin/today'
import { MODERATION_PATH } from './contract'
import { commentsPanelMessages } from './messages/panel/messages'
import { canModerate } from './moderation/cms-can-moderate'

export const commentsCard = countCard(
  ({ req }) => canModerate(req.user),
  [
    {
      text: (locale, count) => commentsPanelMessages(locale)('waiting', { count }),
      href: `${MODERATION_PATH}?state=unapproved`,
      icon: 'comment',
    },
  ],
  async (req) => [await countVisible(req, 'comments', { state: { equals: 'unapproved' } })],
)

import { panelMessages } from '../panel/messages/messages'
import { countCard, countVisible, listHref } from '../payload/admin/today'

const isFailed = { state: { equals: 'failed' } }
const isQueued = { state: { equals: 'queued' } }

/** Mails that failed for good, and those that the mail server has refused at least once. */
export const mailCard = countCard(
  // Others see no mails, so that there are none to count.
  () => true,
  [
    {
      text: (locale, count) => panelMessages(locale)('mail.failed', { count }),
      href: listHref('outgoing-mail', isFailed),
      icon: 'mail',
      urgent: true,
    },
    {
      text: (locale, count) => panelMessages(locale)('mail.late', { count }),
      href: listHref('outgoing-mail', isQueued),
      icon: 'mail',
    },
  ],
  (req) =>
    Promise.all([
      countVisible(req, 'outgoing-mail', isFailed),
      countVisible(req, 'outgoing-mail', { ...isQueued, attempts: { greater_than: 0 } }),
    ]),
)

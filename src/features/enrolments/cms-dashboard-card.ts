import { editors } from '../../platform/payload/access'
import { countCard, countVisible } from '../../platform/payload/admin/today'
import { readToday } from '../../platform/payload/site-time-zone'
import { enrolmentsPanelMessages } from './messages/panel/messages'
import { OFFICE_PATH, openStates } from './request/request-rules'

export const requestsCard = countCard(
  editors,
  [
    { text: (locale, count) => enrolmentsPanelMessages(locale)('newRequests', { count }), href: OFFICE_PATH },
    {
      text: (locale, count) => enrolmentsPanelMessages(locale)('overdueRequests', { count }),
      href: `${OFFICE_PATH}?overdue=1`,
      urgent: true,
    },
  ],
  async (req) => {
    // The list that the number leads to counts by the same day.
    const today = await readToday(req.payload)
    return Promise.all([
      countVisible(req, 'enrolments', { state: { equals: 'new' } }),
      countVisible(req, 'enrolments', {
        state: { in: [...openStates] },
        due: { less_than: `${today}T00:00:00.000Z` },
      }),
    ])
  },
)

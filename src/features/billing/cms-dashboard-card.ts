import { editors } from '../../platform/payload/access'
import { countCard } from '../../platform/payload/admin/today'
import { readToday } from '../../platform/payload/site-time-zone'
import { OFFICE_PATH } from '../enrolments/contract'
import { countOverduePayments } from '../enrolments/queries.server'
import { billingPanelMessages } from './messages/panel/messages'

export const paymentsCard = countCard(
  editors,
  [
    {
      text: (locale, count) => billingPanelMessages(locale)('overduePayments', { count }),
      href: `${OFFICE_PATH}?payment=overdue`,
      icon: 'money',
      urgent: true,
    },
  ],
  // The list that the number leads to counts by the same day.
  async ({ payload }) => [await countOverduePayments(payload, await readToday(payload))],
)

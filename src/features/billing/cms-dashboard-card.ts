import type { PayloadRequest } from 'payload'
import { editors } from '../../platform/payload/access'
import { countCard, type TodayComponent, type TodayLists } from '../../platform/payload/admin/today'
import { schoolsOf } from '../../platform/payload/school-scope'
import { readToday } from '../../platform/payload/site-time-zone'
import { panelLocale } from '../../shared/locale'
import { dayText } from '../../shared/text/day-text'
import { type AnswerInPlaceProps, answerInPlace, OFFICE_PATH } from '../enrolments/contract'
import { countOverduePayments, readDuePayments, readOverduePayments } from '../enrolments/queries.server'
import { billingPanelMessages } from './messages/panel/messages'

/** Those who owe for the longest time, to be reminded in place. */
const remindOldest = async (req: PayloadRequest): Promise<TodayComponent> => {
  const locale = panelLocale(req.i18n.language)
  const t = billingPanelMessages(locale)
  const props: AnswerInPlaceProps = {
    rows: (await readOverduePayments(req.payload, locale, schoolsOf(req.user))).map(
      ({ id, name, balance, payBy }) => ({
        id,
        name,
        detail: t('today.overdueSince', { day: dayText(locale, payBy) }),
        amount: balance,
      }),
    ),
    template: 'reminder',
    label: t('billing.remind'),
  }
  return { component: answerInPlace, props: { ...props } }
}

export const paymentsCard = countCard(
  editors,
  [
    {
      text: (locale, count) => billingPanelMessages(locale)('overduePayments', { count }),
      href: `${OFFICE_PATH}?payment=overdue`,
      icon: 'money',
      urgent: true,
      inPlace: remindOldest,
    },
  ],
  // The list that the number leads to counts by the same day.
  async ({ payload, user }) => [
    await countOverduePayments(payload, await readToday(payload), schoolsOf(user)),
  ],
)

/** Days that the first screen looks ahead for money. */
const DUE_DAYS = 14

/** Invoices that have to be paid soon. */
export const dueList: TodayLists = async (req) => {
  if (!editors({ req })) return []
  const locale = panelLocale(req.i18n.language)
  const t = billingPanelMessages(locale)
  const rows = await readDuePayments(req.payload, locale, DUE_DAYS, schoolsOf(req.user))
  return [
    {
      id: 'today-due',
      title: t('today.due'),
      icon: 'money',
      href: `${OFFICE_PATH}?payment=unpaid`,
      empty: t('today.nothingDue'),
      rows: rows.map(({ id, name, balance, payBy }) => ({
        title: name,
        detail: t('today.dueOn', { day: dayText(locale, payBy) }),
        href: `${OFFICE_PATH}/${id}`,
        state: { text: balance, tone: 'waiting' },
      })),
    },
  ]
}

import type { PayloadRequest } from 'payload'
import { momentOf, readRows, sql, t } from '../../platform/database/statement'
import { editors } from '../../platform/payload/access'
import { countCard, listHref } from '../../platform/payload/admin/today'
import { inSchools, schoolsOf } from '../../platform/payload/school-scope'
import { addDays, todayIn } from '../../shared/time/days'
import { pricingPanelMessages } from './messages/panel/messages'
import { coveredUntil } from './price-list/coverage'

const s = t.schools
const pl = t.price_lists

/** Prices that end within so many days are mentioned. */
const WARNING_DAYS = 60

/** Counted without Payload, which takes a second for 1,000 schools and their lists. */
const countSchools = async ({
  payload,
  user,
}: PayloadRequest): Promise<[missing: number, ending: number]> => {
  const own = inSchools(s.id, schoolsOf(user)).map((condition) => sql` and ${condition}`)
  const [schools, lists] = await Promise.all([
    readRows(
      payload,
      sql`select ${s.id}, ${s.time_zone} from ${s} where ${s._status} = 'published'${sql.join(own, sql``)}`,
    ),
    readRows(
      payload,
      sql`select ${pl.school_id}, ${pl.valid_from}, ${pl.valid_to} from ${pl} where ${pl._status} = 'published'`,
    ),
  ])
  const bySchool = new Map<number, { validFrom: string; validTo: string | undefined }[]>()
  for (const { school_id, valid_from, valid_to } of lists) {
    const own = bySchool.get(Number(school_id)) ?? []
    bySchool.set(Number(school_id), own)
    own.push({
      validFrom: momentOf(valid_from).slice(0, 10),
      validTo: valid_to ? momentOf(valid_to).slice(0, 10) : undefined,
    })
  }
  let missing = 0
  let ending = 0
  const now = new Date()
  for (const { id, time_zone } of schools) {
    const own = bySchool.get(Number(id)) ?? []
    const today = todayIn(String(time_zone ?? 'UTC'), now)
    const last = coveredUntil(own, today)
    if (last === undefined) missing++
    else if (last !== null && last < addDays(today, WARNING_DAYS)) ending++
  }
  return [missing, ending]
}

export const pricesCard = countCard(
  editors,
  [
    {
      text: (locale, count) => pricingPanelMessages(locale)('withoutPrices', { count }),
      href: listHref('price-lists'),
      icon: 'prices',
      urgent: true,
    },
    {
      text: (locale, count) => pricingPanelMessages(locale)('pricesEnding', { count }),
      href: listHref('price-lists'),
      icon: 'prices',
    },
  ],
  countSchools,
)

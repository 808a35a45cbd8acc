'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { Icon } from '../../../../platform/panel/kit/icons'
import { addDays, addMonths, toMonday } from '../../../../shared/time/days'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OfficeFilter } from '../../office/list-address'
import type { OfficeList } from '../../office/office-contract'
import { OFFICE_PATH } from '../../request/request-rules'
import { hrefOf } from './OfficeFilters'

interface MonthProps {
  list: OfficeList
  filter: OfficeFilter
  texts: EnrolmentsPanelMessages
}

/** All days of the weeks that a month touches. */
const daysOfMonth = (first: string): string[] => {
  const monday = first === toMonday(first) ? first : addDays(toMonday(first), -7)
  const end = addMonths(first, 1)
  const days: string[] = []
  for (let day = monday; day < end || days.length % 7; day = addDays(day, 1)) days.push(day)
  return days
}

/** Who begins on which day of a month. Declined requests are left out. */
export const EnrolmentMonth = ({ list, filter, texts }: MonthProps) => {
  const { language } = useTranslation().i18n
  const first = `${filter.month ?? list.today.slice(0, 7)}-01`
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day))
  const days = daysOfMonth(first)
  const monthHref = (count: number) => hrefOf(filter, { month: addMonths(first, count).slice(0, 7) })
  return (
    <section className="office__month" aria-labelledby="office-month">
      <div className="office__month-head">
        <h2 id="office-month">{format(first, { month: 'long', year: 'numeric' })}</h2>
        <span>{texts('month.starts', { count: list.rows.length })}</span>
        <nav className="kit-row" aria-label={texts('month.other')}>
          <Link className="panel-form__button" href={monthHref(-1)} prefetch={false}>
            <Icon name="back" />
            {format(addMonths(first, -1), { month: 'long' })}
          </Link>
          <Link className="panel-form__button" href={monthHref(1)} prefetch={false}>
            {format(addMonths(first, 1), { month: 'long' })}
            <Icon name="next" />
          </Link>
        </nav>
      </div>
      <ol className="office__days">
        {days.map((day) => {
          const rows = list.rows.filter(({ start }) => start === day)
          return (
            <li
              key={day}
              data-outside={day.slice(0, 7) !== first.slice(0, 7) || undefined}
              data-today={day === list.today || undefined}
              data-empty={rows.length === 0 || undefined}
            >
              <time dateTime={day} className="office__date">
                <span>{format(day, { weekday: 'short' })}</span> {format(day, { day: 'numeric' })}
              </time>
              <ul>
                {rows.map(({ id, name, state, course }) => (
                  <li key={id}>
                    <Link
                      href={`${OFFICE_PATH}/${id}`}
                      prefetch={false}
                      className="office__start"
                      data-state={state}
                      title={`${course}, ${texts(`office.states.${state}`)}`}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

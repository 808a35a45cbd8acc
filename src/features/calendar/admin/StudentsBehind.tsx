import { Link } from '@payloadcms/ui'
import { Icon } from '../../../platform/panel/kit/icons'
import { Card, EmptyState } from '../../../platform/panel/kit/Page'
import type { Locale } from '../../../shared/locale'
import type { StudentBehind } from '../../enrolments/queries.server'
import { type CalendarFilter, type Cell, calendarAddress } from '../contract'
import { calendarPanelMessages } from '../messages/panel/messages'
import type { CalendarData } from '../read-calendar.server'

interface StudentsBehindProps {
  data: CalendarData
  shown: CalendarFilter & { cell: Cell }
  students: readonly StudentBehind[]
  language: Locale
}

/** The students whom the opened cell counts, each with a link to the enrolment. */
export const StudentsBehind = ({ data, shown, students, language }: StudentsBehindProps) => {
  const t = calendarPanelMessages(language)
  const { cell, ...rest } = shown
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const write = (day: string, format = medium) => (day ? format.format(new Date(day)) : '')
  const titleOf = () => {
    if ('day' in cell)
      return t(cell.kind === 'arrival' ? 'behindArrivals' : 'behindDepartures', {
        day: write(cell.day, long),
      })
    const offer = data.offers.find(({ kind, offer }) => kind === cell.kind && offer === cell.offer)
    return t('behindWeek', { title: offer?.title ?? '', day: write(cell.monday, long) })
  }
  return (
    <Card
      id="behind"
      title={titleOf()}
      className="calendar__behind"
      aside={
        <Link className="panel-form__button" href={calendarAddress(rest)} prefetch={false} scroll={false}>
          <Icon name="close" />
          {t('close')}
        </Link>
      }
    >
      {students.length === 0 ? (
        <EmptyState icon="people" title={t('nobody')} />
      ) : (
        <table className="calendar__students">
          <thead>
            <tr>
              {[t('student'), t('state'), t('from'), t('to')].map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ id, name, state, from, to }) => (
              <tr key={`${id} ${from}`}>
                <th scope="row">
                  <Link href={`/admin/enrolments/${id}`} prefetch={false}>
                    {name}
                  </Link>
                </th>
                <td>{state}</td>
                <td>{write(from)}</td>
                <td>{write(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

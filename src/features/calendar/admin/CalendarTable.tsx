import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale'
import { addDays } from '../../../shared/time/days'
import type { OfferOccupancy } from '../../enrolments/queries.server'
import { type CalendarFilter, type Cell, calendarAddress, writeCell } from '../contract'
import { calendarPanelMessages } from '../messages/panel/messages'
import type { CalendarData, CalendarDay, Happening } from '../read-calendar.server'
import { CellKeys } from './CellKeys'

interface CalendarTableProps {
  data: CalendarData
  shown: CalendarFilter
  today: string
  language: Locale
}

/** From 0, nobody, to 4, full. */
const shadeOf = (taken: number, places: number): number =>
  taken === 0 ? 0 : taken >= places ? 4 : taken >= places * 0.8 ? 3 : taken >= places / 2 ? 2 : 1

type Occupied = OfferOccupancy['weeks'][number]

/** The places of a week; without a limit, the most students that the offer has in one of the weeks. */
const scaleOf = ({ weeks }: OfferOccupancy, { places }: Occupied): number =>
  // One more, so that an offer without a limit is never shown as full.
  places ?? Math.max(...weeks.map(({ taken }) => taken)) + 1

/** The calendar as one table: a column for each week, a row for each weekday, course and room. */
export const CalendarTable = ({ data, shown, today, language }: CalendarTableProps) => {
  const t = calendarPanelMessages(language)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: string) => formatter.format(new Date(day))
  }
  const shortDay = format({ day: 'numeric', month: 'short' })
  const longDay = format({ dateStyle: 'full' })
  const weekday = format({ weekday: 'short' })
  const cells = (cell: Cell, label: string, content: ReactNode) => (
    <Link
      href={`${calendarAddress({ ...shown, cell })}#behind`}
      prefetch={false}
      aria-label={label}
      aria-current={shown.cell && writeCell(shown.cell) === writeCell(cell) ? 'true' : undefined}
    >
      {content}
    </Link>
  )
  const offerRow = (offer: OfferOccupancy) => (
    <tr key={`${offer.kind} ${offer.offer}`}>
      <th scope="row">{offer.title}</th>
      {offer.weeks.map((week) => {
        const { monday, taken, places, waiting } = week
        const day = shortDay(monday)
        const said =
          places === undefined
            ? t('alone', { title: offer.title, day, taken })
            : t('of', { title: offer.title, day, taken, places })
        const waits = waiting > 0 ? `, ${t('waiting', { count: waiting })}` : ''
        return (
          <td key={monday} data-shade={shadeOf(taken, scaleOf(offer, week))}>
            {cells(
              { kind: offer.kind, offer: offer.offer, monday },
              said + waits,
              <>
                {places === undefined ? taken : `${taken}/${places}`}
                {waiting > 0 && <small>+{waiting}</small>}
              </>,
            )}
          </td>
        )
      })}
    </tr>
  )
  const group = (title: string, kind: OfferOccupancy['kind']) => {
    const own = data.offers.filter((offer) => offer.kind === kind)
    return own.length > 0 ? (
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={data.mondays.length + 1}>
            {title}
          </th>
        </tr>
        {own.map(offerRow)}
      </tbody>
    ) : null
  }
  const dayCell = ({ day, arrivals, departures, closed }: CalendarDay) => (
    <td key={day} data-closed={closed ? '' : undefined} title={closed}>
      {arrivals > 0 &&
        cells(
          { kind: 'arrival', day },
          `${longDay(day)}: ${t('arrivals', { count: arrivals })}`,
          <>↓{arrivals}</>,
        )}
      {departures > 0 &&
        cells(
          { kind: 'departure', day },
          `${longDay(day)}: ${t('departures', { count: departures })}`,
          <>↑{departures}</>,
        )}
      {closed && <span className="kit-hidden">{t('closed', { title: closed })}</span>}
    </td>
  )
  const happening = ({ from, to, title, href, isClosed }: Happening) => {
    const text = isClosed ? t('closed', { title }) : t('event', { title })
    const when = from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`
    return (
      <li key={`${from} ${title}`} data-closed={isClosed ? '' : undefined}>
        <time dateTime={from}>{when}</time>{' '}
        {href ? (
          <Link href={href} prefetch={false}>
            {text}
          </Link>
        ) : (
          text
        )}
      </li>
    )
  }
  const shades = [t('legend.free'), t('legend.half'), t('legend.nearly'), t('legend.full')]
  return (
    <>
      <CellKeys>
        <table className="calendar__table" aria-label={t('table')}>
          <thead>
            <tr>
              <td />
              {data.mondays.map((monday) => (
                <th
                  key={monday}
                  scope="col"
                  aria-current={monday <= today && today <= addDays(monday, 6) ? 'date' : undefined}
                >
                  <time dateTime={monday}>{shortDay(monday)}</time>
                </th>
              ))}
            </tr>
          </thead>
          {group(t('courses'), 'course')}
          {group(t('rooms'), 'accommodation')}
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={data.mondays.length + 1}>
                {t('comings')} <span aria-hidden="true">↓ ↑</span>
              </th>
            </tr>
            {(data.days[0] ?? []).map(({ day }, index) => (
              <tr key={day} className="calendar__days">
                <th scope="row">{weekday(day)}</th>
                {data.days.map((week) => {
                  const found = week[index]
                  return found && dayCell(found)
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </CellKeys>
      {data.offers.length === 0 && <p>{t('nothing')}</p>}
      <ul className="calendar__legend">
        {shades.map((text, index) => (
          <li key={text}>
            <span data-shade={index + 1} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {data.happenings.length > 0 && (
        <section className="calendar__happenings" aria-labelledby="calendar-happenings">
          <h3 id="calendar-happenings">{t('days')}</h3>
          <ul>{data.happenings.map(happening)}</ul>
        </section>
      )}
    </>
  )
}

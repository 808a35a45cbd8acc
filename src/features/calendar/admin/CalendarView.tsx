import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { DateField } from '../../../platform/panel/kit/DateField'
import { Icon } from '../../../platform/panel/kit/icons'
import { Card, EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import { editors } from '../../../platform/payload/access'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { readToday } from '../../../platform/payload/site-time-zone'
import { panelLocale } from '../../../shared/locale'
import { addDays } from '../../../shared/time/days'
import { readStudentsBehind } from '../../enrolments/queries.server'
import {
  CALENDAR_PATH,
  CALENDAR_WEEKS,
  type CalendarFilter,
  calendarAddress,
  mondayOf,
  readCalendarFilter,
} from '../contract'
import { type CalendarPanelMessages, calendarPanelMessages } from '../messages/panel/messages'
import { readCalendar, readSchools } from '../read-calendar.server'
import { CalendarTable } from './CalendarTable'
import { PrintButton } from './PrintButton'
import { StudentsBehind } from './StudentsBehind'
import '../../../platform/payload/admin/panel.css'
import './calendar.css'

type Shown = CalendarFilter & { school: number; from: string }

interface FiltersProps {
  shown: Shown
  schools: readonly { id: number; name: string }[]
  t: CalendarPanelMessages
}

const Filters = ({ shown, schools, t }: FiltersProps) => {
  const { school, from } = shown
  const move = (weeks: number) => calendarAddress({ school, from: addDays(from, weeks * 7) })
  return (
    <div className="calendar__filters">
      <form action={CALENDAR_PATH} method="get">
        <label>
          {t('school')}
          <select name="school" defaultValue={school}>
            {schools.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <DateField label={t('from')} name="from" defaultValue={from} />
        <button type="submit">{t('show')}</button>
      </form>
      <p className="calendar__moves">
        <Link
          className="panel-form__button"
          href={move(-CALENDAR_WEEKS)}
          prefetch={false}
          aria-label={t('earlier')}
        >
          <Icon name="back" />
        </Link>
        <Link className="panel-form__button" href={calendarAddress({ school })} prefetch={false}>
          {t('now')}
        </Link>
        <Link
          className="panel-form__button"
          href={move(CALENDAR_WEEKS)}
          prefetch={false}
          aria-label={t('later')}
        >
          <Icon name="next" />
        </Link>
        <PrintButton text={t('print')} />
      </p>
    </div>
  )
}

/** All that the screen shows; undefined without a school. */
const readShown = async ({ payload, user, i18n }: PayloadRequest, filter: CalendarFilter) => {
  const language = panelLocale(i18n.language)
  const schools = await readSchools({ payload, user })
  const school = schools.find(({ id }) => id === filter.school) ?? schools[0]
  if (!school) return undefined
  const today = await readToday(payload)
  const shown: Shown = { ...filter, school: school.id, from: filter.from ?? mondayOf(today) }
  const { cell } = shown
  const [data, students] = await Promise.all([
    readCalendar(payload, shown, language),
    cell ? readStudentsBehind(payload, school.id, cell, language) : undefined,
  ])
  return { language, schools, school, today, shown, data, students }
}

const Calendar = (read: NonNullable<Awaited<ReturnType<typeof readShown>>>) => {
  const { language, schools, school, today, shown, data, students } = read
  const { cell } = shown
  return (
    <div className="kit-stack">
      <Filters shown={shown} schools={schools} t={calendarPanelMessages(language)} />
      <Card id="calendar-weeks" title={school.name} className="calendar__card">
        <CalendarTable data={data} shown={shown} today={today} language={language} />
      </Card>
      {cell && students && (
        <StudentsBehind data={data} shown={{ ...shown, cell }} students={students} language={language} />
      )}
    </div>
  )
}

/** Occupancy by week, comings and goings by day. Custom views have to check the user themselves. */
export const CalendarView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const t = calendarPanelMessages(panelLocale(req.i18n.language))
  const texts = Object.entries(view.searchParams ?? {}).filter((entry) => typeof entry[1] === 'string')
  const filter = readCalendarFilter(new URLSearchParams(texts as [string, string][]))
  const mayRead = editors({ req })
  const shown = mayRead ? await readShown(req, filter) : undefined
  return (
    <PanelFrame view={view} path={calendarAddress(filter)} className="kit calendar panel-form">
      <PageHeader title={t('title')} facts={mayRead && <span>{t('intro')}</span>} />
      {shown && <Calendar {...shown} />}
      {mayRead && !shown && <EmptyState icon="school" title={t('noSchool')} />}
      {!mayRead && <p>{t('onlyEditors')}</p>}
    </PanelFrame>
  )
}

import type { AdminViewServerProps } from 'payload'
import { Icon } from '../../../platform/panel/kit/icons'
import { Card, EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import { Toolbar } from '../../../platform/panel/kit/Toolbar'
import { moneyReaders } from '../../../platform/payload/access'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { schoolsOf } from '../../../platform/payload/school-scope'
import { readToday } from '../../../platform/payload/site-time-zone'
import { isLocale, localeNames, locales, panelLocale } from '../../../shared/locale'
import { FilterSelect, SchoolAndCourseFilter } from '../../../ui/forms/FilterFields'
import { readTurnover } from '../../billing/queries.server'
import { formatExactIn } from '../../pricing/contract'
import { ANALYTICS_PATH, OTHER } from '../contract'
import { type AnalyticsPanelMessages, analyticsPanelMessages } from '../messages/panel/messages'
import { type AnalyticsFilter, readFilter, writeFilter } from '../report/filter'
import { keptMonths, type Periods, periodsOf } from '../report/months'
import { type NamedSchool, type Report, steps, summarise } from '../report/report'
import { bothMonths, readAnalytics, readCourseNaming, readSchools } from '../report/report.server'
import { sumTurnover } from '../report/turnover'
import { StepsTable, TurnoverTable, ViewsTable } from './AnalyticsTables'
import { changeText, DayPlot, FunnelTable, type ReportFormat } from './Plots'
import '../../../platform/payload/admin/panel.css'
import './analytics.css'

interface FilterProps {
  filter: AnalyticsFilter
  schools: readonly NamedSchool[]
  today: string
  texts: AnalyticsPanelMessages
  language: string
}

/** Works without a script. */
const FilterForm = ({ filter, schools, today, texts, language }: FilterProps) => {
  const monthText = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const { month, school, course } = filter
  return (
    <Toolbar
      action={ANALYTICS_PATH}
      filterKey={JSON.stringify(filter)}
      submit={texts('analytics.show')}
      aside={
        <a className="panel-form__button" href={`/api/page-views/export.csv?${writeFilter(filter)}`}>
          <Icon name="download" />
          {texts('analytics.download')}
        </a>
      }
    >
      <label>
        {texts('analytics.month')}
        <select name="month" defaultValue={month}>
          {keptMonths(today).map((each) => (
            <option key={each} value={each}>
              {monthText.format(new Date(`${each}-01T00:00:00Z`))}
            </option>
          ))}
        </select>
      </label>
      <SchoolAndCourseFilter
        schools={schools}
        courses={schools.flatMap(({ id, courses }) => courses.map((each) => ({ ...each, school: id })))}
        school={school}
        course={course}
        texts={{
          school: texts('analytics.school'),
          course: texts('analytics.course'),
          all: texts('analytics.all'),
        }}
      />
      <FilterSelect
        label={texts('analytics.language')}
        name="language"
        value={filter.language}
        all={texts('analytics.all')}
        options={locales.map((locale) => ({ value: locale, text: localeNames[locale] }))}
      />
    </Toolbar>
  )
}

const visitorLanguage = (code: string, t: AnalyticsPanelMessages) =>
  isLocale(code) ? localeNames[code] : t('analytics.unknownLanguage')

const hostName = (host: string, t: AnalyticsPanelMessages) =>
  host === '' ? t('analytics.direct') : host === OTHER ? t('analytics.otherHosts') : host

/** A page is viewed before anybody has chosen a number of weeks. */
const stepsOfStays = steps.filter((step) => step !== 'view')

const Figures = ({ report, format }: { report: Report; format: ReportFormat }) => {
  const { texts } = format
  const named = <Row extends { name: string }>(rows: Row[], formatName: (name: string) => string): Row[] =>
    rows.map((row) => ({ ...row, name: formatName(row.name) }))
  return (
    <>
      <Card id="analytics-funnel" title={texts('analytics.funnel')}>
        <FunnelTable funnel={report.funnel} format={format} />
      </Card>
      <Card id="analytics-views" title={texts('analytics.views')}>
        <DayPlot days={report.days} format={format} />
        <div className="kit-pair">
          <ViewsTable
            caption={texts('analytics.byPage')}
            heading={texts('analytics.page')}
            rows={named(report.pages, (page) => (page === OTHER ? texts('analytics.otherPages') : page))}
            format={format}
          />
          <ViewsTable
            caption={texts('analytics.byHost')}
            heading={texts('analytics.host')}
            rows={named(report.hosts, (host) => hostName(host, texts))}
            format={format}
          />
        </div>
        {report.campaigns.length > 0 && (
          <ViewsTable
            caption={texts('analytics.byCampaign')}
            heading={texts('analytics.campaign')}
            rows={report.campaigns}
            format={format}
          />
        )}
      </Card>
      <StepsTable caption={texts('analytics.bySchool')} rows={report.schools} format={format} />
      <StepsTable caption={texts('analytics.byCourse')} rows={report.courses} format={format} />
      <StepsTable
        caption={texts('analytics.byLength')}
        rows={named(report.lengths, (length) => length || texts('analytics.noLength'))}
        format={format}
        columns={stepsOfStays}
      />
      <StepsTable
        caption={texts('analytics.byLanguage')}
        rows={named(report.languages, (code) => visitorLanguage(code, texts))}
        format={format}
      />
    </>
  )
}

interface TurnoverProps {
  view: AdminViewServerProps
  school: number | undefined
  periods: Periods
  format: ReportFormat
}

/** What was invoiced and paid: for those who may read invoices. */
const Turnover = async ({ view, school, periods, format }: TurnoverProps) => {
  const { req } = view.initPageResult
  const { texts } = format
  const locale = panelLocale(req.i18n.language)
  if (!moneyReaders({ req })) return null
  const schools = school ? [school] : undefined
  const rows = sumTurnover(await readTurnover(req.payload, { ...bothMonths(periods), schools }), periods)
  if (rows.length === 0) return null
  const names = { invoiced: texts('analytics.invoiced'), received: texts('analytics.received') }
  return (
    <Card id="analytics-turnover" title={texts('analytics.turnover')}>
      <TurnoverTable
        rows={rows.map(({ kind, currency, now, before }) => ({
          name: `${names[kind]} (${currency.iso ?? currency.code})`,
          now: formatExactIn(locale, now, currency),
          before: formatExactIn(locale, before, currency),
          change: before < 0 ? '' : changeText(now, before, format),
        }))}
        format={format}
      />
    </Card>
  )
}

const Screen = async ({ view, texts }: { view: AdminViewServerProps; texts: AnalyticsPanelMessages }) => {
  const { req } = view.initPageResult
  const { payload } = req
  const { language } = req.i18n
  const given = Object.entries(view.searchParams ?? {}).filter((entry) => typeof entry[1] === 'string')
  const today = await readToday(payload)
  const filter = readFilter(new URLSearchParams(given as [string, string][]), today, schoolsOf(req.user))
  const periods = periodsOf(filter.month, today)
  const schools = await readSchools(req, panelLocale(language))
  const rows = await readAnalytics(payload, filter, schools, bothMonths(periods))
  const shownSchools = schools.filter(({ id }) => !filter.school || id === filter.school)
  const naming = await readCourseNaming(payload, rows.events, shownSchools, texts)
  const report = summarise(rows, { schools: shownSchools, ...naming }, periods)
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const format: ReportFormat = {
    texts,
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    before: periods.isOpen ? texts('analytics.sameDays') : texts('analytics.lastMonth'),
  }
  return (
    <>
      <FilterForm filter={filter} schools={schools} today={today} texts={texts} language={language} />
      {rows.views.length + rows.events.length === 0 ? (
        <div className="kit-card" role="status">
          <EmptyState icon="numbers" title={texts('analytics.nothing')} />
        </div>
      ) : (
        <div className="kit-stack">
          <Figures report={report} format={format} />
        </div>
      )}
      {/* Neither language nor course is part of an invoice. */}
      {!filter.course && !filter.language && (
        <Turnover view={view} school={filter.school} periods={periods} format={format} />
      )}
      <details className="analytics__what">
        <summary>{texts('analytics.what')}</summary>
        <p>{texts('analytics.whatText.0')}</p>
        <p>{texts('analytics.whatText.1')}</p>
        <p>{texts('analytics.whatText.2')}</p>
      </details>
    </>
  )
}

/** Page views and what followed from them, by month. For all staff; the frame asks others to log in. */
export const AnalyticsView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const texts = analyticsPanelMessages(panelLocale(req.i18n.language))
  return (
    <PanelFrame view={view} path={ANALYTICS_PATH} className="kit analytics">
      <PageHeader title={texts('analytics.title')} />
      {req.user && <Screen view={view} texts={texts} />}
    </PanelFrame>
  )
}

import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { PanelFrame } from '../../payload/admin/PanelFrame'
import { Badge, Chip, type Tone } from './Badge'
import { BarChart, HeatMap, LineChart, ShareChart } from './Charts'
import { Figure } from './Figure'
import { Icon, type IconName } from './icons'
import { initialsOf } from './initials'
import { KitExamples } from './KitExamples'
import { Card, EmptyState, PageHeader } from './Page'
import { RowActions, Skeleton, Table } from './Table'
import { Timeline, TimelineEntry } from './Timeline'
import { AppliedFilters, Tabs, Toolbar } from './Toolbar'
import '../../payload/admin/panel.css'

const KIT_PATH = '/admin/kit'

const badges: [Tone, IconName, string][] = [
  ['info', 'new', 'New'],
  ['progress', 'progress', 'In progress'],
  ['waiting', 'waiting', 'Waiting'],
  ['good', 'good', 'Confirmed'],
  ['bad', 'bad', 'Overdue'],
  ['neutral', 'declined', 'Declined'],
]

/** For developers only, so in no other language. */
const examples = {
  title: 'Components of the panel',
  back: 'Today',
  state: 'Confirmed',
  reference: 'K7QX2M',
  stay: '4 weeks, € 1,240',
  other: 'Another action',
  action: 'The main action',
  danger: 'Delete it',
  text: 'Text',
  large: 'A heading of a card',
  small: 'Small and quiet text',
  field: 'Field',
  badges: 'Badges and chips',
  buttons: 'Buttons, type and fields',
  lists: 'Tabs, toolbar and table',
  charts: 'Charts',
  occupancy: 'Occupancy by week',
  loading: 'While loading',
  timeline: 'Timeline',
  dialogs: 'Dialogs, toast and date',
  views: 'Page views',
  quotes: 'Quotes',
  empty: 'Nothing waits for you.',
  hint: 'New enrolments appear here.',
  table: 'Show the figures',
  month: 'This month',
  before: 'Last month',
  week: 'Week',
  source: 'Source',
  share: 'Share',
  school: 'School',
  open: 'Open',
  remove: 'Remove',
  search: 'Search',
  mail: 'Mail sent',
  note: 'Ana: she arrives late.',
}

const series = [3, 5, 4, 8, 6, 9, 12, 10, 14, 11, 15, 18]
const before = [4, 4, 6, 6, 7, 7, 9, 11, 9, 12, 10, 13]
const days = series.map((_, index) => String(index + 1))
const number = (value: number) => value.toLocaleString('en')
const percent = (share: number) => `${Math.round(share * 100)}%`

const students = [
  { name: 'Ana María Quintana', course: 'Standard 20', total: '€ 1,240' },
  { name: 'Jonas Weber', course: 'Intensive 30', total: '€ 2,015' },
  { name: 'Chloé Martin', course: 'Exam preparation', total: '€ 980' },
]

const Lists = () => (
  <Card id="kit-lists" title={examples.lists}>
    <Tabs
      label={examples.lists}
      tabs={badges.slice(0, 4).map(([tone, , text], index) => ({
        text,
        href: `${KIT_PATH}?tab=${tone}`,
        isCurrent: index === 0,
        count: series[index] ?? 0,
      }))}
    />
    <Toolbar
      action={KIT_PATH}
      filterKey=""
      search={{ name: 'q', label: examples.search }}
      filters={
        <label>
          {examples.school}
          <select name="school">
            <option>{examples.empty}</option>
          </select>
        </label>
      }
      aside={<button type="button">{examples.other}</button>}
    />
    <AppliedFilters
      clearHref={KIT_PATH}
      filters={[
        { text: examples.school, href: KIT_PATH },
        { text: examples.month, href: KIT_PATH },
      ]}
    />
    <Table
      name="kit"
      caption={examples.lists}
      columns={[
        { key: 'name', label: 'Student', isFixed: true },
        { key: 'course', label: 'Course' },
        { key: 'state', label: 'State' },
        { key: 'total', label: 'Total', kind: 'money' },
      ]}
      rows={students.map(({ name, course, total }, index) => ({
        key: name,
        cells: {
          name,
          course,
          state: (
            <Badge tone={badges[index]?.[0] ?? 'neutral'} icon={badges[index]?.[1] ?? 'new'}>
              {badges[index]?.[2]}
            </Badge>
          ),
          total,
        },
        actions: (
          <RowActions label={`${examples.other}: ${name}`}>
            <a href={KIT_PATH}>{examples.open}</a>
            <button type="button">{examples.remove}</button>
          </RowActions>
        ),
      }))}
    />
  </Card>
)

const ChartExamples = () => {
  const texts = { title: examples.views, table: examples.table }
  const both = [
    { name: examples.month, values: series },
    { name: examples.before, values: before },
  ]
  return (
    <Card id="kit-charts" title={examples.charts}>
      <div className="kit-stack">
        <div className="kit-pair">
          <BarChart texts={texts} heading={examples.week} labels={days} series={both} format={number} />
          <LineChart texts={texts} heading={examples.week} labels={days} series={both} format={number} />
        </div>
        <ShareChart
          texts={{ ...texts, title: examples.source }}
          heading={examples.source}
          columns={[examples.views, examples.share]}
          parts={badges.map(([, , name], index) => ({ name, value: series[index] ?? 0 }))}
          format={number}
          percent={percent}
        />
        <HeatMap
          caption={examples.occupancy}
          heading={examples.school}
          columns={days}
          max={14}
          rows={students.map(({ course }, row) => ({
            key: course,
            name: course,
            cells: series.map((value, index) => {
              const booked = Math.max(0, value - row * 3)
              return { value: booked, text: `${booked}`, ...(index % 2 && { href: KIT_PATH }) }
            }),
          }))}
        />
      </div>
    </Card>
  )
}

/** All components of the panel with examples, for developers: the screen exists in development only. */
export const KitView = (view: AdminViewServerProps) => {
  if (process.env.NODE_ENV !== 'development') notFound()
  return (
    <PanelFrame view={view} path={KIT_PATH} className="kit panel-form">
      <PageHeader
        title={examples.title}
        back={{ href: '/admin', text: examples.back }}
        badges={
          <Badge tone="good" icon="good">
            {examples.state}
          </Badge>
        }
        facts={
          <>
            <span>{examples.reference}</span>
            <strong>{examples.stay}</strong>
          </>
        }
        actions={
          <>
            <button type="button">{examples.other}</button>
            <button type="button" className="panel-form__main">
              {examples.action}
            </button>
          </>
        }
      />
      <div className="kit-stack">
        <Card id="kit-badges" title={examples.badges}>
          <p className="kit-row">
            {badges.map(([tone, icon, text]) => (
              <Badge key={tone} tone={tone} icon={icon}>
                {text}
              </Badge>
            ))}
          </p>
          <p className="kit-row">
            {badges.map(([tone, icon]) => (
              <Chip key={tone} tone={tone}>
                <Icon name={icon} />
              </Chip>
            ))}
            <Chip>{initialsOf('Ana María Quintana')}</Chip>
          </p>
        </Card>
        <Card id="kit-buttons" title={examples.buttons}>
          <p className="kit-row">
            <button type="button" className="panel-form__main">
              {examples.action}
            </button>
            <button type="button">{examples.other}</button>
            <button type="button" className="panel-form__danger">
              {examples.danger}
            </button>
            <button type="button" disabled>
              {examples.other}
            </button>
          </p>
          <h2>{examples.large}</h2>
          <p>{examples.text}</p>
          <p>
            <small>{examples.small}</small>
          </p>
          <label>
            {examples.field}
            <input type="text" defaultValue={examples.reference} />
          </label>
        </Card>
        <ul className="kit-figures">
          <li>
            <Figure
              label={examples.views}
              figure="1,240"
              change={{ text: '+12%', isMore: true }}
              series={series}
              href={KIT_PATH}
            />
          </li>
          <li>
            <Figure
              label={examples.quotes}
              figure="36"
              change={{ text: '-4%', isMore: false }}
              series={series.toReversed()}
              href={KIT_PATH}
            />
          </li>
        </ul>
        <Lists />
        <ChartExamples />
        <Card id="kit-dialogs" title={examples.dialogs}>
          <KitExamples today="2026-11-19" />
        </Card>
        <Card id="kit-timeline" title={examples.timeline}>
          <Timeline>
            <TimelineEntry icon="mail" tone="info" title={examples.mail} meta="10:15" />
            <TimelineEntry icon="note" title={examples.note} meta="09:40" />
          </Timeline>
        </Card>
        <Card id="kit-loading" title={examples.loading}>
          <div className="kit-stack">
            <Skeleton kind="figures" count={3} />
            <Skeleton kind="lines" />
            <Skeleton kind="table" count={3} />
          </div>
        </Card>
        <Card id="kit-empty" title={examples.title}>
          <EmptyState icon="done" title={examples.empty}>
            <p>{examples.hint}</p>
          </EmptyState>
        </Card>
      </div>
    </PanelFrame>
  )
}

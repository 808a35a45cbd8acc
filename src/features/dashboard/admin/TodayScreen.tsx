'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Badge, Chip } from '../../../platform/panel/kit/Badge'
import { Figure, type FigureProps } from '../../../platform/panel/kit/Figure'
import { Icon } from '../../../platform/panel/kit/icons'
import { Card, EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import type { TodayEvent, TodayItem, TodayList } from '../../../platform/payload/admin/today'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { type DashboardPanelMessages, dashboardPanelMessages } from '../messages/panel/messages'
import './today.css'

interface PartProps {
  t: DashboardPanelMessages
}

/** Something that waits, with the component that does the first of it in place. */
type ShownItem = Omit<TodayItem, 'inPlace'> & { work: ReactNode }

const Work = ({ items, t }: PartProps & { items: readonly ShownItem[] }) => (
  <Card id="today-work" title={t('today.work')} className="today__work">
    {items.length === 0 ? (
      <EmptyState icon="done" title={t('today.nothing')}>
        <p>{t('today.free')}</p>
      </EmptyState>
    ) : (
      <ul className="today__items">
        {items.map(({ figure, text, href, icon, urgent, work }) => (
          <li key={`${href} ${text}`}>
            <Link className="today__item" href={href} prefetch={false}>
              <Chip tone={urgent ? 'bad' : 'good'}>
                <Icon name={icon} />
              </Chip>
              <span className="today__text">
                <strong>{figure}</strong> <span>{text}</span>
              </span>
              {urgent && (
                <Badge tone="bad" icon="bad">
                  {t('today.urgent')}
                </Badge>
              )}
              <Icon name="next" />
            </Link>
            {work}
          </li>
        ))}
      </ul>
    )}
  </Card>
)

const List = ({ list: { id, title, icon, href, rows, empty }, t }: PartProps & { list: TodayList }) => (
  <Card
    id={id}
    title={title}
    aside={
      <Link href={href} prefetch={false}>
        {t('today.all')}
      </Link>
    }
  >
    {rows.length === 0 ? (
      <p className="today__calm">
        <Icon name={icon} />
        {empty}
      </p>
    ) : (
      <ul className="today__events">
        {rows.map((row) => (
          <li key={`${row.href} ${row.title} ${row.detail}`}>
            <Link className="today__event" href={row.href} prefetch={false}>
              <Chip tone={row.state?.tone ?? 'neutral'}>
                <Icon name={icon} />
              </Chip>
              <span className="today__text">
                <b>{row.title}</b> <small>{row.detail}</small>
              </span>
              {row.state && <Badge tone={row.state.tone}>{row.state.text}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Card>
)

interface ComingProps {
  events: readonly TodayEvent[]
  formatDay: (day: string) => string
}

/** By day, with a heading where a new one begins. */
const EventList = ({ events, formatDay }: ComingProps) => (
  <ol className="today__events">
    {events.map(({ day, icon, title, detail, href }, index) => (
      <li key={`${day} ${icon} ${href}`}>
        {events[index - 1]?.day !== day && (
          <h3>
            <time dateTime={day}>{formatDay(day)}</time>
          </h3>
        )}
        <Link className="today__event" href={href} prefetch={false}>
          <Chip tone={icon === 'arrival' ? 'good' : 'neutral'}>
            <Icon name={icon} />
          </Chip>
          <span>
            <strong>{title}</strong> <small>{detail}</small>
          </span>
        </Link>
      </li>
    ))}
  </ol>
)

/** Those after it are folded. */
const SHOWN_EVENTS = 6

const Coming = ({ events, formatDay, t }: PartProps & ComingProps) => {
  const folded = events.slice(SHOWN_EVENTS)
  return (
    <Card id="today-coming" title={t('today.coming')} className="today__coming">
      {events.length === 0 ? (
        <EmptyState icon="arrival" title={t('today.quiet')} />
      ) : (
        <EventList events={events.slice(0, SHOWN_EVENTS)} formatDay={formatDay} />
      )}
      {folded.length > 0 && (
        <details>
          <summary>{t('today.more', { count: folded.length })}</summary>
          <EventList events={folded} formatDay={formatDay} />
        </details>
      )}
    </Card>
  )
}

interface TodayScreenProps {
  items: readonly ShownItem[]
  events: readonly TodayEvent[]
  lists: readonly TodayList[]
  figures: readonly FigureProps[]
  today: string
  /** Whether the user sees who comes and goes. */
  hasEvents: boolean
  /** Notices of other features, above the rest. */
  children: ReactNode
}

/** What waits for the user, what happens next, and how the last days went. */
export const TodayScreen = ({
  items,
  events,
  lists,
  figures,
  today,
  hasEvents,
  children,
}: TodayScreenProps) => {
  const t = usePanelMessages(dashboardPanelMessages)
  const { language } = useTranslation().i18n
  const dayText = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day))
  return (
    <>
      <PageHeader
        title={t('today.today')}
        facts={<time dateTime={today}>{dayText(today, { dateStyle: 'full' })}</time>}
      />
      {children}
      <div className="today__columns">
        <Work items={items} t={t} />
        {(hasEvents || lists.length > 0) && (
          <div className="kit-stack">
            {hasEvents && (
              <Coming
                events={events}
                t={t}
                formatDay={(day) => dayText(day, { weekday: 'long', day: 'numeric', month: 'long' })}
              />
            )}
            {lists.map((list) => (
              <List key={list.id} list={list} t={t} />
            ))}
          </div>
        )}
      </div>
      {figures.length > 0 && (
        <section aria-labelledby="today-past">
          <div className="kit-card__head">
            <h2 id="today-past">{t('today.past')}</h2>
            <span>{t('today.compared')}</span>
          </div>
          <ul className="kit-figures">
            {figures.map((figure) => (
              <li key={figure.label}>
                <Figure {...figure} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { PanelFrame } from '../../payload/admin/PanelFrame'
import { Badge, Chip, type Tone } from './Badge'
import { Figure } from './Figure'
import { Icon, type IconName } from './icons'
import { initialsOf } from './initials'
import { Card, EmptyState, PageHeader } from './Page'
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
  badges: 'Badges and chips',
  views: 'Page views',
  quotes: 'Quotes',
  empty: 'Nothing waits for you.',
  hint: 'New enrolments appear here.',
}

const series = [3, 5, 4, 8, 6, 9, 12, 10, 14, 11, 15, 18]

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
        <Card id="kit-empty" title={examples.title}>
          <EmptyState icon="done" title={examples.empty}>
            <p>{examples.hint}</p>
          </EmptyState>
        </Card>
      </div>
    </PanelFrame>
  )
}

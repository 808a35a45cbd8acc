'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Tone } from '../../../../platform/panel/kit/Badge'
import { Icon, type IconName } from '../../../../platform/panel/kit/icons'
import { Timeline as KitTimeline, TimelineEntry } from '../../../../platform/panel/kit/Timeline'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { useTimeZone } from '../../../../platform/payload/admin/use-time-zone'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import {
  OFFICE_API,
  type OfficeEnrolment,
  type OfficeEvent,
  type OfficeMail,
} from '../../office/office-contract'
import { SENT_AGAIN } from '../../office/office-rules'
import { type OfficeState, stateNames } from '../../request/request-rules'
import { sendMailAgain } from '../office/office-requests'
import type { Office } from '../office/use-office'

/** State of a mail, with the button to send it again if it was not sent. */
const MailState = ({
  enrolment,
  mail: { id, state, error, at },
  moment,
  office,
}: {
  enrolment: number
  mail: OfficeMail
  moment: Intl.DateTimeFormat
  office: Office
}) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const isReady = useHydrated()
  const time = at && moment.format(new Date(at))
  const words = {
    queued: time ? texts('detail.mails.retried', { error, time }) : texts('detail.mails.queued'),
    sending: texts('detail.mails.sending'),
    sent: texts('detail.mails.sent', { time }),
    kept: texts('detail.mails.kept'),
    failed: texts('detail.mails.failed', { error }),
  }
  return (
    <p className="office__mail-state" data-state={state}>
      {words[state]}{' '}
      {(state === 'failed' || state === 'kept') && (
        <button
          type="button"
          disabled={!isReady || office.isBusy}
          onClick={() => office.attempt(() => sendMailAgain(enrolment, id), texts('detail.queuedAgain'))}
        >
          {texts('detail.sendAgain')}
        </button>
      )}
    </p>
  )
}

const isOfficeState = (state: string): state is OfficeState => stateNames.some((value) => value === state)

const plainEvents = ['received', 'note', 'stay', 'undone'] as const
const isPlainEvent = (kind: string): kind is (typeof plainEvents)[number] =>
  plainEvents.some((plain) => plain === kind)

const icons: Partial<Record<string, [IconName, Tone]>> = {
  received: ['enrolment', 'info'],
  state: ['progress', 'progress'],
  assigned: ['assigned', 'neutral'],
  due: ['due', 'neutral'],
  note: ['note', 'waiting'],
  mail: ['mail', 'info'],
  stay: ['draft', 'progress'],
  overbooked: ['bad', 'bad'],
  undone: ['undone', 'neutral'],
  invoice: ['document', 'good'],
  cancelled: ['document', 'neutral'],
  payment: ['money', 'good'],
  reversed: ['money', 'neutral'],
}

/** Events of the request, the newest first. */
export const Timeline = ({
  enrolment: { id, events },
  office,
}: {
  enrolment: OfficeEnrolment
  office: Office
}) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const { i18n } = useTranslation()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const timeZone = useTimeZone()
  const moment = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const named = (state: string) => (isOfficeState(state) ? texts(`office.states.${state}`) : state)
  const titleOf = ({ kind, from, to, cc, title }: OfficeEvent): string => {
    if (title) return title
    if (kind === 'overbooked') return texts('capacity.overbooked')
    if (kind === 'state') return texts('detail.events.state', { from: named(from), to: named(to) })
    if (kind === 'assigned')
      return to ? texts('detail.events.assigned', { to }) : texts('detail.events.unassigned')
    if (kind === 'due')
      return to ? texts('detail.events.due', { day: day.format(new Date(to)) }) : texts('detail.events.noDue')
    if (kind === 'mail') {
      const mail = texts(from === SENT_AGAIN ? 'detail.events.mailAgain' : 'detail.events.mail', { to })
      return cc ? texts('detail.events.copied', { mail, cc }) : mail
    }
    return isPlainEvent(kind) ? texts(`detail.events.${kind}`) : kind
  }
  return (
    <KitTimeline>
      {events.map((event) => (
        <TimelineEntry
          key={event.id}
          icon={icons[event.kind]?.[0] ?? 'note'}
          tone={icons[event.kind]?.[1] ?? 'neutral'}
          title={titleOf(event)}
          meta={
            <>
              {event.isUndone && `(${texts('detail.undoneMark')}) `}
              {event.by || texts('detail.student')},{' '}
              <time dateTime={event.at}>{moment.format(new Date(event.at))}</time>
            </>
          }
          data={{ 'data-kind': event.kind, 'data-undone': event.isUndone ? 'true' : undefined }}
        >
          {event.kind === 'stay' && (
            <p>
              <del>{event.from}</del> <ins>{event.to}</ins>
            </p>
          )}
          {event.file && (
            <p>
              <a href={event.file.href} target="_blank" rel="noopener noreferrer">
                <Icon name="document" /> {event.file.name}
              </a>
            </p>
          )}
          {event.mail && <MailState enrolment={id} mail={event.mail} moment={moment} office={office} />}
          {event.kind === 'mail' && event.text ? (
            <details>
              <summary>{event.subject}</summary>
              {/* Loaded when it is opened. */}
              <iframe
                className="office__mail"
                sandbox=""
                loading="lazy"
                src={`${OFFICE_API}/enrolments/${id}/mails/${event.id}/view`}
                title={event.subject}
              />
            </details>
          ) : (
            (event.text || event.subject) && <p className="office__written">{event.text || event.subject}</p>
          )}
        </TimelineEntry>
      ))}
    </KitTimeline>
  )
}

'use client'

import { useTranslation } from '@payloadcms/ui'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { useTimeZone } from '../../../../platform/payload/admin/use-time-zone'
import type { OfficeEnrolment, OfficeEvent, OfficeMail } from '../../office/office-contract'
import { SENT_AGAIN } from '../../office/office-rules'
import type { OfficeState } from '../../request/request-rules'
import { sendMailAgain } from '../office/office-requests'
import { officeTexts } from '../office/office-texts'
import { capacityTexts } from '../office/places-texts'
import type { Office } from '../office/use-office'
import { detailTexts } from './detail-texts'

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
  const texts = usePanelTexts(detailTexts)
  const isReady = useHydrated()
  const { mails: t } = texts
  const time = at && moment.format(new Date(at))
  const words = {
    queued: time ? t.retried(error, time) : t.queued,
    sending: t.sending,
    sent: t.sent(time),
    kept: t.kept,
    failed: t.failed(error),
  }
  return (
    <p className="desk__mail-state" data-state={state}>
      {words[state]}{' '}
      {(state === 'failed' || state === 'kept') && (
        <button
          type="button"
          disabled={!isReady || office.isBusy}
          onClick={() => office.attempt(() => sendMailAgain(enrolment, id), texts.queuedAgain)}
        >
          {texts.sendAgain}
        </button>
      )}
    </p>
  )
}

/** Events of the request, the newest first. */
export const Timeline = ({
  enrolment: { id, events },
  office,
}: {
  enrolment: OfficeEnrolment
  office: Office
}) => {
  const texts = usePanelTexts(detailTexts)
  const { states } = usePanelTexts(officeTexts)
  const { overbooked } = usePanelTexts(capacityTexts)
  const { i18n } = useTranslation()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const timeZone = useTimeZone()
  const moment = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const named = (state: string) => states[state as OfficeState] ?? state
  const titleOf = ({ kind, from, to, title }: OfficeEvent): string => {
    const { events: t } = texts
    if (title) return title
    if (kind === 'overbooked') return overbooked
    if (kind === 'state') return t.state(named(from), named(to))
    if (kind === 'assigned') return to ? t.assigned(to) : t.unassigned
    if (kind === 'due') return to ? t.due(day.format(new Date(to))) : t.noDue
    if (kind === 'mail') return (from === SENT_AGAIN ? t.mailAgain : t.mail)(to)
    return kind in t ? t[kind as 'received' | 'note' | 'stay' | 'undone'] : kind
  }
  return (
    <section className="desk__timeline" aria-labelledby="desk-timeline">
      <h2 id="desk-timeline">{texts.timeline}</h2>
      <ol>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind} data-undone={event.isUndone || undefined}>
            <p>
              <strong>{titleOf(event)}</strong>
              {event.isUndone && ` (${texts.undoneMark})`}{' '}
              <small>
                {event.by || texts.student},{' '}
                <time dateTime={event.at}>{moment.format(new Date(event.at))}</time>
              </small>
            </p>
            {event.kind === 'stay' && (
              <p>
                <del>{event.from}</del> <ins>{event.to}</ins>
              </p>
            )}
            {event.mail && <MailState enrolment={id} mail={event.mail} moment={moment} office={office} />}
            {event.kind === 'mail' && event.text ? (
              <details>
                <summary>{event.subject}</summary>
                <div className="desk__previewed">{event.text}</div>
              </details>
            ) : (
              (event.text || event.subject) && <p className="desk__written">{event.text || event.subject}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

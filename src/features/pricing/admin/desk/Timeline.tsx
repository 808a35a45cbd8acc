'use client'

import { useTranslation } from '@payloadcms/ui'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { useTimeZone } from '../../../../platform/payload/admin/use-time-zone'
import type { PaymentWay } from '../../billing/billing-contract'
import type { DeskEnrolment, DeskEvent } from '../../desk/desk-contract'
import type { DeskState } from '../../desk/desk-rules'
import { billingTexts } from '../billing/billing-texts'
import { deskTexts } from './desk-texts'
import { detailTexts } from './detail-texts'
import { placesTexts } from './places-texts'

/** What happened to the request, the newest first. */
export const Timeline = ({ enrolment: { events } }: { enrolment: DeskEnrolment }) => {
  const texts = usePanelTexts(detailTexts)
  const { states } = usePanelTexts(deskTexts)
  const { overbooked } = usePanelTexts(placesTexts)
  const money = usePanelTexts(billingTexts)
  const { i18n } = useTranslation()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const timeZone = useTimeZone()
  const moment = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const named = (state: string) => states[state as DeskState] ?? state
  const titleOf = ({ kind, from, to }: DeskEvent): string => {
    const { events: t } = texts
    if (kind === 'overbooked') return overbooked
    if (kind === 'state') return t.state(named(from), named(to))
    if (kind === 'assigned') return to ? t.assigned(to) : t.unassigned
    if (kind === 'due') return to ? t.due(day.format(new Date(to))) : t.noDue
    if (kind === 'invoice' || kind === 'cancelled') return money.events[kind](to)
    if (kind === 'payment' || kind === 'reversed')
      return money.events[kind](to, money.ways[from as PaymentWay] ?? from)
    return kind === 'mail' ? t.mail(to) : t[kind]
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
            {event.kind === 'mail' ? (
              <details>
                <summary>{event.subject}</summary>
                <div className="desk__previewed">{event.text}</div>
              </details>
            ) : (
              event.text && <p className="desk__written">{event.text}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

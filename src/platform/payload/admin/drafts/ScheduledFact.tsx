'use client'

import { useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../../panel/kit/Badge'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { DocumentFact } from '../DocumentFact'
import { useOfficeTime } from '../times/DateCell'
import { usePanelMessages } from '../use-panel-messages'
import type { Schedule } from './schedules.server'
import './scheduled.css'

const ScheduleBadge = ({ type, time }: { type: Schedule['type']; time: string }) => {
  const texts = usePanelMessages(payloadPanelMessages)
  return (
    <Badge tone="info" icon="due" className="scheduled">
      {texts(type === 'publish' ? 'scheduled.publish' : 'scheduled.unpublish', { time })}
    </Badge>
  )
}

export const ScheduledBadge = ({ schedule: { type, at } }: { schedule: Schedule }) => (
  <ScheduleBadge type={type} time={useOfficeTime()(at)} />
)

/** Reads the plans again when the dialog that changes them is closed: Payload does not draw the document anew then. */
const usePlanned = (schedule: Schedule | undefined) => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const { modalState } = useModal()
  const show = useOfficeTime()
  // The server sends times of the office as if they were UTC (schedule-times.ts).
  const showSent = useOfficeTime({ isDay: true })
  const [planned, setPlanned] = useState(schedule && { type: schedule.type, time: show(schedule.at) })
  const isOpen = Object.entries(modalState).some(
    ([slug, { isOpen }]) => isOpen && slug.startsWith('schedule-publish'),
  )
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    const asked = { id, collectionSlug, globalSlug } as Parameters<typeof getUpcomingScheduledPublish>[0]
    getUpcomingScheduledPublish(asked).then(
      ([next]) =>
        setPlanned(next?.waitUntil ? { type: next.input.type, time: showSent(next.waitUntil) } : undefined),
      () => {},
    )
  }, [isOpen, id, collectionSlug, globalSlug, getUpcomingScheduledPublish, showSent])
  return planned
}

/** Stands beside the state of the document that is edited. */
export const ScheduledFact = ({ schedule }: { schedule?: Schedule | undefined }) => {
  const planned = usePlanned(schedule)
  return (
    <DocumentFact>
      {planned && (
        <li className="doc-controls__list-item">
          <ScheduleBadge {...planned} />
        </li>
      )}
    </DocumentFact>
  )
}

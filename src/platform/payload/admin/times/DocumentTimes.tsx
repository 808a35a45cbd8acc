'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOfficeTime } from './DateCell'
import './times.css'

/**
 * When a document was changed and created, in place of Payload's own times, which are in the time zone of the browser. They stand in
 * Payload's row of facts, which has a place for them at every width and no slot for components.
 */
export const DocumentTimes = () => {
  const { data } = useDocumentInfo()
  const { t } = useTranslation()
  const show = useOfficeTime()
  const anchor = useRef<HTMLSpanElement>(null)
  const [facts, setFacts] = useState<Element | null>()
  useEffect(
    () => setFacts(anchor.current?.closest('.doc-controls')?.querySelector('.doc-controls__meta')),
    [],
  )
  const item = (label: string, time: unknown) =>
    typeof time === 'string' && (
      <li className="doc-controls__list-item doc-controls__value-wrap office-time" title={show(time)}>
        <p className="doc-controls__label">{label}:&nbsp;</p>
        <p className="doc-controls__value">{show(time)}</p>
      </li>
    )
  return (
    <>
      <span ref={anchor} hidden />
      {facts &&
        createPortal(
          <>
            {item(t('general:lastModified'), data?.updatedAt)}
            {item(t('general:created'), data?.createdAt)}
          </>,
          facts,
        )}
    </>
  )
}

'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { DocumentFact } from '../DocumentFact'
import { useOfficeTime } from './DateCell'
import './times.css'

/** When a document was changed and created, in place of Payload's own times, which are in the time zone of the browser. */
export const DocumentTimes = () => {
  const { data } = useDocumentInfo()
  const { t } = useTranslation()
  const show = useOfficeTime()
  const item = (label: string, time: unknown) =>
    typeof time === 'string' && (
      <li className="doc-controls__list-item doc-controls__value-wrap office-time" title={show(time)}>
        <p className="doc-controls__label">{label}:&nbsp;</p>
        <p className="doc-controls__value">{show(time)}</p>
      </li>
    )
  return (
    <DocumentFact>
      {item(t('general:lastModified'), data?.updatedAt)}
      {item(t('general:created'), data?.createdAt)}
    </DocumentFact>
  )
}

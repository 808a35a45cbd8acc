'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useOfficeTime } from './DateCell'
import './times.css'

/** When a document was changed and created, in place of Payload's own times, which are in the time zone of the browser. */
export const DocumentTimes = () => {
  const { data } = useDocumentInfo()
  const { t } = useTranslation()
  const show = useOfficeTime()
  if (!data?.updatedAt) return null
  return (
    <p className="office-times">
      <span>
        {t('general:lastModified')}: <b>{show(data.updatedAt)}</b>
      </span>{' '}
      {data.createdAt && (
        <span>
          {t('general:created')}: <b>{show(data.createdAt)}</b>
        </span>
      )}
    </p>
  )
}

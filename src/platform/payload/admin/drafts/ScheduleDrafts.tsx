'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Lets the schedule of a document that was never published begin with “Publish”. Payload counts only drafts that are newer than
 * what is published, and would begin with “Unpublish” if there are none. It shows nothing itself.
 */
export const ScheduleDrafts = () => {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isNeverPublished = Boolean(id) && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isNeverPublished) setUnpublishedVersionCount(1)
  }, [isNeverPublished, setUnpublishedVersionCount])
  return null
}

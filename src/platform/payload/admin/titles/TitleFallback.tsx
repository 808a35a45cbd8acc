'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Replaces the number that Payload shows as the heading of a document without a title. */
export const TitleFallback = ({ title }: { title: string }) => {
  const { id, data } = useDocumentInfo()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  // Payload sets the number again whenever the data has changed.
  useEffect(() => {
    if (shown !== String(id)) return
    // After the effects of Payload's provider, which is around this component and would replace the title.
    const timer = setTimeout(() => setDocumentTitle(title))
    return () => clearTimeout(timer)
  }, [shown, id, data, title, setDocumentTitle])
  return null
}

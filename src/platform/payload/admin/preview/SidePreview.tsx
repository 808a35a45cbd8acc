'use client'

import { LivePreviewWindow, useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui'
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react'
import { savedMessage } from '../../../../shared/preview-messages'
import { Icon } from '../../../panel/kit/icons'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { usePanelMessages } from '../use-panel-messages'
import './side-preview.css'

/** As in side-preview.css: the form and a page that is not cramped fit side by side. */
const hasRoom = '(width >= 1180px)'

const watchRoom = (changed: () => void) => {
  const query = matchMedia(hasRoom)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Payload's preview beside the form. In a narrow window it is not loaded, because it would cover the form. */
export const SidePreview = (props: ComponentProps<typeof LivePreviewWindow>) => {
  const { previewWindowType } = useLivePreviewContext()
  const isBeside = useSyncExternalStore(
    watchRoom,
    () => matchMedia(hasRoom).matches,
    () => true,
  )
  return isBeside || previewWindowType === 'popup' ? <LivePreviewWindow {...props} /> : null
}

/** Tells the preview that a draft was saved, which it then fetches. */
const useSavedDrafts = () => {
  const { mostRecentUpdate } = useDocumentEvents()
  const { iframeRef, popupRef } = useLivePreviewContext()
  useEffect(() => {
    if (!mostRecentUpdate) return
    for (const preview of [iframeRef.current?.contentWindow, popupRef?.current])
      preview?.postMessage({ type: savedMessage }, location.origin)
  }, [mostRecentUpdate, iframeRef, popupRef])
}

/** Opens the preview in a window of its own, where there is no room beside the form. */
export const PreviewLink = () => {
  useSavedDrafts()
  const { isLivePreviewEnabled, setPreviewWindowType, url } = useLivePreviewContext()
  const texts = usePanelMessages(payloadPanelMessages)
  if (!isLivePreviewEnabled || !url) return null
  return (
    <a
      className="preview-link"
      href={url}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        setPreviewWindowType('popup')
      }}
    >
      <Icon name="website" />
      {texts('preview.open')}
    </a>
  )
}

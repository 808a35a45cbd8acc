'use client'

import { useEffect, useRef } from 'react'
import { payloadPanelMessages } from '../messages/panel/messages'
import { usePanelMessages } from './use-panel-messages'

interface Options {
  /** Links inside this element stay on the screen. */
  within?: string
}

/** Checks of all parts of this screen that may hold typed text. Only the first one with text asks. */
const places = new Set<() => boolean>()

/**
 * Asks before typed text is lost: by a link of the panel, which replaces the screen without loading a page, and by closing or loading the
 * page. Payload asks for its own forms only.
 */
export const useUnsavedWork = (hasWork: () => boolean, { within }: Options = {}) => {
  const question = usePanelMessages(payloadPanelMessages)('unsaved')
  const current = useRef(hasWork)
  current.current = hasWork

  useEffect(() => {
    let isLeaving = false
    const place = () => current.current()
    places.add(place)
    const isAsking = () => [...places].find((hasText) => hasText()) === place
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isElsewhere =
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        link?.target === '_blank' ||
        link?.hasAttribute('download')
      if (!link || isElsewhere || (within && link.closest(within)) || !isAsking()) return
      const to = new URL(link.href, window.location.href)
      const isHere = to.pathname === window.location.pathname && to.search === window.location.search
      // Links to other pages load a page, and the browser asks.
      if (to.origin !== window.location.origin || !to.pathname.startsWith('/admin') || isHere) return
      isLeaving = window.confirm(question)
      if (isLeaving) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving && isAsking()) event.preventDefault()
    }
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      places.delete(place)
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [question, within])
}

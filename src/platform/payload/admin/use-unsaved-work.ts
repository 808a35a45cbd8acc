'use client'

import { useEffect, useRef } from 'react'
import { payloadPanelMessages } from '../messages/panel/messages'
import { usePanelMessages } from './use-panel-messages'

interface Options {
  /** Links inside this element stay on the screen, which keeps what is typed when its address changes. */
  within?: string
}

const isSameScreen = (one: URL | Location, other: URL | Location): boolean =>
  one.pathname === other.pathname && one.search === other.search

/** Checks of all parts of this screen that may hold typed text. Only the first one with text asks. */
const places = new Set<() => boolean>()

/**
 * Asks before typed text is lost: by a link of the panel or by Back, which replace the screen without loading a page, and by closing or
 * loading the page. Payload asks for its own forms only.
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
      // Links to other pages load a page, and the browser asks.
      if (to.origin !== window.location.origin || !to.pathname.startsWith('/admin')) return
      if (isSameScreen(to, window.location)) return
      isLeaving = window.confirm(question)
      if (isLeaving) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving && isAsking()) event.preventDefault()
    }
    // Back and Forward. Older browsers do not tell before they have left.
    const onNavigate = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return
      const to = new URL(destination.url)
      const isOwnList = within && to.pathname === window.location.pathname
      if (isOwnList || isSameScreen(to, window.location) || !isAsking()) return
      isLeaving = window.confirm(question)
      if (!isLeaving) event.preventDefault()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', onClick, { signal, capture: true })
    window.addEventListener('beforeunload', onUnload, { signal })
    window.navigation?.addEventListener('navigate', onNavigate, { signal })
    return () => {
      places.delete(place)
      stop.abort()
    }
  }, [question, within])
}

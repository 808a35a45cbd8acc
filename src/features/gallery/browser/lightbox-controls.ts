import type PhotoSwipe from 'photoswipe'
import { SLIDESHOW_MS, SWIPE_PX } from '../../../ui/constants'

export type LightboxAction = 'next' | 'previous' | 'close' | 'play' | 'size'

const keys: Record<string, LightboxAction> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  Enter: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Escape: 'close',
  ' ': 'play',
  f: 'size',
  F: 'size',
}

const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

interface Key {
  key: string
  /** Ctrl, Alt or Meta is pressed: the key belongs to the browser. */
  withModifier: boolean
  /** A button has the focus: Enter and Space press it. */
  onButton: boolean
  rtl: boolean
}

export const lightboxAction = ({ key, withModifier, onButton, rtl }: Key): LightboxAction | undefined => {
  if (withModifier || (onButton && (key === 'Enter' || key === ' '))) return undefined
  return keys[(rtl && mirrored[key]) || key]
}

/** Shows the next picture every four seconds until it is stopped. */
export function slideshow(next: () => void, changed: (isPlaying: boolean) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    changed(false)
  }
  return {
    stop,
    toggle: () => {
      if (timer !== undefined) return stop()
      timer = setInterval(next, SLIDESHOW_MS)
      changed(true)
    },
  }
}

/** A speed at which PhotoSwipe changes the picture. */
const FAST_ENOUGH = 1

/** The speed reported to PhotoSwipe for a swipe of this distance: only the distance decides. */
export const swipeSpeed = (movedBy: number): number =>
  Math.abs(movedBy) > SWIPE_PX ? Math.sign(movedBy) * FAST_ENOUGH : 0

/** Makes the distance of a swipe decide whether the picture changes; PhotoSwipe itself decides by speed. */
export const swipeByDistance = (pswp: PhotoSwipe): void => {
  let from = 0
  let movedBy = 0
  pswp.on('pointerDown', ({ originalEvent }) => {
    from = originalEvent.clientX
  })
  pswp.on('pointerUp', ({ originalEvent }) => {
    movedBy = originalEvent.clientX - from
  })
  const { gestures } = pswp
  const end = gestures.drag.end.bind(gestures.drag)
  gestures.drag.end = () => {
    if (pswp.mainScroll.isShifted()) gestures.velocity.x = swipeSpeed(movedBy)
    end()
  }
}

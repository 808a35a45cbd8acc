import { SLIDESHOW_MS } from '../../ui/constants'

/** Turns the pages by itself until it is stopped. */
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

import PhotoSwipe from 'photoswipe'
import { readMessages } from '../../../shared/messages/translator'
import { LIGHTBOX_FADE_MS, OVERLAY_OPACITY } from '../../../ui/constants'
import { fadeOut, startDoubleClickGuard } from '../../../ui/dialogs/modal'
import { afterPaint, prefersReducedMotion } from '../../../ui/visitor-input'
import type { GalleryMessages } from '../messages/messages'
import { pictureInAddress } from '../picture-address'
import { type LightboxAction, lightboxAction, slideshow, swipeByDistance } from './lightbox-controls'
import { lightboxParts } from './lightbox-parts'
import { type Slide, slidesOf } from './slides'
import './lightbox.css'

// While the lightbox is open, the address names its picture, so that it can be shared.

const addressOf = (id: string) => `${location.pathname}${location.search}${id && `#${id}`}`

/** Puts a picture into the address: as a new history entry, or in place of the previous picture. */
const namePicture = (id: string, asNewStep = false): void => {
  if (`#${id}` === location.hash) return
  if (asNewStep) history.pushState({ lightbox: true }, '', addressOf(id))
  else history.replaceState(history.state, '', addressOf(id))
}

/**
 * Takes the picture out of the address: one step back if opening it made a history entry, else by replacing the address. Then
 * the focus returns to where it was: going back to an address with an anchor moves it to the anchor.
 */
const forgetPicture = (returnFocus: () => void): void => {
  returnFocus()
  if (!pictureInAddress(location.hash)) return
  if ((history.state as { lightbox?: boolean } | null)?.lightbox) {
    addEventListener('popstate', () => setTimeout(returnFocus), { once: true })
    history.back()
  } else history.replaceState(null, '', addressOf(''))
}

interface Lightbox {
  goTo: (id: string) => void
  close: () => void
}

let open: Lightbox | undefined

/** A native modal dialog: the browser makes the page behind it inert and restores the focus. */
const makeDialog = (label: string) => {
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.ariaLabel = label
  document.body.append(dialog)
  return dialog
}

const openDialog = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  if (!prefersReducedMotion()) dialog.animate({ opacity: [0, 1] }, LIGHTBOX_FADE_MS)
}

function show(slides: Slide[], index: number, t: GalleryMessages): Lightbox {
  const opener = slides[index]?.link
  const dialog = makeDialog(t('lightbox'))
  const isMeant = startDoubleClickGuard()
  const closeByClick = () => {
    if (isMeant()) close()
  }
  const pswp = new PhotoSwipe({
    dataSource: slides,
    index,
    appendToEl: dialog,
    bgOpacity: OVERLAY_OPACITY,
    loop: true,
    preload: [1, 1],
    errorMsg: t('failed'),
    // The dialog handles fading, closing, focus and buttons.
    showHideAnimationType: 'none',
    escKey: false,
    arrowKeys: false,
    trapFocus: false,
    returnFocus: false,
    imageClickAction: 'zoom',
    bgClickAction: closeByClick,
    tapAction: (_point, { target }) => {
      if (target instanceof Element && !target.matches('.pswp__img')) closeByClick()
    },
    paddingFn: () => ({ top: parts.bar.offsetHeight, bottom: parts.foot.offsetHeight, left: 0, right: 0 }),
  })
  for (const name of ['arrowPrev', 'arrowNext', 'close', 'zoom', 'counter'])
    Object.assign(pswp.options, { [name]: false })

  const play = slideshow(
    () => pswp.next(),
    (isPlaying) => parts.setPlaying(isPlaying),
  )
  let closing = false
  const close = () => {
    if (closing) return
    if (!pswp.isOpen) return end()
    if (!pswp.opener.isOpen) return void pswp.on('openingAnimationEnd', close)
    closing = true
    play.stop()
    fadeOut(dialog, () => pswp.destroy())
  }
  const actions: Record<LightboxAction, () => void> = {
    next: () => pswp.next(),
    previous: () => pswp.prev(),
    close,
    play: play.toggle,
    size: () => pswp.toggleZoom(),
  }
  const parts = lightboxParts(
    slides,
    t,
    (action) => actions[action](),
    (to) => pswp.goTo(to),
  )

  pswp.on('firstUpdate', () => {
    const root = pswp.element
    root?.removeAttribute('role')
    // PhotoSwipe calculates positions from left to right, also on right-to-left pages.
    root?.setAttribute('dir', 'ltr')
    dialog.append(parts.bar, parts.foot)
  })
  pswp.on('change', () => {
    parts.show(pswp.currIndex)
    namePicture(slides[pswp.currIndex]?.id ?? '')
  })
  pswp.on('zoomPanUpdate', ({ slide }) => parts.setLarge(slide.currZoomLevel > slide.zoomLevels.initial))
  pswp.on('loadError', ({ slide }) => {
    if (slide === pswp.currSlide) parts.say(t('failed'))
  })
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    play.stop()
    open = undefined
    dialog.close()
    dialog.remove()
    forgetPicture(() => opener?.focus({ preventScroll: true }))
  }
  pswp.on('destroy', end)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // Some browsers close the dialog even if `cancel` was prevented.
  dialog.addEventListener('close', () => (pswp.isOpen ? pswp.destroy() : end()))
  dialog.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const action = lightboxAction({
      key,
      withModifier: ctrlKey || metaKey || altKey,
      onButton: target instanceof HTMLButtonElement,
      rtl: getComputedStyle(dialog).direction === 'rtl',
    })
    if (!action) return
    event.preventDefault()
    whenStarted(actions[action])
  })
  swipeByDistance(pswp)
  /** In three frames, so that none is late: the touch, the dark page, the picture. Keys wait for it, unless it is closed before. */
  const start = async () => {
    await afterPaint()
    if (ended) return
    openDialog(dialog)
    await afterPaint()
    if (dialog.open) pswp.init()
  }
  const started = start()
  const whenStarted = (run: () => void) =>
    void started.then(() => {
      if (!ended) run()
    })

  const goTo = (id: string) => pswp.goTo(slides.findIndex((slide) => slide.id === id))
  return { close, goTo: (id) => whenStarted(() => goTo(id)) }
}

/** Counts what the visitor asks for: only the last one counts. */
let asked = 0

/** Opens the picture of a link in the grid, after the paint of the touch. The back button closes it, or keeps it from opening. */
export async function openLightbox(grid: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const own = ++asked
  await afterPaint()
  if (own !== asked) return
  const slides = slidesOf(grid)
  const index = slides.findIndex((slide) => slide.link === link)
  const id = slides[index]?.id
  if (!id) return
  if (open) {
    open.goTo(id)
    return
  }
  namePicture(id, true)
  open = show(slides, index, readMessages(grid.dataset.texts))
}

export const closeLightbox = (): void => {
  asked++
  open?.close()
}

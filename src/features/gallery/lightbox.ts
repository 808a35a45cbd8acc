import PhotoSwipe from 'photoswipe'
import { LIGHTBOX_FADE_MS, OVERLAY_OPACITY } from '../../ui/constants'
import { fadeOut } from '../../ui/dialogs/modal'
import { prefersReducedMotion } from '../../ui/visitor-input'
import { forgetPicture, namePicture } from './lightbox-address'
import { type LightboxAction, lightboxAction } from './lightbox-keys'
import { lightboxParts } from './lightbox-parts'
import type { GalleryMessages } from './messages/en'
import { type Slide, slidesOf } from './slides'
import { slideshow } from './slideshow'
import { turnByDistance } from './turn-by-distance'
import './lightbox.css'

interface Lightbox {
  goTo: (id: string) => void
  close: () => void
}

let open: Lightbox | undefined

/** The page behind cannot be reached meanwhile, and the focus goes back where it was: that is the browser's dialog. */
const makeDialog = (label: string) => {
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.ariaLabel = label
  document.body.append(dialog)
  dialog.showModal()
  if (!prefersReducedMotion()) dialog.animate({ opacity: [0, 1] }, LIGHTBOX_FADE_MS)
  return dialog
}

function show(slides: Slide[], index: number, t: GalleryMessages): Lightbox {
  const opener = slides[index]?.link
  const dialog = makeDialog(t.lightbox)
  const pswp = new PhotoSwipe({
    dataSource: slides,
    index,
    appendToEl: dialog,
    bgOpacity: OVERLAY_OPACITY,
    loop: true,
    preload: [1, 1],
    errorMsg: t.failed,
    // The dialog fades, closes, keeps the focus and has the buttons.
    showHideAnimationType: 'none',
    escKey: false,
    arrowKeys: false,
    trapFocus: false,
    returnFocus: false,
    imageClickAction: 'zoom',
    bgClickAction: () => close(),
    tapAction: (_point, { target }) => {
      if (target instanceof Element && !target.matches('.pswp__img')) close()
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
    // Its arithmetic is from left to right, whatever the page reads like.
    root?.setAttribute('dir', 'ltr')
    dialog.append(parts.bar, parts.foot)
  })
  pswp.on('change', () => {
    parts.show(pswp.currIndex)
    namePicture(slides[pswp.currIndex]?.id ?? '')
  })
  pswp.on('zoomPanUpdate', ({ slide }) => parts.setLarge(slide.currZoomLevel > slide.zoomLevels.initial))
  pswp.on('loadError', ({ slide }) => {
    if (slide === pswp.currSlide) parts.say(t.failed)
  })
  pswp.on('destroy', () => {
    play.stop()
    open = undefined
    dialog.close()
    dialog.remove()
    opener?.focus({ preventScroll: true })
    forgetPicture()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // A browser may close it all the same.
  dialog.addEventListener('close', () => pswp.destroy())
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
    actions[action]()
  })
  turnByDistance(pswp)
  pswp.init()

  return { close, goTo: (id) => pswp.goTo(slides.findIndex((slide) => slide.id === id)) }
}

/** Opens the picture that a link of the grid leads to; the back button closes it again. */
export function openLightbox(grid: HTMLElement, link: HTMLAnchorElement): void {
  const slides = slidesOf(grid)
  const index = slides.findIndex((slide) => slide.link === link)
  const id = slides[index]?.id
  if (!id) return
  if (open) {
    open.goTo(id)
    return
  }
  namePicture(id, true)
  open = show(slides, index, JSON.parse(grid.dataset.texts ?? '{}') as GalleryMessages)
}

export const closeLightbox = (): void => open?.close()

import { THUMBNAIL_PX } from '../../../ui/constants'
import { createElement, draw } from '../../../ui/create-element'
import type { GalleryMessages } from '../messages/messages'
import type { LightboxAction } from './lightbox-controls'
import type { Slide } from './slides'

const icons: Record<LightboxAction | 'stop', string> = {
  previous: 'M15 5 8 12l7 7',
  play: 'M8 5.5v13l10.500-6.500z',
  stop: 'M8 5.500v13M16 5.500v13',
  next: 'm9 5 7 7-7 7',
  size: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  close: 'M6 6l12 12M18 6 6 18',
}

const labelButton = (button: HTMLButtonElement, text: string, icon: keyof typeof icons) => {
  button.title = text
  button.ariaLabel = text
  button.replaceChildren(draw('icon', [icons[icon]]))
}

const thumbnail = ({ link, title, alt }: Slide, go: () => void) => {
  const button = createElement('button', 'lightbox-thumbnail')
  button.type = 'button'
  const picture = link.querySelector('picture')?.cloneNode(true) as HTMLElement
  for (const source of picture.querySelectorAll('source, img'))
    source.setAttribute('sizes', `${THUMBNAIL_PX}px`)
  const image = picture.querySelector('img')
  if (image) {
    image.alt = title || alt
    const side = `${THUMBNAIL_PX}px`
    Object.assign(image.style, { width: side, height: side })
  }
  button.append(picture)
  button.addEventListener('click', go)
  return button
}

/** Everything around the picture: the buttons above it, its title and the thumbnails below. */
export function lightboxParts(
  slides: Slide[],
  t: GalleryMessages,
  act: (action: LightboxAction) => void,
  goTo: (index: number) => void,
) {
  const bar = createElement('div', 'lightbox-bar')
  bar.role = 'toolbar'
  bar.ariaLabel = t('buttons')
  const button = (action: LightboxAction, text: string) => {
    const made = createElement('button', 'lightbox-button')
    made.type = 'button'
    made.dataset.action = action
    labelButton(made, text, action)
    made.addEventListener('click', () => act(action))
    bar.append(made)
    return made
  }
  button('previous', t('previous'))
  const play = button('play', t('play'))
  button('next', t('next'))
  const size = button('size', t('size'))
  button('close', t('close'))

  const foot = createElement('div', 'lightbox-foot')
  const title = createElement('p', 'lightbox-title')
  const strip = createElement('div', 'lightbox-thumbnails')
  const thumbnails = slides.map((slide, index) => thumbnail(slide, () => goTo(index)))
  strip.append(...thumbnails)
  const status = createElement('p', 'visually-hidden')
  status.role = 'status'
  foot.append(title, strip, status)

  return {
    bar,
    foot,
    say: (text: string) => {
      status.textContent = text
    },
    show: (index: number) => {
      const slide = slides[index]
      if (!slide) return
      title.textContent = slide.title
      status.textContent = `${t('position', { number: index + 1, count: slides.length })} ${slide.title || slide.alt}`
      thumbnails.forEach((one, at) => {
        one.ariaCurrent = at === index ? 'true' : null
      })
      thumbnails[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
    },
    setPlaying: (isPlaying: boolean) =>
      labelButton(play, isPlaying ? t('stop') : t('play'), isPlaying ? 'stop' : 'play'),
    setLarge: (isLarge: boolean) => {
      size.ariaPressed = String(isLarge)
    },
  }
}

import { isPlainClick } from '../../ui/visitor-input'
import { pictureInAddress } from './picture-address'

/** Fetches the lightbox when a picture is touched or the address names one. Until then the pictures are plain links. */
export const start = (): void => {
  const grids = document.querySelectorAll<HTMLElement>('ul.gallery')
  if (!grids.length) return
  let loaded: Promise<typeof import('./browser/lightbox')> | undefined
  const lightbox = () => {
    loaded ??= import('./browser/lightbox')
    return loaded
  }
  const prepare = () => void lightbox().catch((error) => console.error('lightbox.js', error))
  const open = (link: HTMLAnchorElement) =>
    lightbox().then(
      ({ openLightbox }) => openLightbox(link.closest('ul') as HTMLElement, link),
      (error) => {
        console.error('lightbox.js', error)
        location.assign(link.href)
      },
    )
  for (const grid of grids) {
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      grid.addEventListener(type, prepare, { once: true, passive: true })
    grid.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void open(link)
    })
  }
  const follow = () => {
    const id = pictureInAddress(location.hash)
    const link = id && document.querySelector<HTMLAnchorElement>(`#${id} > a`)
    if (link) void open(link)
    return Boolean(link)
  }
  addEventListener('popstate', () => {
    if (!follow())
      void loaded?.then(
        ({ closeLightbox }) => closeLightbox(),
        () => {},
      )
  })
  // After the consent question, which opens in the task before this one.
  setTimeout(() => {
    if (document.querySelector('dialog[open]'))
      document.addEventListener('pdcc:close', follow, { once: true })
    else follow()
  })
}

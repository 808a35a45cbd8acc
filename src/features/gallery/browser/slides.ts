import { pictureInAddress } from '../picture-address'

/** One picture as PhotoSwipe needs it, with its title and link. */
export interface Slide {
  src: string
  srcset: string
  width: number
  height: number
  alt: string
  title: string
  /** `picture-<id>` */
  id: string
  link: HTMLAnchorElement
}

interface Candidate {
  url: string
  width: number
}

const readSrcset = (srcset: string): Candidate[] =>
  srcset.split(', ').flatMap((part) => {
    const [url, width] = part.split(' ')
    return url && width ? [{ url, width: Number.parseInt(width, 10) }] : []
  })

/** The format that the browser has chosen for the pictures of the page. The lightbox uses it too. */
const knownFormat = (): string | undefined => {
  const shown = [...document.querySelectorAll<HTMLImageElement>('picture > img')].find(
    ({ currentSrc, naturalWidth }) => currentSrc && naturalWidth,
  )
  return shown && /\.(\w+)(\?|$)/.exec(shown.currentSrc)?.[1]
}

/** Reads the pictures from the grid, so that the page does not contain them twice. */
export const slidesOf = (grid: HTMLElement): Slide[] => {
  const format = knownFormat()
  return [...grid.querySelectorAll<HTMLAnchorElement>('li > a')].flatMap((link) => {
    const image = link.querySelector<HTMLImageElement>('picture > img')
    if (!image) return []
    const source = link.querySelector<HTMLSourceElement>(`source[type="image/${format}"]`)
    const srcset = source?.srcset || image.srcset
    const largest = readSrcset(srcset).sort((a, b) => b.width - a.width)[0]
    const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
    const shownWidth = largest?.width ?? width
    return {
      src: largest?.url ?? link.href,
      srcset,
      width: shownWidth,
      height: Math.round((shownWidth * height) / width),
      alt: image.alt,
      title: link.querySelector('.gallery-title')?.textContent ?? '',
      id: pictureInAddress(`#${link.parentElement?.id}`) ?? '',
      link,
    }
  })
}

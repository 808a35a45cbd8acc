import type { FocalPoint, PictureFile, Picture as PictureFiles } from '../../shared/picture'

/** In percent. Each step needs a rule in the stylesheet, and finer steps would not be visible. */
const STEP = 10

const step = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) / STEP) * STEP

/** The classes that crop a picture towards a point. Inline styles are forbidden by the Content-Security-Policy. */
export const focalClass = (point: FocalPoint | undefined): string | undefined => {
  if (!point) return undefined
  const [x, y] = [step(point.x), step(point.y)]
  return x === 50 && y === 50 ? undefined : `focal-x-${x} focal-y-${y}`
}

interface PictureProps {
  picture: PictureFiles
  /** The `sizes` attribute of HTML. */
  sizes: string
  /** For the largest picture of the first screen: loaded first, not lazily. */
  priority?: boolean
  className?: string
  /** Replaces the alternative text of the picture; empty if the text beside it says the same. */
  alt?: string
}

const srcSet = (files: PictureFile[]): string => files.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** A picture in the best format that the browser supports. Width and height prevent layout shifts. */
export function Picture({ picture, sizes, priority = false, className, alt = picture.alt }: PictureProps) {
  return (
    <picture className={className}>
      {picture.avif.length > 0 && <source type="image/avif" srcSet={srcSet(picture.avif)} sizes={sizes} />}
      {picture.webp.length > 0 && <source type="image/webp" srcSet={srcSet(picture.webp)} sizes={sizes} />}
      <img
        className={focalClass(picture.focal)}
        src={picture.src}
        srcSet={picture.jpeg.length > 0 ? srcSet(picture.jpeg) : undefined}
        sizes={picture.jpeg.length > 0 ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

import type { PictureFile, Picture as PictureFiles } from '../../shared/picture'
import { focalClass } from './focal-class'

interface PictureProps {
  picture: PictureFiles
  /** How wide the picture is shown, as in the `sizes` attribute of HTML. */
  sizes: string
  /** The largest picture of the first screen: fetched first and never lazily. */
  priority?: boolean
  className?: string
  /** Replaces the picture's own text; empty where the text beside it already says the same. */
  alt?: string
}

const srcSet = (files: PictureFile[]): string => files.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** A picture in the best format that the browser knows; width and height keep its place, so nothing jumps. */
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

import { pickMessages } from '../../shared/messages/translator'
import type { Picture as PictureFiles } from '../../shared/picture'
import { Picture } from '../../ui/pictures/Picture'
import type { GalleryLayout, GalleryPicture, Previews } from './contract'
import { type GalleryMessages, galleryMessages } from './messages/messages'
import { pictureId } from './picture-address'

interface GalleryProps {
  pictures: GalleryPicture[]
  previews: Previews
  /** The pictures whose place on the page has an address. */
  addressed: ReadonlySet<number>
  layout: GalleryLayout
  t: GalleryMessages
}

const largest = ({ jpeg, src }: PictureFiles): string =>
  jpeg.reduce((best, file) => (file.width > best.width ? file : best), { url: src, width: 0 }).url

const tileSizes = '(min-width: 960px) 30vw, (min-width: 480px) 50vw, 100vw'
const stripSizes = '(min-width: 600px) 23rem, 16rem'
const wideSizes = '(min-width: 960px) 62vw, 100vw'

/** The tiles that the mosaic of styles.css enlarges: the first, and one that is alone in the last row. */
const isWide = (index: number, count: number): boolean =>
  index === 0 || (index === count - 1 && count % 3 === 1)

/**
 * Pictures in a grid, or in one row that scrolls. Each is a link to its file, which `client.ts` opens in a lightbox instead. Its preview, a few pixels
 * that are part of the page, is visible until the picture has loaded.
 */
export function Gallery({ pictures, previews, addressed, layout, t }: GalleryProps) {
  const isStrip = layout === 'strip'
  const sizesOf = (index: number) =>
    isStrip ? stripSizes : isWide(index, pictures.length) ? wideSizes : tileSizes
  return (
    <>
      <ul
        className={isStrip ? 'gallery gallery-strip' : 'gallery'}
        data-texts={JSON.stringify(pickMessages(t, galleryMessages.keys()))}
      >
        {pictures.map(({ title, picture }, index) => (
          <li
            key={picture.id}
            id={addressed.has(picture.id) ? pictureId(picture.id) : undefined}
            className="anchor"
          >
            <a href={largest(picture)}>
              {previews[picture.id] && (
                <img className="gallery-preview" src={previews[picture.id]} width={3} height={2} alt="" />
              )}
              <Picture picture={picture} sizes={sizesOf(index)} />
              {title && <span className="gallery-title">{title}</span>}
            </a>
          </li>
        ))}
      </ul>
      {isStrip && pictures[0] && (
        <p className="gallery-all no-print">
          <a href={`#${pictureId(pictures[0].picture.id)}`}>{t('all', { count: pictures.length })}</a>
        </p>
      )}
    </>
  )
}

import type { Picture as PictureFiles } from '../../shared/picture'
import { Picture } from '../../ui/Picture'
import type { GalleryPicture } from './contract'
import type { SchoolMessages } from './messages/en'
import { SectionHeading } from './SectionHeading'

const largest = ({ jpeg, src }: PictureFiles): string =>
  jpeg.reduce((best, file) => (file.width > best.width ? file : best), { url: src, width: 0 }).url

export function GalleryGrid({ pictures, t }: { pictures: GalleryPicture[]; t: SchoolMessages }) {
  if (pictures.length === 0) return null
  return (
    <section id="anc-gallery" className="section anchor" aria-labelledby="gallery-title">
      <SectionHeading id="gallery-title" title={t.gallery} count={pictures.length} />
      <ul className="gallery">
        {pictures.map(({ title, picture }) => (
          <li key={picture.src}>
            <a href={largest(picture)}>
              <Picture picture={picture} sizes="(min-width: 960px) 30vw, (min-width: 480px) 50vw, 100vw" />
              {title && <span className="gallery-title">{title}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

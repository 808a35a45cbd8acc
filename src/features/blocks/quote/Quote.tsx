import type { Picture as PictureFiles } from '../../../shared/picture'
import { Picture } from '../../../ui/pictures/Picture'
import { Lines } from '../common/elements'
import type { BlockText } from '../contract'

interface QuoteProps {
  text: BlockText
  /** Empty if nobody is named. */
  name: string
  about?: BlockText | undefined
  picture?: PictureFiles | undefined
}

export function Quote({ text, name, about, picture }: QuoteProps) {
  return (
    <figure className="quote">
      {picture && <Picture picture={picture} sizes="6rem" alt="" />}
      <blockquote>
        <Lines of={text} />
      </blockquote>
      {(name || about) && (
        <figcaption>
          {name && <strong>{name}</strong>}
          {about && <span lang={about.lang}>{about.text}</span>}
        </figcaption>
      )}
    </figure>
  )
}

import type { Picture as PictureFiles } from '../../../shared/picture'
import { Picture } from '../../../ui/pictures/Picture'
import { Heading, MoreLink, Prose } from '../common/elements'
import type { BlockText } from '../contract'

interface PictureTextProps {
  heading?: BlockText | undefined
  text?: { html: string; lang?: string | undefined } | undefined
  picture?: PictureFiles | undefined
  side: 'left' | 'right'
  link?: { label: string; href: string } | undefined
}

/** A picture beside its text; on phones above it. */
export function PictureText({ heading, text, picture, side, link }: PictureTextProps) {
  return (
    <div className={`picture-text picture-${side}`}>
      {picture && <Picture picture={picture} sizes="(min-width: 768px) 50vw, 100vw" />}
      <div className="block-stack">
        <Heading of={heading} />
        <Prose of={text} />
        <MoreLink of={link} />
      </div>
    </div>
  )
}

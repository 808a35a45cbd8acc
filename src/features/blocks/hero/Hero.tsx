import type { Picture as PictureFiles } from '../../../shared/picture'
import { Picture } from '../../../ui/pictures/Picture'
import { Buttons, Heading, Lines } from '../common/elements'
import type { BlockText } from '../contract'

interface HeroProps {
  heading: BlockText
  /** 1 at the top of a page, whose title it then is. */
  level: 1 | 2
  text?: BlockText | undefined
  picture?: PictureFiles | undefined
  links: { label: string; href: string }[]
}

/** The opening of a page: a large picture, and a panel of text that overlaps it in wide windows. */
export function Hero({ heading, level, text, picture, links }: HeroProps) {
  return (
    <div className={picture ? 'hero-block' : 'hero-block hero-block-plain'}>
      {picture && (
        <Picture picture={picture} sizes="(min-width: 960px) 60vw, 100vw" priority={level === 1} alt="" />
      )}
      <div className="hero-panel">
        <Heading of={heading} level={level} />
        <Lines of={text} className="lead" />
        <Buttons links={links} />
      </div>
    </div>
  )
}

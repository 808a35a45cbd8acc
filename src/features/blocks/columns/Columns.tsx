import type { Picture as PictureFiles } from '../../../shared/picture'
import { Picture } from '../../../ui/pictures/Picture'
import { Heading, MoreLink, Prose } from '../common/elements'
import type { BlockText } from '../contract'

export interface Column {
  title?: BlockText | undefined
  text?: { html: string; lang?: string | undefined } | undefined
  picture?: PictureFiles | undefined
  link?: { label: string; href: string } | undefined
}

interface ColumnsProps {
  heading?: BlockText | undefined
  columns: Column[]
}

/** Two to four columns; fewer beside each other where there is no room for all. */
export function Columns({ heading, columns }: ColumnsProps) {
  return (
    <>
      <Heading of={heading} />
      <div className={`column-grid column-grid-${columns.length}`}>
        {columns.map(({ title, text, picture, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a rendered page stay where they are
          <div key={index} className="block-stack">
            {picture && <Picture picture={picture} sizes="(min-width: 768px) 33vw, 100vw" />}
            <Heading of={title} level={heading ? 3 : 2} />
            <Prose of={text} />
            <MoreLink of={link} />
          </div>
        ))}
      </div>
    </>
  )
}

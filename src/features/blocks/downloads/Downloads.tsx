import { Heading } from '../common/elements'
import type { BlockText } from '../contract'

export interface Download {
  id: number
  href: string
  title: string
  description: string
  /** Type and size, e.g. `PDF, 1.2 MB`. */
  facts: string
}

interface DownloadsProps {
  heading?: BlockText | undefined
  files: Download[]
}

export function Downloads({ heading, files }: DownloadsProps) {
  return (
    <>
      <Heading of={heading} />
      <ul className="downloads">
        {files.map(({ id, href, title, description, facts }) => (
          <li key={id}>
            <a href={href} download="">
              {title} <small>({facts})</small>
            </a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

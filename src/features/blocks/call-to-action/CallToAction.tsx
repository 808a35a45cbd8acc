import { Buttons, Heading, Lines } from '../common/elements'
import type { BlockText } from '../contract'

interface CallToActionProps {
  heading?: BlockText | undefined
  text?: BlockText | undefined
  links: { label: string; href: string }[]
}

export function CallToAction({ heading, text, links }: CallToActionProps) {
  return (
    <div className="call-to-action">
      <div className="block-stack">
        <Heading of={heading} />
        <Lines of={text} />
      </div>
      <Buttons links={links} />
    </div>
  )
}

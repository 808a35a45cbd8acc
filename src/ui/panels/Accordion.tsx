import type { ReactNode } from 'react'
import { Collapse } from './Collapse'

interface AccordionProps {
  /** A name that no other accordion of the page has. */
  name: string
  panels: { title: string; content: ReactNode }[]
}

/** Panels of which at most one is open. */
export function Accordion({ name, panels }: AccordionProps) {
  return (
    <div className="accordion" data-widget="collapse">
      {panels.map(({ title, content }) => (
        <Collapse key={title} title={title} group={name}>
          {content}
        </Collapse>
      ))}
    </div>
  )
}

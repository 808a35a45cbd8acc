import type { ReactNode } from 'react'

interface CollapseProps {
  title: ReactNode
  children: ReactNode
  /** Panels of the same group; the browser keeps only one of them open. */
  group?: string
  open?: boolean
}

/** A panel that folds: the browser's own, which needs no script; with one it moves. */
export function Collapse({ title, children, group, open }: CollapseProps) {
  return (
    <details className="collapse" name={group} open={open} data-widget={group ? undefined : 'collapse'}>
      <summary>{title}</summary>
      <div className="collapse-body">{children}</div>
    </details>
  )
}

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

import type { ReactNode } from 'react'

interface CollapseProps {
  title: ReactNode
  /** The language of the title, if it is not that of the page. */
  lang?: string | undefined
  children: ReactNode
  /** Name of a group of which the browser keeps only one panel open. */
  group?: string
  open?: boolean
}

/** A collapsible panel: the browser's `<details>`, animated if scripts run. */
export function Collapse({ title, lang, children, group, open }: CollapseProps) {
  return (
    <details className="collapse" name={group} open={open} data-widget={group ? undefined : 'collapse'}>
      <summary lang={lang}>{title}</summary>
      <div className="collapse-body">{children}</div>
    </details>
  )
}

interface AccordionProps {
  /** A unique name on the page. */
  name: string
  panels: { title: string; lang?: string | undefined; content: ReactNode }[]
}

/** Panels of which at most one is open at a time. */
export function Accordion({ name, panels }: AccordionProps) {
  return (
    <div className="accordion" data-widget="collapse">
      {panels.map(({ title, lang, content }) => (
        <Collapse key={title} title={title} lang={lang} group={name}>
          {content}
        </Collapse>
      ))}
    </div>
  )
}

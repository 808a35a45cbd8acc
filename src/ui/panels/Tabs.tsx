import type { ReactNode } from 'react'

interface Tab {
  id: string
  title: string
  content: ReactNode
}

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string
  tabs: Tab[]
}

/** Sections of which one is visible at a time. Without scripts, all are visible below links to them. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div className="tabs">
      <ul className="tab-list" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <a id={`${id}-tab`} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, content }) => (
        <div key={id} id={id} className="tab-panel">
          {content}
        </div>
      ))}
    </div>
  )
}

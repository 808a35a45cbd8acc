import type { ReactNode } from 'react'

interface Tab {
  id: string
  title: string
  content: ReactNode
}

interface TabsProps {
  /** Says what the tabs are of, to those who cannot see what they stand under. */
  label: string
  tabs: Tab[]
}

/** Sections of which one is seen at a time. Without scripts all are, below links that lead to them. */
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

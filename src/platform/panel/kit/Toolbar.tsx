'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { usePanelMessages } from '../../payload/admin/use-panel-messages'
import { panelMessages } from '../messages/messages'
import { Icon } from './icons'
import './styles/kit.css'
import './styles/table.css'

interface Tab {
  text: string
  href: string
  isCurrent: boolean
  count?: number
}

/** The parts of a list or of a screen, each with its own address. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className="kit-tabs" aria-label={label}>
    {tabs.map(({ text, href, isCurrent, count }) => (
      <Link key={href} href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
        {text} {count !== undefined && <span>{count}</span>}
      </Link>
    ))}
  </nav>
)

/** A filter that is on. */
interface AppliedFilter {
  text: string
  /** The list without it. */
  href: string
}

interface AppliedFiltersProps {
  filters: readonly AppliedFilter[]
  /** The list without any filter. */
  clearHref: string
}

/** What a list is filtered by, each removed by a click. */
export const AppliedFilters = ({ filters, clearHref }: AppliedFiltersProps) => {
  const t = usePanelMessages(panelMessages)
  if (!filters.length) return null
  return (
    <ul className="kit-applied">
      {filters.map(({ text, href }) => (
        <li key={text}>
          <Link href={href} prefetch={false} aria-label={t('kit.removeFilter', { name: text })}>
            {text}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={clearHref} prefetch={false}>
            {t('kit.clearFilters')}
          </Link>
        </li>
      )}
    </ul>
  )
}

interface ToolbarProps {
  /** Address of the list. The form works before the browser has taken over. */
  action: string
  /** Changes with the address, so that the fields follow Back and Forward. */
  filterKey: string
  search?: { name: string; label: string; value?: string }
  /** Fields that are always in sight. */
  children?: ReactNode
  /** Fields behind the button “Filters”. */
  filters?: ReactNode
  /** On the button that applies the fields, if one is needed. */
  submit?: string
  /** Beside the fields, for example a download. */
  aside?: ReactNode
}

/** Above a list: search, filters and what else belongs to all its rows. */
export const Toolbar = (props: ToolbarProps) => {
  const { action, filterKey, search, children, filters, submit, aside } = props
  const t = usePanelMessages(panelMessages)
  return (
    <form className="kit-toolbar panel-form" action={action} key={filterKey}>
      {search && (
        <label className="kit-toolbar__search">
          {search.label}
          <input
            type="search"
            name={search.name}
            defaultValue={search.value}
            maxLength={100}
            autoComplete="off"
          />
        </label>
      )}
      {children}
      {filters && (
        <details>
          <summary>
            <Icon name="filters" />
            {t('kit.filters')}
          </summary>
          <div className="kit-toolbar__filters">
            {filters}
            <button type="submit" className="panel-form__main">
              {t('kit.show')}
            </button>
          </div>
        </details>
      )}
      {submit && (
        <button type="submit" className="panel-form__main">
          {submit}
        </button>
      )}
      {aside && <div className="kit-toolbar__aside">{aside}</div>}
    </form>
  )
}

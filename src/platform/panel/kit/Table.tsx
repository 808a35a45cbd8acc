'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { usePanelMessages } from '../../payload/admin/use-panel-messages'
import { panelMessages } from '../messages/messages'
import { Icon } from './icons'
import './styles/kit.css'
import './styles/table.css'
import './styles/dialog.css'

/** Closes an open menu by Escape and by a click elsewhere. */
const useClosing = () => {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target }: MouseEvent) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.stopPropagation()
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return { menu, onKeyDown }
}

/** What can be done with one row: links and buttons behind three dots. */
export const RowActions = ({ label, children }: { label: string; children: ReactNode }) => {
  const { menu, onKeyDown } = useClosing()
  return (
    <details ref={menu} className="kit-menu" onKeyDown={onKeyDown}>
      <summary aria-label={label} title={label}>
        <Icon name="more" />
      </summary>
      <div className="kit-menu__list">{children}</div>
    </details>
  )
}

interface Column {
  key: string
  label: string
  /** Numbers and amounts are aligned at their end. */
  kind?: 'money' | 'number'
  /** Cannot be left out: it says which row it is. */
  isFixed?: boolean
}

interface TableRow {
  key: string
  /** By the keys of the columns. */
  cells: Readonly<Record<string, ReactNode>>
  actions?: ReactNode
  /** For tests and styles of a screen. */
  data?: Record<`data-${string}`, string>
}

interface TableProps {
  /** Where the browser remembers which columns are shown. Without it all are. */
  name?: string
  /** Read to those who do not see the table; shown above it if `hasHeading` is set. */
  caption: string
  hasHeading?: boolean
  columns: readonly Column[]
  rows: readonly TableRow[]
  /** Below the last row, with the same columns. */
  sum?: Readonly<Record<string, ReactNode>>
}

const storageKey = (name: string) => `columns-${name}`

const useHiddenColumns = (name: string | undefined) => {
  const [hidden, setHidden] = useState<readonly string[]>([])
  useEffect(() => {
    const stored = name && localStorage.getItem(storageKey(name))
    if (stored) setHidden(stored.split(' '))
  }, [name])
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]
    if (name) localStorage.setItem(storageKey(name), next.join(' '))
    setHidden(next)
  }
  return { hidden, toggle }
}

/** Rows with columns that everybody chooses for this browser. The header stays in sight; on a phone each row is a card. */
export const Table = ({ name, caption, hasHeading = false, columns, rows, sum }: TableProps) => {
  const t = usePanelMessages(panelMessages)
  const { hidden, toggle } = useHiddenColumns(name)
  const { menu, onKeyDown } = useClosing()
  const shown = columns.filter(({ key, isFixed }) => isFixed || !hidden.includes(key))
  const hasActions = rows.some(({ actions }) => actions)
  const chooser = name && (
    <details ref={menu} className="kit-menu kit-table__choice" onKeyDown={onKeyDown}>
      <summary aria-label={t('kit.columns')} title={t('kit.columns')}>
        <Icon name="columns" />
      </summary>
      <div className="kit-menu__list">
        {columns.map(({ key, label, isFixed }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={isFixed || !hidden.includes(key)}
              disabled={isFixed}
              onChange={() => toggle(key)}
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  )
  return (
    <div className="kit-table" data-chosen={name ? '' : undefined}>
      {chooser}
      <table>
        <caption className={hasHeading ? undefined : 'kit-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {shown.map(({ key, label, kind }) => (
              <th key={key} scope="col" data-kind={kind}>
                {label}
              </th>
            ))}
            {hasActions && (
              <th scope="col">
                <span className="kit-hidden">{t('kit.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, actions, data }) => (
            <tr key={key} {...data}>
              {shown.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" data-kind={column.kind}>
                    {cells[column.key]}
                  </th>
                ) : (
                  <td key={column.key} data-kind={column.kind} data-label={column.label}>
                    {cells[column.key]}
                  </td>
                ),
              )}
              {hasActions && <td className="kit-table__actions">{actions}</td>}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              {shown.map(({ key, kind, label }) => (
                <td key={key} data-kind={kind} data-label={label}>
                  {sum[key]}
                </td>
              ))}
              {hasActions && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface SkeletonProps {
  kind: 'lines' | 'figures' | 'table'
  /** How many lines, figures or rows. */
  count?: number
}

/** In place of what is being loaded, in its size. */
export const Skeleton = ({ kind, count = 4 }: SkeletonProps) => {
  const t = usePanelMessages(panelMessages)
  return (
    <div className="kit-skeleton" data-kind={kind} role="status">
      <span className="kit-hidden">{t('kit.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are equal
        <span key={index} className="kit-skeleton__part" />
      ))}
    </div>
  )
}

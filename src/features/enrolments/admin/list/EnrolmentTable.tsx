'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { Badge, Chip } from '../../../../platform/panel/kit/Badge'
import { initialsOf } from '../../../../platform/panel/kit/initials'
import { hasFocus } from '../../../../platform/panel/work-queue/rows'
import { useTimeZone } from '../../../../platform/payload/admin/use-time-zone'
import { DAY_MS } from '../../../../shared/time/days'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OfficeRow } from '../../office/office-contract'
import { OFFICE_PATH, openStates } from '../../request/request-rules'
import { AccountBadge, StateBadge } from '../office/StateBadge'

export const elementIdOf = (id: number) => `enrolment-${id}`

/** The row or card that has the focus, or contains it. */
export const focusedRow = (rows: readonly OfficeRow[]): number =>
  rows.findIndex(({ id }) => hasFocus(elementIdOf(id)))

/** Formats the days of requests in the language of the panel. */
export const useRowDays = (today: string) => {
  const { language } = useTranslation().i18n
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const received = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: useTimeZone() })
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return {
    day: (iso: string) => day.format(new Date(iso)),
    /** The day of a moment, in the office. */
    dayOf: (iso: string) => received.format(new Date(iso)),
    /** "3 days", or "today". */
    waiting: (iso: string) => {
      const count = Math.round((Date.parse(today) - Date.parse(iso.slice(0, 10))) / DAY_MS)
      return count > 0 ? days.format(count) : relative.format(0, 'day')
    },
  }
}

export type RowDays = ReturnType<typeof useRowDays>

/** How long a student has waited for the office. */
const Waiting = ({ row: { state, receivedAt }, days }: { row: OfficeRow; days: RowDays }) =>
  openStates.includes(state) ? (
    <span>
      {days.dayOf(receivedAt)} <small>{days.waiting(receivedAt)}</small>
    </span>
  ) : (
    <span>{days.dayOf(receivedAt)}</span>
  )

interface RowProps {
  row: OfficeRow
  texts: EnrolmentsPanelMessages
  days: RowDays
  /** Whether there are several schools, so that rows name theirs. */
  hasSchools: boolean
  isSelected: boolean
  select: (id: number, isSelected: boolean) => void
}

const Row = ({ row, texts, days, hasSchools, isSelected, select }: RowProps) => (
  <tr
    id={elementIdOf(row.id)}
    tabIndex={-1}
    data-enrolment={row.id}
    data-state={row.state}
    aria-selected={isSelected}
  >
    <td className="office__select">
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={texts('bulk.select', { name: row.name })}
        onChange={({ target }) => select(row.id, target.checked)}
      />
    </td>
    <td>
      <div className="kit-person">
        <Chip tone="neutral">{initialsOf(row.name)}</Chip>
        <div>
          <Link href={`${OFFICE_PATH}/${row.id}`} prefetch={false}>
            {row.name}
          </Link>
          <small>{row.reference}</small>
          {row.underage && <Badge tone="waiting">{texts('office.underage')}</Badge>}
        </div>
      </div>
    </td>
    <td data-label={texts('office.columns.state')}>
      <StateBadge state={row.state} texts={texts} />
    </td>
    <td data-label={texts('office.columns.course')}>
      <span>
        {row.course || row.accommodation} {row.course && <small>{row.accommodation}</small>}
        {hasSchools && <small>{row.school}</small>}
      </span>
    </td>
    <td data-label={texts('office.columns.start')}>
      <span className="office__day">
        {days.day(row.start)} {row.weeks && <small>{texts('weeks', { count: row.weeks })}</small>}
      </span>
    </td>
    <td data-label={texts('office.columns.total')} data-kind="money">
      <span>
        {row.total}{' '}
        {row.account !== 'none' && (
          <small>
            <AccountBadge account={row.account} owed={row.balance} texts={texts} />
          </small>
        )}
      </span>
    </td>
    <td data-label={texts(`office.columns.${dateColumn([row])}`)} className="office__day">
      <Waiting row={row} days={days} />
    </td>
    <td data-label={texts('office.columns.assignee')}>
      {(row.assignee || row.due) && (
        <span>
          {row.assignee}
          {row.due && (
            <small className={row.isOverdue ? 'office__overdue' : undefined}>
              {texts('office.columns.due')}: {days.day(row.due)}
              {row.isOverdue && <strong> {texts('office.overdue')}</strong>}
            </small>
          )}
        </span>
      )}
    </td>
  </tr>
)

/** Closed requests do not wait, so a page of them shows when they were received. */
const dateColumn = (rows: readonly OfficeRow[]) =>
  rows.some(({ state }) => openStates.includes(state)) ? 'waiting' : 'received'

interface TableProps extends Omit<RowProps, 'row' | 'isSelected'> {
  rows: readonly OfficeRow[]
  selected: ReadonlySet<number>
  selectAll: (areSelected: boolean) => void
}

/** The requests of a page as a table. */
export const EnrolmentTable = ({ rows, selected, selectAll, ...row }: TableProps) => {
  const { texts } = row
  const columns = ['student', 'state', 'course', 'start', 'total', dateColumn(rows), 'assignee'] as const
  const all = useRef<HTMLInputElement>(null)
  const areSome = selected.size > 0
  const areAll = areSome && rows.every(({ id }) => selected.has(id))
  useEffect(() => {
    if (all.current) all.current.indeterminate = areSome && !areAll
  }, [areSome, areAll])
  return (
    <div className="kit-table">
      <table>
        <thead>
          <tr>
            <th scope="col" className="office__select">
              <input
                ref={all}
                type="checkbox"
                checked={areAll}
                aria-label={texts('bulk.selectAll')}
                onChange={({ target }) => selectAll(target.checked)}
              />
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" data-kind={name === 'total' ? 'money' : undefined}>
                {texts(`office.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <Row key={each.id} row={each} isSelected={selected.has(each.id)} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

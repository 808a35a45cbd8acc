'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Badge, Chip } from '../../../../platform/panel/kit/Badge'
import { initialsOf } from '../../../../platform/panel/kit/initials'
import { EmptyState } from '../../../../platform/panel/kit/Page'
import { useKeys } from '../../../../platform/panel/work-queue/keys'
import { focusRow, hasFocus } from '../../../../platform/panel/work-queue/rows'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { useTimeZone } from '../../../../platform/payload/admin/use-time-zone'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import { hasAllStates, isFiltered, type OfficeFilter } from '../../office/list-address'
import type { OfficeList as List, OfficeRow } from '../../office/office-contract'
import { OFFICE_PATH, type OfficeState, stateNames } from '../../request/request-rules'
import { OfficeNotices } from '../office/OfficeNotices'
import { sendChange } from '../office/office-requests'
import { AccountBadge, StateBadge } from '../office/StateBadge'
import { useOffice } from '../office/use-office'
import { hrefOf, OfficeFilters } from './OfficeFilters'
import { officeCommands } from './office-keys'

/** The tabs with their numbers. A search has none chosen, because it shows all states. */
const Tabs = ({
  list,
  filter,
  texts,
}: {
  list: List
  filter: OfficeFilter
  texts: EnrolmentsPanelMessages
}) => {
  return (
    <nav className="kit-tabs" aria-label={texts('office.columns.state')}>
      {stateNames.map((state) => (
        <Link
          key={state}
          href={hrefOf({ ...filter, text: '', overdue: false, payment: undefined }, { state })}
          prefetch={false}
          aria-current={!hasAllStates(filter) && filter.state === state ? 'page' : undefined}
        >
          {texts(`office.tabs.${state}`)} <span>{list.counts[state]}</span>
        </Link>
      ))}
    </nav>
  )
}

interface RowProps {
  row: OfficeRow
  texts: EnrolmentsPanelMessages
  day: (iso: string) => string
  /** The day of a moment, in the office. */
  dayOf: (iso: string) => string
  /** Whether there is more than one. */
  hasSchools: boolean
}

const Row = ({ row, texts, day, dayOf, hasSchools }: RowProps) => (
  <tr id={elementIdOf(row.id)} tabIndex={-1} data-enrolment={row.id} data-state={row.state}>
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
        {day(row.start)} {row.weeks && <small>{texts('weeks', { count: row.weeks })}</small>}
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
    <td data-label={texts('office.columns.received')} className="office__day">
      {dayOf(row.receivedAt)}
    </td>
    <td data-label={texts('office.columns.assignee')}>
      {(row.assignee || row.due) && (
        <span>
          {row.assignee}
          {row.due && (
            <small className={row.isOverdue ? 'office__overdue' : undefined}>
              {texts('office.columns.due')}: {day(row.due)}
              {row.isOverdue && <strong> {texts('office.overdue')}</strong>}
            </small>
          )}
        </span>
      )}
    </td>
  </tr>
)

const elementIdOf = (id: number) => `enrolment-${id}`

/** The row that has the focus, or contains it. */
const focusedRow = (rows: readonly OfficeRow[]): number =>
  rows.findIndex(({ id }) => hasFocus(elementIdOf(id)))

const columns = ['student', 'state', 'course', 'start', 'total', 'received', 'assignee'] as const

/** The list of enrolment requests with its filters and keys. */
export const OfficeList = ({ list, filter }: { list: List; filter: OfficeFilter }) => {
  const office = useOffice()
  const { texts, attempt, undo } = office
  const isHydrated = useHydrated()
  const router = useRouter()
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const received = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: useTimeZone() })
  const { rows, total, page, pages } = list
  // A row that leaves the list takes the focus with it; then the next one gets it.
  const place = useRef(-1)

  const change = async (index: number, state: OfficeState) => {
    const row = rows[index]
    if (!row || row.state === state) return
    place.current = index
    await attempt(
      (options) => sendChange(row.id, { ...options, version: row.version, state }),
      texts('office.changed', { name: row.name, state: texts(`office.states.${state}`) }),
    )
  }
  const focusAt = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (row) focusRow(elementIdOf(row.id))
  }
  useKeys(officeCommands, (command) => {
    const index = focusedRow(rows)
    if (command === 'next') focusAt(index + 1)
    else if (command === 'previous') focusAt(index - 1)
    else if (command === 'undo') undo()
    else if (index < 0) return
    else if (command === 'open') router.push(`${OFFICE_PATH}/${rows[index]?.id}`)
    else void change(index, command)
  })
  useEffect(() => {
    if (place.current < 0) return
    focusAt(place.current)
    place.current = -1
  }, [rows])

  return (
    <div className="office__list" aria-busy={!isHydrated || office.isBusy}>
      <Tabs list={list} filter={filter} texts={texts} />
      <OfficeFilters list={list} filter={filter} texts={texts} />
      <OfficeNotices office={office} />
      {rows.length === 0 ? (
        <div className="kit-card">
          {isFiltered(filter) ? (
            <EmptyState icon="nothingFound" title={texts('office.nothingFound')}>
              <Link href={OFFICE_PATH} prefetch={false}>
                {texts('office.clear')}
              </Link>
            </EmptyState>
          ) : (
            <EmptyState icon="done" title={texts('office.nothing')} />
          )}
        </div>
      ) : (
        <div className="kit-table">
          <table>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" data-kind={name === 'total' ? 'money' : undefined}>
                    {texts(`office.columns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  texts={texts}
                  day={(iso) => format.format(new Date(iso))}
                  dayOf={(iso) => received.format(new Date(iso))}
                  hasSchools={list.schools.length > 1}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <p className="kit-pages">
          {page > 1 && (
            <Link href={hrefOf(filter, { page: page - 1 })} prefetch={false}>
              {texts('office.previous')}
            </Link>
          )}
          <span>{texts('office.page', { page, pages })}</span>
          {page < pages && (
            <Link href={hrefOf(filter, { page: page + 1 })} prefetch={false}>
              {texts('office.next')}
            </Link>
          )}
        </p>
      )}
      <p className="office__keys">
        {texts('office.found', { count: total })} · {texts('office.keys')}
      </p>
    </div>
  )
}

'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useKeys } from '../../../../platform/panel/work-queue/keys'
import { focusRow, hasFocus } from '../../../../platform/panel/work-queue/rows'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { useTimeZone } from '../../../../platform/payload/admin/use-time-zone'
import { PLACES_PATH } from '../../capacity/capacity-contract'
import { type EnrolmentsPanelMessages, enrolmentsPanelMessages } from '../../messages/panel/messages'
import { filterQuery, hasAllStates, isFiltered, type OfficeFilter } from '../../office/list-address'
import type { OfficeList as List, OfficeRow } from '../../office/office-contract'
import { OFFICE_PATH, type OfficeState, stateNames } from '../../request/request-rules'
import { OfficeNotices } from '../office/OfficeNotices'
import { sendChange } from '../office/office-requests'
import { useOffice } from '../office/use-office'
import { OfficeFilters } from './OfficeFilters'
import { officeCommands } from './office-keys'

const hrefOf = (filter: OfficeFilter, change: Partial<OfficeFilter>) => {
  const query = filterQuery(filter, change)
  return query ? `${OFFICE_PATH}?${query}` : OFFICE_PATH
}

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
    <nav className="office__tabs" aria-label={texts('office.columns.state')}>
      {stateNames.map((state) => (
        <Link
          key={state}
          href={hrefOf({ ...filter, text: '', overdue: false, payment: undefined }, { state })}
          prefetch={false}
          aria-current={!hasAllStates(filter) && filter.state === state ? 'page' : undefined}
        >
          {texts(`office.tabs.${state}`)} <span className="office__count">{list.counts[state]}</span>
        </Link>
      ))}
    </nav>
  )
}

/** Whether the invoice was paid, and what is still owed. */
const AccountMark = ({ row: { account, balance } }: { row: OfficeRow }) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  if (account === 'none') return null
  return (
    <small className={account === 'overdue' ? 'office__overdue' : undefined} data-account={account}>
      {account === 'paid'
        ? texts('account.states.paid')
        : `${texts(`account.states.${account}`)}: ${balance}`}
    </small>
  )
}

interface RowProps {
  row: OfficeRow
  texts: EnrolmentsPanelMessages
  day: (iso: string) => string
  /** The day of a moment, in the office. */
  dayOf: (iso: string) => string
  showState: boolean
}

const Row = ({ row, texts, day, dayOf, showState }: RowProps) => (
  <tr id={elementIdOf(row.id)} tabIndex={-1} data-enrolment={row.id} data-state={row.state}>
    <td className="office__student">
      <Link href={`${OFFICE_PATH}/${row.id}`} prefetch={false}>
        {row.name}
      </Link>
      <small>
        {row.reference}
        {row.underage && <strong> {texts('office.underage')}</strong>}
        {showState && <em> {texts(`office.states.${row.state}`)}</em>}
      </small>
    </td>
    <td data-label={texts('office.columns.course')}>
      {row.course} <small>{row.school}</small>
    </td>
    <td data-label={texts('office.columns.weeks')}>{row.weeks}</td>
    <td data-label={texts('office.columns.start')}>{day(row.start)}</td>
    <td data-label={texts('office.columns.room')}>{row.accommodation}</td>
    <td data-label={texts('office.columns.total')} className="office__money">
      {row.total} <AccountMark row={row} />
    </td>
    <td data-label={texts('office.columns.received')}>{dayOf(row.receivedAt)}</td>
    <td data-label={texts('office.columns.assignee')}>{row.assignee}</td>
    <td data-label={texts('office.columns.due')} className={row.isOverdue ? 'office__overdue' : undefined}>
      {row.due && day(row.due)}
      {row.isOverdue && <span> {texts('office.overdue')}</span>}
    </td>
  </tr>
)

const elementIdOf = (id: number) => `enrolment-${id}`

/** The row that has the focus, or contains it. */
const focusedRow = (rows: readonly OfficeRow[]): number =>
  rows.findIndex(({ id }) => hasFocus(elementIdOf(id)))

/** The list of enrolment requests with its filters and keys. */
export const OfficeList = ({ list, filter }: { list: List; filter: OfficeFilter }) => {
  const office = useOffice()
  const { texts, attempt, undo } = office
  const places = usePanelMessages(enrolmentsPanelMessages)
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

  const csv = new URLSearchParams(filterQuery(filter))
  csv.set('language', i18n.language)
  return (
    <div className="office__list" aria-busy={!isHydrated || office.isBusy}>
      <Tabs list={list} filter={filter} texts={texts} />
      <OfficeFilters list={list} filter={filter} texts={texts} />
      <OfficeNotices office={office} />
      <p className="office__summary">
        {texts('office.found', { count: total })}{' '}
        <a href={`/api/desk/enrolments.csv?${csv}`}>{texts('office.csv')}</a>
        <Link href={PLACES_PATH} prefetch={false}>
          {places('capacity.title')}
        </Link>
      </p>
      {rows.length === 0 ? (
        <p>{isFiltered(filter) ? texts('office.nothingFound') : texts('office.nothing')}</p>
      ) : (
        <table className="office__table">
          <thead>
            <tr>
              {(
                [
                  'student',
                  'course',
                  'weeks',
                  'start',
                  'room',
                  'total',
                  'received',
                  'assignee',
                  'due',
                ] as const
              ).map((name) => (
                <th key={name} scope="col">
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
                showState={hasAllStates(filter)}
              />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <p className="office__pages">
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
      <p className="office__keys">{texts('office.keys')}</p>
    </div>
  )
}

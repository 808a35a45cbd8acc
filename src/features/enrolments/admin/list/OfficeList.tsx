'use client'

import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../../platform/panel/kit/Page'
import { Tabs } from '../../../../platform/panel/kit/Toolbar'
import { useKeys } from '../../../../platform/panel/work-queue/keys'
import { focusRow, withIds } from '../../../../platform/panel/work-queue/rows'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import { hasAllStates, isFiltered, type OfficeFilter, type SavedFilter } from '../../office/list-address'
import type { OfficeList as List } from '../../office/office-contract'
import { OFFICE_PATH, type OfficeState, stateNames } from '../../request/request-rules'
import { OfficeNotices } from '../office/OfficeNotices'
import { sendChange } from '../office/office-requests'
import { useOffice } from '../office/use-office'
import { BulkActions } from './BulkActions'
import { EnrolmentBoard } from './EnrolmentBoard'
import { EnrolmentMonth } from './EnrolmentMonth'
import { EnrolmentTable, elementIdOf, focusedRow, useRowDays } from './EnrolmentTable'
import { hrefOf, OfficeFilters } from './OfficeFilters'
import { officeCommands } from './office-keys'
import { SavedFilters } from './SavedFilters'

interface PartProps {
  list: List
  filter: OfficeFilter
  texts: EnrolmentsPanelMessages
}

/** One tab for each state. A search has none chosen, because it shows all states. */
const StateTabs = ({ list, filter, texts }: PartProps) => (
  <Tabs
    label={texts('office.columns.state')}
    tabs={stateNames.map((state) => ({
      text: texts(`office.tabs.${state}`),
      href: hrefOf({ ...filter, text: '', overdue: false, payment: undefined }, { state }),
      isCurrent: !hasAllStates(filter) && filter.state === state,
      count: list.counts[state],
    }))}
  />
)

const Nothing = ({ filter, texts }: Omit<PartProps, 'list'>) => (
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
)

const Pages = ({ list: { page, pages }, filter, texts }: PartProps) =>
  pages > 1 && (
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
  )

interface OfficeListProps {
  list: List
  filter: OfficeFilter
  saved: SavedFilter[]
}

/** Enrolment requests as a list, a board or a month, with their filters, keys and actions for several at once. */
export const OfficeList = ({ list, filter, saved }: OfficeListProps) => {
  const office = useOffice()
  const { texts, attempt, undo } = office
  const isHydrated = useHydrated()
  const router = useRouter()
  const days = useRowDays(list.today)
  const { rows, total } = list
  const { view } = filter
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // Requests that left the list by a change or another filter are no longer selected.
  const selected = new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : [])))
  const select = (ids: readonly number[], areSelected: boolean) =>
    setChosen(withIds(selected, ids, areSelected))
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
    const row = rows[index]
    if (command === 'next') focusAt(index + 1)
    else if (command === 'previous') focusAt(index - 1)
    else if (command === 'undo') undo()
    else if (!row) return
    else if (command === 'open') router.push(`${OFFICE_PATH}/${row.id}`)
    else if (command === 'select') select([row.id], !selected.has(row.id))
    else void change(index, command)
  })
  useEffect(() => {
    if (place.current < 0) return
    focusAt(place.current)
    place.current = -1
  }, [rows])

  const parts = { list, filter, texts }
  return (
    <div className="office__list" aria-busy={!isHydrated || office.isBusy}>
      {view === 'list' && <StateTabs {...parts} />}
      <OfficeFilters {...parts} />
      <SavedFilters saved={saved} filter={filter} texts={texts} />
      <OfficeNotices office={office} />
      {view === 'calendar' && <EnrolmentMonth {...parts} />}
      {view === 'board' && (
        <EnrolmentBoard
          {...parts}
          days={days}
          isBusy={office.isBusy}
          move={(id, state) =>
            void change(
              rows.findIndex((row) => row.id === id),
              state,
            )
          }
        />
      )}
      {view === 'list' && (rows.length === 0 ? <Nothing {...parts} /> : null)}
      {view === 'list' && rows.length > 0 && (
        <>
          <EnrolmentTable
            rows={rows}
            texts={texts}
            days={days}
            hasSchools={list.schools.length > 1}
            selected={selected}
            select={(id, isSelected) => select([id], isSelected)}
            selectAll={(areSelected) =>
              select(
                rows.map(({ id }) => id),
                areSelected,
              )
            }
          />
          {selected.size > 0 && (
            <BulkActions
              rows={rows.filter(({ id }) => selected.has(id))}
              staff={list.staff}
              ownTemplates={list.ownTemplates}
              office={office}
              clear={() => setChosen(new Set())}
            />
          )}
        </>
      )}
      <Pages {...parts} />
      {view !== 'calendar' && (
        <p className="office__keys">
          {texts('office.found', { count: total })} · {texts('office.keys')}
        </p>
      )}
    </div>
  )
}

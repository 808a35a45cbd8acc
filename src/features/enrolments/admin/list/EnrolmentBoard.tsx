'use client'

import { Link } from '@payloadcms/ui'
import { type DragEvent, useState } from 'react'
import { Badge, Chip } from '../../../../platform/panel/kit/Badge'
import { initialsOf } from '../../../../platform/panel/kit/initials'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OfficeFilter } from '../../office/list-address'
import type { OfficeList, OfficeRow } from '../../office/office-contract'
import { OFFICE_PATH, type OfficeState, stateNames } from '../../request/request-rules'
import { AccountBadge, StateBadge } from '../office/StateBadge'
import { elementIdOf, type RowDays } from './EnrolmentTable'
import { hrefOf } from './OfficeFilters'

interface CardProps {
  row: OfficeRow
  texts: EnrolmentsPanelMessages
  days: RowDays
  isBusy: boolean
  drag: (id: number | undefined) => void
  move: (id: number, state: OfficeState) => void
}

const BoardCard = ({ row, texts, days, isBusy, drag, move }: CardProps) => (
  <li
    id={elementIdOf(row.id)}
    className="office__card"
    tabIndex={-1}
    data-enrolment={row.id}
    data-state={row.state}
    draggable={!isBusy}
    onDragStart={(event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.name)
      drag(row.id)
    }}
    onDragEnd={() => drag(undefined)}
  >
    <p className="office__card-facts">
      <Link
        href={`${OFFICE_PATH}/${row.id}`}
        prefetch={false}
        draggable={false}
        className="office__card-name"
      >
        {row.name}
      </Link>
      <strong className="office__card-total">{row.total}</strong>
    </p>
    <small>
      {[
        row.course || row.accommodation,
        days.day(row.start),
        row.weeks && texts('weeks', { count: row.weeks }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </small>
    {(row.isOverdue || row.account !== 'none' || row.assignee) && (
      <p className="office__card-facts">
        {row.isOverdue && (
          <Badge tone="bad" icon="due">
            {texts('office.overdue')}
          </Badge>
        )}
        {row.account !== 'none' && <AccountBadge account={row.account} texts={texts} />}
        {row.assignee && <Chip>{initialsOf(row.assignee)}</Chip>}
      </p>
    )}
    {/* For fingers and the keyboard, which cannot drag. */}
    <label>
      <span className="kit-hidden">{texts('board.move', { name: row.name })}</span>
      <select
        value={row.state}
        disabled={isBusy}
        onChange={({ target }) => move(row.id, target.value as OfficeState)}
      >
        {stateNames.map((state) => (
          <option key={state} value={state}>
            {texts(`office.states.${state}`)}
          </option>
        ))}
      </select>
    </label>
  </li>
)

interface BoardProps extends Omit<CardProps, 'row' | 'drag'> {
  list: OfficeList
  filter: OfficeFilter
}

/** The requests as cards in a column for each state. A card that is dropped on another column changes its state. */
export const EnrolmentBoard = ({ list, filter, ...card }: BoardProps) => {
  const { texts, move, isBusy } = card
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<OfficeState>()
  const drop = (state: OfficeState) => {
    setOver(undefined)
    setDragged(undefined)
    if (dragged !== undefined && !isBusy) move(dragged, state)
  }
  return (
    <div className="office__board">
      {stateNames.map((state) => {
        const rows = list.rows.filter((row) => row.state === state)
        const hidden = list.counts[state] - rows.length
        return (
          <section
            key={state}
            aria-labelledby={`board-${state}`}
            data-over={(dragged !== undefined && over === state) || undefined}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(state)
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop(state)
            }}
          >
            <h2 id={`board-${state}`}>
              <StateBadge state={state} texts={texts} /> <span>{list.counts[state]}</span>
            </h2>
            {rows.length === 0 && <p className="office__board-empty">{texts('board.empty')}</p>}
            <ol>
              {rows.map((row) => (
                <BoardCard key={row.id} row={row} drag={setDragged} {...card} />
              ))}
            </ol>
            {hidden > 0 && (
              <Link
                href={hrefOf(
                  { ...filter, text: '', overdue: false, payment: undefined },
                  { state, view: 'list' },
                )}
                prefetch={false}
              >
                {texts('board.more', { count: hidden })}
              </Link>
            )}
          </section>
        )
      })}
    </div>
  )
}

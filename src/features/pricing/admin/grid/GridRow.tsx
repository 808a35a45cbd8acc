import { useTranslation } from '@payloadcms/ui'
import { memo } from 'react'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { writeAmount } from '../../../../shared/text/amount-text'
import { pricingPanelMessages } from '../../messages/panel/messages'
import { cellsOfRow, derivedWeeks, type GridRow as Row } from './grid-rows'

interface GridRowProps {
  row: Row
  index: number
  /** The active week, if the active cell is in this row. */
  activeWeek?: number
  selectedFrom?: number
  selectedTo?: number
  /** Initial text of the editor in the active cell; undefined if no cell is being edited. */
  editing?: string
  /** Id of the note that a price is calculated. */
  derivedNoteId: string
}

const GridRowView = ({
  row,
  index,
  activeWeek,
  selectedFrom,
  selectedTo,
  editing,
  derivedNoteId,
}: GridRowProps) => {
  const texts = usePanelMessages(pricingPanelMessages)
  const title = row.title || texts('grid.item', row)
  const { language } = useTranslation().i18n
  const derived = derivedWeeks(row.segments)
  const isSelected = (week: number) =>
    selectedFrom !== undefined && selectedTo !== undefined && week >= selectedFrom && week <= selectedTo
  return (
    <tr>
      <th scope="row" className="price-grid__item">
        <span className="price-grid__title">{title}</span>{' '}
        <span className="price-grid__number">
          {texts('grid.numberedItem', row)}
          {row.exists ? '' : ` · ${texts('grid.noLongerOffered')}`}
        </span>
      </th>
      {cellsOfRow(row).map((cell, at) => {
        const week = at + 1
        const active = week === activeWeek
        return (
          <td
            key={week}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the implicit role of a td in a grid
            role="gridcell"
            data-row={index}
            data-week={week}
            // While editing, the editor inside the cell has the focus.
            tabIndex={active && editing !== undefined ? undefined : active ? 0 : -1}
            aria-selected={isSelected(week) || undefined}
            aria-describedby={derived[at] ? derivedNoteId : undefined}
            className={derived[at] ? 'price-grid__derived' : undefined}
          >
            {active && editing !== undefined ? (
              <input
                className="price-grid__editor"
                aria-label={texts('grid.cell', { title, week })}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={editing}
              />
            ) : (
              cell !== undefined && writeAmount(cell, language)
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Rendered only if this row changes: a key press changes one or two of many rows. */
export const GridRow = memo(
  GridRowView,
  (a, b) =>
    a.row.segments === b.row.segments &&
    a.row.title === b.row.title &&
    a.row.exists === b.row.exists &&
    a.row.kind === b.row.kind &&
    a.row.number === b.row.number &&
    a.index === b.index &&
    a.activeWeek === b.activeWeek &&
    a.selectedFrom === b.selectedFrom &&
    a.selectedTo === b.selectedTo &&
    a.editing === b.editing,
)

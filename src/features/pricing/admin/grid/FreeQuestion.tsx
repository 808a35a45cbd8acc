import { useState } from 'react'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { pricingPanelMessages } from '../../messages/panel/messages'
import type { Place } from './selection'

interface Props {
  /** The cells whose price has become 0 since the last save. */
  cells: readonly Place[]
  describe: (cell: Place) => string
  empty: (cells: readonly Place[]) => void
  goTo: (cell: Place) => void
}

const toCellKey = ({ row, week }: Place) => `${row} ${week}`

/** Asks whether prices of 0 are meant: an empty cell is not offered, a 0 is sold for nothing. Asks about each cell once. */
export const FreeQuestion = ({ cells, describe, empty, goTo }: Props) => {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const texts = usePanelMessages(pricingPanelMessages)
  // An emptied cell that becomes 0 again is another question.
  const kept = new Set(cells.map(toCellKey).filter((key) => confirmed.has(key)))
  if (kept.size < confirmed.size) setConfirmed(kept)
  const asked = cells.filter((cell) => !kept.has(toCellKey(cell)))
  const [first] = asked
  return (
    // Rendered before there is a question, so that screen readers announce it.
    <div className="price-grid__question" role="status">
      {first && (
        <>
          <span>{texts('grid.isFree', { cell: describe(first), count: asked.length })}</span>{' '}
          <button
            type="button"
            onClick={() => {
              setConfirmed(new Set(cells.map(toCellKey)))
              goTo(first)
            }}
          >
            {texts('grid.free')}
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              empty(asked)
              goTo(first)
            }}
          >
            {texts('grid.notFree')}
          </button>
        </>
      )}
    </div>
  )
}

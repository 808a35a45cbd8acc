import { useState } from 'react'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { gridTexts } from './grid-texts'
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
  const texts = usePanelTexts(gridTexts)
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
          <span>{texts.isFree(describe(first), asked.length)}</span>{' '}
          <button
            type="button"
            onClick={() => {
              setConfirmed(new Set(cells.map(toCellKey)))
              goTo(first)
            }}
          >
            {texts.free}
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              empty(asked)
              goTo(first)
            }}
          >
            {texts.notFree}
          </button>
        </>
      )}
    </div>
  )
}

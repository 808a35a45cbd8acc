import { cellsOf, type PricedItem, segmentsOf } from '../calculation/price-list'
import { MAX_WEEKS } from '../model'
import { addPercent, MINOR, roundToStep } from '../money/money'

export interface CopyRounding {
  type: 'none' | 'classic' | 'ceil' | 'floor'
  /** In whole units of the currency. */
  to: 1 | 5 | 10
}

const increased = (minor: number, percent: number, { type, to }: CopyRounding): number =>
  // `to` is in units; amounts are minor units.
  roundToStep(addPercent(minor, percent), type, to * MINOR)

/** The items of next year's list: every price is changed by a percentage and rounded. */
export const copyItems = (
  items: readonly PricedItem[],
  percent: number,
  rounding: CopyRounding,
): PricedItem[] =>
  items.map(({ kind, number, segments }) => ({
    kind,
    number,
    segments: segmentsOf(
      cellsOf(segments, MAX_WEEKS).map((cell) =>
        cell === undefined ? undefined : increased(cell, percent, rounding),
      ),
    ),
  }))

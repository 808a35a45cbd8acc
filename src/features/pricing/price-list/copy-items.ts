import { addPercent, MINOR, roundToStep } from '../calculation/money'
import { MAX_WEEKS } from '../contract'
import { cellsOf, type PricedItem, segmentsOf } from './price-list'

export interface CopyRounding {
  type: 'none' | 'classic' | 'ceil' | 'floor'
  /** Whole units of the currency. */
  to: 1 | 5 | 10
}

const uplifted = (minor: number, percent: number, { type, to }: CopyRounding): number =>
  // Units are what staff round to; amounts are minor units.
  roundToStep(addPercent(minor, percent), type, to * MINOR)

/** A list for the next year: the price of every length changed by a percentage and rounded, each for itself. */
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
        cell === undefined ? undefined : uplifted(cell, percent, rounding),
      ),
    ),
  }))

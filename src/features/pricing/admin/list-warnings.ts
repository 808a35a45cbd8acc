import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { pricingPanelMessages } from '../messages/panel/messages'
import type { ListFinding } from '../price-list/check-list'
import type { OfferedItem } from './grid/grid-rows'

/** A problem of a list as a sentence, with the cell that it is about. */
export interface Warning {
  sentence: string
  blocking: boolean
  place?: { kind: OfferedItem['kind']; number: number; week: number }
}

/** Merges falling prices of consecutive weeks. */
const mergeWeeks = (findings: readonly ListFinding[]): ListFinding[] => {
  const out: ListFinding[] = []
  for (const finding of findings) {
    const last = out.at(-1)
    const follows =
      last?.code === 'falling' &&
      finding.code === 'falling' &&
      last.kind === finding.kind &&
      last.number === finding.number &&
      finding.from === (last.to ?? 0) + 1
    if (follows) out[out.length - 1] = { ...last, to: finding.to }
    else out.push(finding)
  }
  return out
}

export const listWarnings = (
  findings: readonly ListFinding[],
  rows: readonly OfferedItem[],
  { validTo, today, locale }: { validTo?: string; today: string; locale: Locale },
): Warning[] => {
  const texts = pricingPanelMessages(locale)
  const formatItemName = (item: Pick<ListFinding, 'kind' | 'number'>) => {
    const title = rows.find((row) => row.kind === item.kind && row.number === item.number)?.title
    return title ? `${title} (${texts('grid.numberedItem', item)})` : texts('grid.item', item)
  }
  const describe = ({ code, kind, number, from = 1, to = from }: ListFinding) => {
    const count = to - from + 1
    const weeks = texts('grid.weekRange', { count, from, to })
    return texts(`warning.${code}`, { item: formatItemName({ kind, number }), weeks, count })
  }
  return [
    ...(validTo && validTo < today
      ? [{ sentence: texts('warning.ended', { day: dayText(locale, validTo) }), blocking: false }]
      : []),
    ...mergeWeeks(findings).map((finding) => ({
      sentence: describe(finding),
      blocking: finding.blocking,
      place: { kind: finding.kind, number: finding.number, week: finding.from ?? 1 },
    })),
  ]
}

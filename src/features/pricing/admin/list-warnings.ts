import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import type { ListFinding } from '../price-list/check-list'
import type { OfferedItem } from './grid/grid-rows'

/** A problem of a list as a sentence, with the cell that it is about. */
export interface Warning {
  sentence: string
  blocking: boolean
  place?: { kind: OfferedItem['kind']; number: number; week: number }
}

const weeksOf = ({ from, to }: Pick<ListFinding, 'from' | 'to'>) =>
  from === to ? `week ${from}` : `weeks ${from} to ${to}`

const sentenceFor: Record<ListFinding['code'], (finding: ListFinding) => string> = {
  overlap: (finding) =>
    `two prices for ${weeksOf(finding)}. Visitors would pay the one shown. Change or keep it to remove the other one.`,
  gap: (finding) => `not offered for ${weeksOf(finding)}, but for shorter and longer stays.`,
  falling: (finding) =>
    `${weeksOf(finding)} ${finding.from === finding.to ? 'costs' : 'cost'} less than a shorter stay.`,
  free: (finding) =>
    `${weeksOf(finding)} ${finding.from === finding.to ? 'costs' : 'cost'} nothing. Clear the cell if it is not offered.`,
  no_row: () => 'no prices, so visitors cannot choose it.',
  empty_row: () => 'no prices, so visitors cannot choose it.',
  unknown_row: () => 'the school no longer offers this. Clear the row to remove it.',
  cents_hidden: () => 'has cents, but the currency of this list does not show them.',
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
  const formatItemName = ({ kind, number }: ListFinding) => {
    const title = rows.find((row) => row.kind === kind && row.number === number)?.title
    return title
      ? `${title} (${kind} ${number})`
      : `${kind === 'course' ? 'Course' : 'Accommodation'} ${number}`
  }
  return [
    ...(validTo && validTo < today
      ? [
          {
            sentence: `This list ended on ${dayText(locale, validTo)} and is no longer used.`,
            blocking: false,
          },
        ]
      : []),
    ...mergeWeeks(findings).map((finding) => ({
      sentence: `${formatItemName(finding)}: ${sentenceFor[finding.code](finding)}`,
      blocking: finding.blocking,
      place: { kind: finding.kind, number: finding.number, week: finding.from ?? 1 },
    })),
  ]
}

import type { Locale } from '../../../../shared/locale'
import { dayText } from '../../../../shared/text/day-text'
import { fill } from '../../../../shared/text/message'
import { calculatorMessages, checkPlaces, lineTitle, stayMessages } from '../../../pricing/contract'
import { type EnrolGroup, startsOf } from './enrol-group'

/** Says that a start is full, and which one is not; undefined if all quotes of the group have places. */
export const fullStartText = (start: string, group: EnrolGroup, locale: Locale): string | undefined => {
  const { catalogue, quotes } = group
  const full = quotes
    .flatMap(({ content }) => checkPlaces({ ...content.request, start }, catalogue))
    .find(({ blocking }) => blocking)
  if (!full) return undefined
  const { kind = 'course', number } = full.about ?? {}
  const title = lineTitle({ kind, code: String(number) }, catalogue, '')
  const starts = startsOf(group)
  const nearest = starts.find((day) => day > start) ?? starts[0]
  const next = nearest && fill(stayMessages[locale].nextPossible, { nearest: dayText(locale, nearest) })
  return [fill(calculatorMessages[locale].startFull, { title }), next].filter(Boolean).join(' ')
}

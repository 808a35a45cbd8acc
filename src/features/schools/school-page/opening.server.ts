import type { QueryContext } from '../../../platform/payload/query'
import { type DayRange, isWithin, todayIn } from '../../../shared/time/days'
import { changeText, openingState, openingText } from '../../../shared/time/opening-hours'
import { zoneName } from '../../../shared/time/zone-name'
import type { SchoolPlace, ShownOpening } from '../contract'
import { schoolsMessages } from '../messages/messages'

/**
 * The hours of a school's office in words. What says whether it is open now is part of the page, which is valid until that
 * changes, so it needs no script.
 */
export const showOpening = (
  { locale, validUntil }: Pick<QueryContext, 'locale' | 'validUntil'>,
  { opening }: Pick<SchoolPlace, 'opening'>,
  closures: readonly DayRange[],
  now = new Date(),
): ShownOpening | undefined => {
  if (!opening) return undefined
  const t = schoolsMessages(locale)
  const { hours, timeZone } = opening
  const isClosed = (day: string) => closures.some((closure) => isWithin(day, closure))
  const state = openingState(hours, timeZone, isClosed, now)
  validUntil?.(state.validUntil)
  const time = changeText(locale, state, todayIn(timeZone, now))
  return {
    rows: hours.map((row) => openingText(locale, row)),
    zone: zoneName(locale, timeZone, now),
    state: state.next ? t(state.isOpen ? 'openNow' : 'opensAgain', { time }) : t('closedNow'),
    isOpen: state.isOpen,
  }
}

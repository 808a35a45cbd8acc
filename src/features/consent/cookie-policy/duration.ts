import { type Locale, languageTag } from '../../../shared/locale'
import type { ConsentMessages } from '../messages/messages'

type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute'

const monthDays = 30.44

/** In the unit that a provider would write: two years, thirteen months, ninety days, half an hour. */
const inUnits = (days: number): [count: number, unit: Unit] => {
  if (days >= 365 && days % 365 === 0) return [days / 365, 'year']
  const months = Math.round(days / monthDays)
  if (months >= 2 && Math.round(months * monthDays) === days) return [months, 'month']
  if (days >= 1) return [Math.round(days), 'day']
  const minutes = Math.max(Math.round(days * 1440), 1)
  return minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
}

/** How long something stays stored; undefined days stay until they are deleted, 0 end with the session. */
export const durationText = (days: number | undefined, locale: Locale, t: ConsentMessages): string => {
  if (days === undefined) return t('untilDeleted')
  if (days <= 0) return t('session')
  const [count, unit] = inUnits(days)
  return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  )
}

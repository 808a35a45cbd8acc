import { type Locale, languageTag } from '../../../shared/locale'

const unit = (locale: Locale, name: string, value: number, fractionDigits = 0): string =>
  new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: fractionDigits,
  }).format(value)

/** Rounded to tens of metres (to five below 100 m), then kilometres with one decimal. */
export const distanceText = (locale: Locale, metres: number): string => {
  const rounded = metres < 100 ? Math.round(metres / 5) * 5 : Math.round(metres / 10) * 10
  if (rounded < 1000) return unit(locale, 'meter', Math.max(rounded, 5))
  return unit(locale, 'kilometer', metres / 1000, metres < 100_000 ? 1 : 0)
}

/** Rounded to tens of seconds, then to whole minutes. */
export const durationText = (locale: Locale, seconds: number): string => {
  const tens = Math.max(10, Math.round(seconds / 10) * 10)
  if (tens < 60) return unit(locale, 'second', tens)
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return unit(locale, 'minute', minutes)
  const rest = minutes % 60
  return [
    unit(locale, 'hour', Math.floor(minutes / 60)),
    ...(rest ? [unit(locale, 'minute', rest)] : []),
  ].join(' ')
}

/** A day as its reader writes it: 31.12.2026, 12/31/2026. */
const formatter = (language: string) =>
  new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** Writes `2026-12-31` in the format of a language. */
export const formatDay = (iso: string, language: string): string =>
  formatter(language).format(new Date(`${iso}T00:00:00Z`))

const isoOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isSame && year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined
}

/**
 * Reads a day in the format of a language, with any signs between the numbers, or as `2026-12-31`. A year of two digits is in this
 * century; without a year it is that of today.
 */
export const parseDay = (text: string, language: string, today: string): string | undefined => {
  const numbers = text.split(/\D+/).filter(Boolean)
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length < 2 || numbers.length > 3) return undefined
  if (first.length === 4) return isoOf(Number(first), Number(second), Number(third))
  const year = third ? Number(third) + (third.length <= 2 ? 2000 : 0) : Number(today.slice(0, 4))
  const order = formatter(language)
    .formatToParts(new Date(`${today}T00:00:00Z`))
    .map(({ type }) => type)
  const isMonthFirst = order.indexOf('month') < order.indexOf('day')
  return isMonthFirst
    ? isoOf(year, Number(first), Number(second))
    : isoOf(year, Number(second), Number(first))
}

import { addDays } from '../../../shared/time/days'

interface Validity {
  validFrom: string
  validTo?: string
}

/**
 * The last day, beginning with `today`, for which lists give prices without a gap: `null` if there is no last one, undefined
 * if there are none today.
 */
export const coveredUntil = (lists: readonly Validity[], today: string): string | null | undefined => {
  let last: string | undefined
  for (;;) {
    const next = last ? addDays(last, 1) : today
    const valid = lists.filter(({ validFrom, validTo }) => validFrom <= next && (!validTo || validTo >= next))
    if (!valid.length) return last
    if (valid.some(({ validTo }) => !validTo)) return null
    last = valid
      .map(({ validTo }) => validTo as string)
      .reduce((latest, day) => (day > latest ? day : latest))
  }
}

import { z } from 'zod'
import { MAX_AMOUNT } from '../../../shared/text/amount-text'
import type { PricedItem } from '../calculation/price-list'
import { MAX_WEEKS, NO_ACCOMMODATION, NO_COURSE } from '../model'

const week = z.int().min(1).max(MAX_WEEKS)
const minor = z.int().min(0).max(MAX_AMOUNT)

const segment = z
  .strictObject({
    from: week,
    to: week,
    amount: minor,
    perWeek: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT),
  })
  .refine(({ from, to }) => from <= to, 'A segment must not end before it begins.')
  .refine(
    ({ from, to, amount, perWeek }) => amount + perWeek * (to - from) >= 0,
    'Prices must not be negative.',
  )

const item = z
  .strictObject({
    kind: z.enum(['course', 'accommodation']),
    number: z.int(),
    segments: z.array(segment).max(MAX_WEEKS),
  })
  .refine(
    ({ kind, number }) => number > (kind === 'course' ? NO_COURSE : NO_ACCOMMODATION),
    'Courses are numbered from 2, accommodation types from 3.',
  )

/** The items of a price list as stored. `checkList` finds problems beyond the format. */
export const pricedItems: z.ZodType<PricedItem[]> = z
  .array(item)
  .max(400)
  .refine(
    (items) => new Set(items.map(({ kind, number }) => `${kind} ${number}`)).size === items.length,
    'Each course and accommodation type can have only one row.',
  )

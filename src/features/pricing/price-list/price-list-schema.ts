import { z } from 'zod'
import { MAX_AMOUNT } from '../../../shared/text/amount-text'
import type { PricedItem } from '../calculation/price-list'
import { MAX_WEEKS, NO_ACCOMMODATION, NO_COURSE } from '../model'

/** Messages of the rules below. Whoever shows an issue knows the language. */
export const itemsKeys = [
  'errors.items.segmentEnd',
  'errors.items.negative',
  'errors.items.number',
  'errors.items.twice',
] as const

const key = (name: (typeof itemsKeys)[number]) => name

const week = z.int().min(1).max(MAX_WEEKS)
const minor = z.int().min(0).max(MAX_AMOUNT)

const segment = z
  .strictObject({
    from: week,
    to: week,
    amount: minor,
    perWeek: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT),
  })
  .refine(({ from, to }) => from <= to, key('errors.items.segmentEnd'))
  .refine(
    ({ from, to, amount, perWeek }) => amount + perWeek * (to - from) >= 0,
    key('errors.items.negative'),
  )

const item = z
  .strictObject({
    kind: z.enum(['course', 'accommodation']),
    number: z.int(),
    segments: z.array(segment).max(MAX_WEEKS),
  })
  .refine(
    ({ kind, number }) => number > (kind === 'course' ? NO_COURSE : NO_ACCOMMODATION),
    key('errors.items.number'),
  )

/** The items of a price list as stored. `checkList` finds problems beyond the format. */
export const pricedItems: z.ZodType<PricedItem[]> = z
  .array(item)
  .max(400)
  .refine(
    (items) => new Set(items.map(({ kind, number }) => `${kind} ${number}`)).size === items.length,
    key('errors.items.twice'),
  )

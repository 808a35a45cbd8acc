import type { Payload, PayloadRequest } from 'payload'
import { DAY_MS } from '../../shared/time/days'

// How long personal data is kept. Each feature declares it beside the data; `cms/retention` composes the settings, and one task
// erases every night what is older.

/** A period that administrators set. */
export interface Period {
  /** Years count from the end of the year, as laws about accounts do. */
  unit: 'days' | 'years'
  /** On new sites; null: until somebody deletes it. */
  usual: number | null
  min: number
  max: number
  /** Whether administrators may keep the data until somebody deletes it, by leaving the field empty. */
  canBeForever?: true
}

export interface ErasureStep {
  erased: number
  /** Where the next step begins; undefined after the last one. */
  next?: number
}

/** A document that could not be erased. The others are erased nevertheless. */
export class ErasureFailure extends Error {
  readonly id: number

  constructor(table: string, id: number, cause: unknown) {
    super(`${table} ${id} could not be erased`, { cause })
    this.id = id
  }
}

/** One table or folder from which old data is erased, in steps that are short enough not to hold up visitors. */
export interface RetentionPart {
  count: (payload: Payload, before: Date) => Promise<number>
  /**
   * Erases what is older than `before` among the next `limit` rows after `after`, in the transaction of `req`. Throws an
   * `ErasureFailure` if one document is the reason.
   */
  step: (req: PayloadRequest, before: Date, after: number, limit: number) => Promise<ErasureStep>
}

interface RetentionBase {
  /** Its name in the log and, if it can be set, in the settings. */
  key: string
  /** The tables from which it erases, with those whose rows go along. */
  tables: readonly string[]
  parts: readonly RetentionPart[]
  /** Tidies up in steps after something was erased, for example an index that still has its words. */
  tidy?: (req: PayloadRequest, after: number) => Promise<ErasureStep>
}

/** Data with a period that administrators set. Its label `retention.<key>.label` says from when it counts. */
export interface Retention extends RetentionBase {
  period: Period
}

/** Data that ends by itself, such as sessions. What has ended is erased every night. */
export interface FixedRetention extends RetentionBase {
  /** How long it is kept after it has ended. */
  keptMs: number
}

export const isFixed = (retention: Retention | FixedRetention): retention is FixedRetention =>
  'keptMs' in retention

/** Everything before this moment is older than the period; undefined if it is kept until somebody deletes it. */
export const limitOf = (
  { unit }: Pick<Period, 'unit'>,
  length: number | null | undefined,
  now: Date,
): Date | undefined => {
  if (length === null || length === undefined) return undefined
  if (unit === 'years') return new Date(Date.UTC(now.getUTCFullYear() - length, 0, 1))
  return new Date(now.getTime() - length * DAY_MS)
}

/** How many rows the first step looks at. None looks at fewer: on a slow disk the commit alone takes longer than the rows. */
export const firstLimit = 100
const maxLimit = 1000

/** A step shall hold up others by less than this. */
const longMs = 20

/** How many rows the next step looks at, by how long the last one took. */
export const nextLimit = (limit: number, tookMs: number): number =>
  tookMs > longMs ? Math.max(firstLimit, Math.floor(limit / 2)) : Math.min(maxLimit, limit * 2)

import type { CollectionSlug, PayloadRequest } from 'payload'
import { DAY_MS } from '../../../shared/time/days'
import type { Random } from './random'

/** What the writing of the office needs: its transaction, its chances and its clock. */
export interface Office {
  req: PayloadRequest
  random: Random
  now: Date
}

/** Stores a row as of a moment in the past, past the hooks, which would date it today. */
export const writeRow = async (
  { req }: Pick<Office, 'req'>,
  collection: CollectionSlug,
  at: string,
  data: object,
): Promise<number> => {
  const { id } = await req.payload.db.create({
    collection,
    req,
    data: { ...data, createdAt: at, updatedAt: at },
  })
  return Number(id)
}

/** Stores a row to which no other refers. It is not read again to learn its number. */
export const addRow = async (
  { req }: Pick<Office, 'req'>,
  collection: CollectionSlug,
  at: string,
  data: object,
): Promise<void> => {
  await req.payload.db.create({
    collection,
    req,
    data: { ...data, createdAt: at, updatedAt: at },
    returning: false,
  })
}

/** A moment of a day in the past. */
export const momentOf = ({ now, random }: Pick<Office, 'now' | 'random'>, daysAgo: number): string =>
  new Date(now.getTime() - daysAgo * DAY_MS - random.between(5, daysAgo ? 600 : 100) * 60_000).toISOString()

/** Some days later, but not in the future. */
export const laterThan = (at: string, days: number, { now }: Pick<Office, 'now'>): string =>
  new Date(Math.min(Date.parse(at) + days * DAY_MS, now.getTime() - 60_000)).toISOString()

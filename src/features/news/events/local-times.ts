import { instantIn, readZonedTime, writeZonedTime } from '../../../shared/time/zoned-time'

// Each time of a post is stored twice: `at` is the point in time, which lists are sorted by, and `local` is the time at the school
// with its zone, which people write and read. Browsers and servers have different versions of the time-zone database, so only the
// server converts one into the other.

export interface StoredTime {
  at?: string | null | undefined
  local?: string | null | undefined
}

const secondOf = (at: StoredTime['at']): number | undefined =>
  at ? Math.floor(new Date(at).getTime() / 1000) * 1000 : undefined

const minuteOf = (local: StoredTime['local']): string => (local ?? '').slice(0, 16)

/** When the local time is in this zone; without a local time that fits, the point in time itself. */
export const instantOf = ({ at, local }: StoredTime, timeZone: string): Date | undefined => {
  const zoned = readZonedTime(local)
  // A version before this one, which may still run beside it, changes only the point in time.
  const fits = zoned && (zoned.writtenAt === undefined || !at || zoned.writtenAt === secondOf(at))
  if (fits) return instantIn(timeZone, zoned.wallTime)
  return at ? new Date(at) : undefined
}

/** Both forms of a time that is saved: of the local time and the point in time the one that was changed decides, first the local time. */
export const settleTime = (given: StoredTime, before: StoredTime, timeZone: string): StoredTime => {
  const isLocalChanged = minuteOf(given.local) !== minuteOf(before.local)
  if (isLocalChanged && !readZonedTime(given.local)) return { at: null, local: given.local || null }
  const isAtChanged = secondOf(given.at) !== secondOf(before.at)
  const decides = isLocalChanged ? { local: minuteOf(given.local) } : isAtChanged ? { at: given.at } : given
  const instant = instantOf(decides, timeZone)
  return instant
    ? { at: instant.toISOString(), local: writeZonedTime(timeZone, instant) }
    : { at: null, local: null }
}

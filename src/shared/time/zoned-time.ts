// Times of day at a place. A wall time is what a clock there shows, as YYYY-MM-DDTHH:mm, which is also the value of an
// <input type="datetime-local">.

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Creating a formatter is slow, so there is one per time zone. */
const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(timeZone, clock)
  return clock
}

/** How far the clocks of a time zone are ahead of UTC at this time, in milliseconds. */
const offsetAt = (timeZone: string, time: number): number => {
  const whole = Math.floor(time / SECOND_MS) * SECOND_MS
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole
}

export const wallTimeIn = (timeZone: string, instant: Date): string => {
  const time = instant.getTime()
  return new Date(time + offsetAt(timeZone, time)).toISOString().slice(0, 16)
}

/**
 * When the clocks of a time zone show this wall time. Of a time that they show twice it is the first, and a time that they skip
 * is moved on by what they skip.
 */
export const instantIn = (timeZone: string, wallTime: string): Date => {
  const shown = Date.parse(`${wallTime}Z`)
  // Clocks change by less than a day: the offsets before and after are those that can apply.
  const offsets = [-1, 1].map((days) => offsetAt(timeZone, shown + days * 24 * 60 * MINUTE_MS))
  const times = offsets.map((offset) => shown - offset)
  const fitting = times.filter((time) => time + offsetAt(timeZone, time) === shown)
  return new Date(fitting.length ? Math.min(...fitting) : (times[0] as number))
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A point in time in ISO 8601 as the clocks of a time zone show it, with their difference to UTC. */
export const isoTimeIn = (timeZone: string, instant: Date): string => {
  const time = instant.getTime()
  const offset = offsetAt(timeZone, time)
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS)
  const difference = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  return `${new Date(time + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${difference}`
}

/**
 * A point in time as the clocks of a time zone show it, with the name of the zone (RFC 9557):
 * 2031-12-12T18:00:00-08:00[America/Vancouver]. The wall time stays right when a government changes the rules of the zone.
 */
export const writeZonedTime = (timeZone: string, instant: Date): string =>
  `${isoTimeIn(timeZone, instant)}[${timeZone}]`

const zonedTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:([+-]\d\d:\d\d)\[([\w+/-]+)\])?$/

interface ZonedTime {
  wallTime: string
  /** Missing if only a wall time was written. */
  timeZone?: string
  /** The point in time according to the rules of the zone when this was written. */
  writtenAt?: number
}

/** Reads a wall time or a zoned time; undefined for other texts. */
export const readZonedTime = (text: string | null | undefined): ZonedTime | undefined => {
  const [, wallTime, offset, timeZone] = zonedTime.exec(text ?? '') ?? []
  if (!wallTime || Number.isNaN(Date.parse(`${wallTime}Z`))) return undefined
  return timeZone ? { wallTime, timeZone, writtenAt: Date.parse(wallTime + offset) } : { wallTime }
}

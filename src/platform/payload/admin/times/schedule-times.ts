import { instantIn, wallTimeIn } from '../../../../shared/time/zoned-time'

// Browsers and servers have different versions of the time-zone database, so only the server converts. The panel's form for scheduled
// publications shows and sends the time of the office as if it were UTC.

/** Converts the chosen time, which is a time of the office, into a point in time. */
export const readSchedule = (sent: Record<string, unknown>, zone: string): Record<string, unknown> =>
  sent.date instanceof Date && !Number.isNaN(sent.date.getTime())
    ? { ...sent, date: instantIn(zone, sent.date.toISOString().slice(0, 16)), timezone: zone }
    : sent

interface Planned {
  waitUntil?: string | null
  input?: object
}

/** Converts planned publications into the office's times that the form shows. */
export const showSchedule = (planned: Planned[], zone: string): Planned[] =>
  planned.map((job) => ({
    ...job,
    ...(job.waitUntil && { waitUntil: `${wallTimeIn(zone, new Date(job.waitUntil))}:00.000Z` }),
    input: { ...job.input, timezone: 'UTC' },
  }))

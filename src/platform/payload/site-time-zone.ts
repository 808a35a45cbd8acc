import type { Payload } from 'payload'
import { todayIn } from '../../shared/days'

/** The time zone of the office, in which the panel shows times and days are counted. Schools have their own for visitors. */
export const readTimeZone = async (payload: Payload): Promise<string> => {
  const { timeZone } = await payload.findGlobal({
    slug: 'site-settings',
    select: { timeZone: true },
    depth: 0,
  })
  return timeZone || 'UTC'
}

/** The day in the office. */
export const readToday = async (payload: Payload, now = new Date()): Promise<string> =>
  todayIn(await readTimeZone(payload), now)

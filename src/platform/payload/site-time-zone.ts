import type { Payload, PayloadRequest } from 'payload'
import { todayIn } from '../../shared/time/days'

/** The time zone of the office, in which the panel shows times and days are counted. Schools have their own for visitors. */
export const readTimeZone = async (payload: Payload, req?: PayloadRequest): Promise<string> => {
  const { timeZone } = await payload.findGlobal({
    slug: 'site-settings',
    select: { timeZone: true },
    depth: 0,
    ...(req && { req }),
  })
  return timeZone || 'UTC'
}

/** The day in the office. */
export const readToday = async (payload: Payload, now = new Date(), req?: PayloadRequest): Promise<string> =>
  todayIn(await readTimeZone(payload, req), now)

export const readTodayIn = (req: PayloadRequest): Promise<string> => readToday(req.payload, new Date(), req)

import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { routes } from '../../../platform/http/routes'
import { findSessionUser } from '../../../platform/http/staff-session'
import { HOLIDAYS_PATH } from '../../../shared/address/site-paths'
import { AppError } from '../../../shared/errors'
import { panelLocale } from '../../../shared/locale'
import { todayIn } from '../../../shared/time/days'
import { openCalendar } from './holidays.server'

const querystring = z.object({
  country: z.string().max(2),
  region: z.string().max(80),
  language: z.string().max(10),
})

/** The public holidays of a country and region, for the form of a school. */
export const holidayRoutes = (app: FastifyInstance, payload: Payload): void => {
  const schema = { querystring }
  routes(app).get(HOLIDAYS_PATH, { schema, config: { json: true } }, async (request, reply) => {
    void reply.header('cache-control', 'private, no-store')
    if (!(await findSessionUser(payload, request))) throw new AppError('forbidden', 'Staff only.')
    const { language, ...place } = request.query
    const { publicHolidays } = await openCalendar()
    return { holidays: publicHolidays(place, todayIn('UTC', new Date()), panelLocale(language)) }
  })
}

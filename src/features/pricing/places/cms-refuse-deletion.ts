import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { readRowsIn, sql } from '../../../platform/database/statement'
import { readTodayIn } from '../../../platform/payload/site-time-zone'

const maxNamed = 5

/** Which places belong to the document that is to be deleted. */
const ofDocument = {
  schools: (id: number) => sql`p.school = ${id}`,
  courses: (id: number) =>
    sql`p.kind = 'course' and exists (select 1 from courses o where o.id = ${id} and o.school_id = p.school and o.number = p.offer)`,
  accommodation: (id: number) =>
    sql`p.kind = 'accommodation' and exists
      (select 1 from accommodation o where o.id = ${id} and o.school_id = p.school and o.number = p.offer)`,
}

/**
 * What students have booked or asked for cannot be deleted by staff until their stays are over: requests, invoices and lists of places
 * name it. Programs of the site know what they delete.
 */
export const refuseDeletionWithStudents =
  (collection: keyof typeof ofDocument): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (req.payloadAPI !== 'REST') return
    const today = await readTodayIn(req)
    const rows = await readRowsIn(
      req,
      sql`select distinct e.id, e.reference from enrolment_places p join enrolments e on e.id = p.enrolment
        where e.state <> 'declined' and p.last_day >= ${today} and ${ofDocument[collection](Number(id))} order by e.id`,
    )
    if (rows.length === 0) return
    const names = rows.slice(0, maxNamed).map(({ reference }) => reference)
    const more = rows.length - names.length
    throw new APIError(
      more > 0
        ? `Students have booked this or asked for it: requests ${names.join(', ')} and ${more} others. It can be deleted when their stays are over.`
        : `Students have booked this or asked for it: requests ${names.join(', ')}. It can be deleted when their stays are over.`,
      409,
      undefined,
      true,
    )
  }

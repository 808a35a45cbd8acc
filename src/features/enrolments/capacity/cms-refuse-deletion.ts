import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { readRowsIn, sql } from '../../../platform/database/statement'
import { readTodayIn } from '../../../platform/payload/site-time-zone'

const maxNamed = 5

type Sql = ReturnType<typeof sql>

/** Which places belong to a row of the table. */
const ofDocument = {
  schools: sql`p.school = schools.id`,
  courses: sql`p.kind = 'course' and p.school = courses.school_id and p.offer = courses.number`,
  accommodation: sql`p.kind = 'accommodation' and p.school = accommodation.school_id and p.offer = accommodation.number`,
}

const bookings = (collection: keyof typeof ofDocument, day: string): Sql =>
  sql`enrolment_places p join enrolments e on e.id = p.enrolment
    where e.state <> 'declined' and p.last_day >= ${day} and ${ofDocument[collection]}`

const isBookedSince =
  (collection: keyof typeof ofDocument) =>
  (moment: string): Sql =>
    sql`exists (select 1 from ${bookings(collection, moment.slice(0, 10))})`

/** What the nightly deletion from the trash leaves there: it may have been booked before it was moved. */
export const bookedInTrash = {
  schools: isBookedSince('schools'),
  courses: isBookedSince('courses'),
  accommodation: isBookedSince('accommodation'),
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
      sql`select distinct e.id, e.reference from ${sql.identifier(collection)}, ${bookings(collection, today)}
        and ${sql.identifier(collection)}.id = ${Number(id)} order by e.id`,
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

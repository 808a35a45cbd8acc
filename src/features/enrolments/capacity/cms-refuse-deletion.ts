import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { readRowsIn, sql, t } from '../../../platform/database/statement'
import { requestMessages } from '../../../platform/payload/request-messages'
import { readTodayIn } from '../../../platform/payload/site-time-zone'
import { enrolmentsPanelMessages } from '../messages/panel/messages'

const e = t.enrolments
const p = t.enrolment_places

const maxNamed = 5

type Sql = ReturnType<typeof sql>

/** Which places belong to a row of the table. */
const ofDocument = {
  schools: sql`p.${p.school} = ${t.schools}.${t.schools.id}`,
  courses: sql`p.${p.kind} = 'course' and p.${p.school} = ${t.courses}.${t.courses.school_id} and p.${p.offer} = ${t.courses}.${t.courses.number}`,
  accommodation: sql`p.${p.kind} = 'accommodation' and p.${p.school} = ${t.accommodation}.${t.accommodation.school_id}
    and p.${p.offer} = ${t.accommodation}.${t.accommodation.number}`,
}

const bookings = (collection: keyof typeof ofDocument, day: string): Sql =>
  sql`${p} p join ${e} e on e.${e.id} = p.${p.enrolment}
    where e.${e.state} <> 'declined' and p.${p.last_day} >= ${day} and ${ofDocument[collection]}`

const isBookedSince =
  (collection: keyof typeof ofDocument) =>
  (moment: string): Sql =>
    sql`exists (select 1 from ${bookings(collection, moment.slice(0, 10))})`

/** Conditions of documents that the nightly deletion leaves in the trash: they may have been booked before they were moved. */
export const bookedInTrash = {
  schools: isBookedSince('schools'),
  courses: isBookedSince('courses'),
  accommodation: isBookedSince('accommodation'),
}

/**
 * Keeps staff from deleting a document that students have booked or asked for until their stays are over: requests, invoices and
 * capacity lists name it. Programs of the site know what they delete.
 */
export const refuseDeletionWithStudents =
  (collection: keyof typeof ofDocument): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (req.payloadAPI !== 'REST') return
    const today = await readTodayIn(req)
    const rows = await readRowsIn(
      req,
      sql`select distinct e.${e.id}, e.${e.reference} from ${t[collection]}, ${bookings(collection, today)}
        and ${t[collection]}.${t[collection].id} = ${Number(id)} order by e.${e.id}`,
    )
    if (rows.length === 0) return
    const names = rows.slice(0, maxNamed).map(({ reference }) => reference)
    const more = rows.length - names.length
    throw new APIError(
      more > 0
        ? requestMessages(enrolmentsPanelMessages, req)('errors.bookedMore', {
            requests: names.join(', '),
            more,
          })
        : requestMessages(enrolmentsPanelMessages, req)('errors.booked', { requests: names.join(', ') }),
      409,
      undefined,
      true,
    )
  }

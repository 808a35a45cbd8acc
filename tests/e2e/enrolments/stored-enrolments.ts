import { sql } from '@payloadcms/db-sqlite'
import type { Page } from '@playwright/test'
import { foldWords } from '../../../src/shared/text/fold-words'
import { addDays, toMonday } from '../../../src/shared/time/days'
import { openDatabase } from '../comments/stored-comments'

const monday = toMonday(addDays(new Date().toISOString().slice(0, 10), 60))

/** A request with a quote that a visitor has saved, written directly: a form takes a captcha and many fields. */
export const storeEnrolment = async (page: Page, name: string): Promise<number> => {
  const save = (start: string) =>
    page.request.post('/schools/maple-harbour/quotes', {
      form: { course: '2', weeks: '4', start },
      maxRedirects: 0,
    })
  let start = monday
  let saved = await save(start)
  // The school is closed on that Monday.
  while (!saved.headers().location?.startsWith('/quotes/')) {
    start = addDays(start, 7)
    saved = await save(start)
  }
  const token = saved.headers().location?.split('/').at(-1) ?? ''
  const reference = Math.random().toString(36).slice(2, 12).toUpperCase().padEnd(10, 'X')
  const email = `${reference.toLowerCase()}@example.org`
  const db = openDatabase()
  const [quote] = (await db.all(sql`select id, school_id, total from quotes where token = ${token}`)) as {
    id: number
    school_id: number
    total: number
  }[]
  const [row] = (await db.all(sql`insert into enrolments
    (state, version, name, email, birth_date, nationality, level, start, reference, school_id, locale, consented_at,
      course, weeks, accommodation, total, search_text)
    values ('new', 1, ${name}, ${email}, '2000-05-01T12:00:00.000Z', 'BR', 'B1', ${`${start}T12:00:00.000Z`},
      ${reference}, ${quote?.school_id}, 'de', ${new Date().toISOString()}, 2, 4, 2, ${quote?.total},
      ${foldWords(`${name} ${email} ${reference}`)}) returning id`)) as { id: number }[]
  await db.run(
    sql`insert into enrolments_rels ("order", parent_id, path, quotes_id) values (1, ${row?.id}, 'quotes', ${quote?.id})`,
  )
  db.$client.close()
  return Number(row?.id)
}

/** Makes the invoice of a request payable until a day that has passed. */
export const makeOverdue = async (id: number): Promise<void> => {
  const db = openDatabase()
  await db.run(sql`update enrolments set pay_by = '2026-01-05T12:00:00.000Z' where id = ${id}`)
  db.$client.close()
}

/** Makes mails look as if the mail server had refused them for days. */
export const failMails = async (subject: string): Promise<void> => {
  const db = openDatabase()
  await db.run(
    sql`update outgoing_mail set state = 'failed', last_error = 'Refused' where subject = ${subject}`,
  )
  db.$client.close()
}

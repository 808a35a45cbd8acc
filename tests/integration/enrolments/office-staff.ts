import { expect } from 'vitest'
import type { Role } from '../../../src/platform/payload/access'
import type { Enrolment } from '../../../src/platform/payload/payload-types'
import type { TestApp } from '../kit/app'
import { createUser, openSession, password } from '../kit/content'
import type { Site } from '../kit/harness'
import { filledForm } from './enrol-form'

/**
 * Asks as a person does. On a slow machine, requests that come at the same time wait too long for a connection and get 503, which
 * stores nothing.
 */
export const untilAnswered = async <Answer extends { statusCode: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  for (;;) {
    const answer = await ask()
    if (answer.statusCode !== 503) return answer
  }
}

/** More requests like this one, with their quotes and places. As rows: Payload takes seconds for fifty of them. */
export const copyEnrolment = async ({ sql }: Site, { id, reference }: Enrolment, count: number) => {
  const references = Array.from({ length: count }, (_, n) => `'${reference}-${n}'`)
  const copies = references.map((name) => `select ${name} as name`).join(' union all ')
  const insert = async (table: string, own: string, replaced: string, from: string) => {
    const [row = {}] = await sql(`select * from ${table} where ${own} = ${id}`)
    const columns = Object.keys(row).filter((name) => name !== 'id')
    const values = columns.map((name) => (name === replaced ? 'copies.name' : `source."${name}"`))
    const names = columns.map((name) => `"${name}"`)
    if (names.length)
      await sql(
        `insert into ${table} (${names}) select ${values} from ${table} source, (${from}) copies where source.${own} = ${id}`,
      )
  }
  await insert('enrolments', 'id', 'reference', copies)
  const ids = `select id as name from enrolments where reference in (${references})`
  await insert('enrolments_rels', 'parent_id', 'parent_id', ids)
  await insert('enrolment_places', 'enrolment', 'enrolment', ids)
  return (await sql(`${ids} order by id`)).map(({ name }) => Number(name))
}

/** People of the office who work at the enrolments office, and requests for them. */
export const openOffice = async (site: Site, web: TestApp) => {
  const sessionOf = async (role: Role) => {
    const { email } = await createUser(site.payload, role)
    const token = await openSession(site.payload, { email, password })
    return `payload-token=${token}`
  }
  const editor = await sessionOf('editor')
  const sessions = { editor, moderator: await sessionOf('moderator'), nobody: '' }
  let client = 0
  const send = (url: string, form: Record<string, string>) =>
    web.app.inject({
      method: 'POST',
      url,
      remoteAddress: `192.0.2.${client++ % 250}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const headersOf = (cookie: string, site = 'same-origin') => ({ 'sec-fetch-site': site, cookie })
  return {
    sessions,
    /** A request that a student has sent, in the language of the prefix. */
    newEnrolment: async (fields: Record<string, string> = {}, prefix = '', school = 'priced') => {
      const saved = await send(`/schools/${school}/quotes`, { course: '2', weeks: '4' })
      const quote = String(saved.headers.location)
      const form = { ...(await filledForm(web, `${quote}/enrol`)), ...fields }
      expect((await send(`${prefix}${quote}/enrol`, form)).statusCode).toBe(303)
      const { docs } = await site.payload.find({ collection: 'enrolments', sort: '-id', limit: 1, depth: 0 })
      const [enrolment] = docs
      if (!enrolment) throw new Error('not stored')
      return enrolment
    },
    post: (path: string, body: object, cookie = editor, from = 'same-origin') =>
      web.app.inject({
        method: 'POST',
        url: `/api/desk${path}`,
        headers: { 'content-type': 'application/json', ...headersOf(cookie, from) },
        payload: JSON.stringify(body),
      }),
    get: (path: string, cookie = editor) => web.get(`/api/desk${path}`, headersOf(cookie)),
    read: (id: number) => site.payload.findByID({ collection: 'enrolments', id, depth: 0 }),
    eventsOf: async (id: number) =>
      (
        await site.payload.find({
          collection: 'enrolment-events',
          where: { enrolment: { equals: id } },
          sort: 'id',
          depth: 0,
          pagination: false,
        })
      ).docs,
  }
}

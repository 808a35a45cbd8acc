import type { PayloadRequest } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readRowsIn, sql } from '../../../src/platform/database/statement'
import { createUser, openSession, password, pictureFile } from '../kit/content'
import { describeOn, type Site } from '../kit/harness'

const message = 'The site cannot reach its database at the moment. Please try again in a moment.'
const unavailable = { status: 503, body: { errors: [{ message }] } }

describeOn('postgres', 'an upload whose connection to the database is lost', (open) => {
  let site: Site
  let token: string
  beforeAll(async () => {
    site = await open()
    const { email } = await createUser(site.payload, 'administrator')
    token = await openSession(site.payload, { email, password })
  })

  /** Loses the connection just before Payload looks for documents with the name of the file. */
  const loseConnection = () => {
    const { db } = site.payload
    const { findOne } = db
    const spy = vi.spyOn(db, 'findOne').mockImplementation((async (query) => {
      if (query.where && 'filename' in query.where)
        await readRowsIn(
          query.req as PayloadRequest,
          sql`select pg_terminate_backend(pg_backend_pid())`,
        ).catch(() => spy.mockRestore())
      return findOne.call(db, query)
    }) as typeof findOne)
  }

  /** Fails to read the session, once. */
  const loseSession = () =>
    vi
      .spyOn(site.payload.db, 'findOne')
      .mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
  afterEach(() => void vi.restoreAllMocks())

  const upload = async (session = token) => {
    const { data, name, mimetype } = await pictureFile()
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'A picture' }))
    body.set('file', new File([data], name, { type: mimetype }))
    const headers = { authorization: `JWT ${session}` }
    const answer = await site.rest('/api/media', { method: 'POST', headers, body })
    return { status: answer.status, body: await answer.json() }
  }

  it('is answered as unavailable, not as an invalid file, and works the next time', async () => {
    loseConnection()
    expect(await upload()).toEqual(unavailable)
    expect((await upload()).status).toBe(201)
  })

  it('is not answered as forbidden if the session could not be read', async () => {
    loseSession()
    expect(await upload()).toEqual(unavailable)
    expect((await upload()).status).toBe(201)
    expect((await upload('forged')).status).toBe(403)
    await site.payload.update({ collection: 'users', where: {}, data: { sessions: [] } as never })
    expect((await upload()).status).toBe(403)
  })
})

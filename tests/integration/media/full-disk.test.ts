import { expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import { explainErrors } from '../../../src/platform/payload/explain-errors'
import { toAppError } from '../../../src/shared/errors'
import { openApp } from '../kit/app'
import { createPage, createUser, password, textBlocks } from '../kit/content'
import { describeOn } from '../kit/harness'

describeOn('sqlite', 'a full disk', (open) => {
  it('is reported with a clear message, loses no data, and allows writing again once there is space', async () => {
    const site = await open()
    const web = await openApp(site)
    await createPage(site.payload, { title: 'Kept' })
    expect((await web.get('/kept')).statusCode).toBe(200)

    // SQLite reports the same error when it may not grow as when the disk is full.
    const [size] = await site.sql('pragma page_count')
    const limit = (pages: unknown) => site.sql(`pragma max_page_count = ${pages}`)
    const text = toRichText('Lost'.repeat(20))
    const tooBig = {
      title: 'Lost',
      slug: 'lost',
      blocks: textBlocks({ root: { ...text.root, padding: 'x'.repeat(2_000_000) } }),
    }
    await limit(size?.page_count)
    const error = await site.payload
      .create({ collection: 'pages', data: { ...tooBig, _status: 'published' } as never })
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      )

    expect(toAppError(error)).toMatchObject({ code: 'storage_full', status: 507 })
    expect(explainErrors({ error: error as Error } as never)).toEqual({
      status: 507,
      response: { errors: [{ message: 'The server has no space left to store this. Nothing was changed.' }] },
    })
    expect((await web.get('/kept')).statusCode).toBe(200)
    expect((await web.get('/lost')).statusCode).toBe(404)

    await limit(1_000_000)
    await createPage(site.payload, { title: 'Room again' })
    expect((await web.get('/room-again')).statusCode).toBe(200)
    await web.close()
  })

  it('fails a log-in without writing the hash, salt or address of the user to the log', async () => {
    const site = await open({ env: { LOG_LEVEL: 'info' } })
    const { email } = await createUser(site.payload, 'administrator')
    const [user] = await site.sql('select hash, salt from users')
    const [size] = await site.sql('pragma page_count')
    await site.sql(`pragma max_page_count = ${size?.page_count}`)
    const logIn = async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email, password })
      return (await site.rest('/api/users/login', { method: 'POST', headers, body })).status
    }
    // Each log-in stores a session; the first ones still fit into pages that exist.
    let status = 200
    for (let count = 0; count < 500 && status === 200; count++) status = await logIn()
    expect(status).toBe(507)
    const log = JSON.stringify(site.log)
    expect(log).toMatch(/full/)
    for (const secret of [email, user?.hash, user?.salt]) expect(log).not.toContain(String(secret))
  })
})

import { expect, it } from 'vitest'
import { explainErrors } from '../../src/cms/explain-errors'
import { toAppError } from '../../src/shared/errors'
import { openApp } from './app'
import { createPage, pageData } from './content'
import { describeOn } from './harness'

describeOn('sqlite', 'a full disk', (open) => {
  it('is said in a sentence, loses nothing, and is over when there is room again', async () => {
    const site = await open()
    const web = await openApp(site)
    await createPage(site.payload, { title: 'Kept' })
    expect((await web.get('/kept')).statusCode).toBe(200)

    // SQLite reports the same error when it may not grow as when the disk is full.
    const [size] = await site.sql('pragma page_count')
    const limit = (pages: unknown) => site.sql(`pragma max_page_count = ${pages}`)
    const { body } = pageData('Lost'.repeat(20))
    const tooBig = {
      title: 'Lost',
      slug: 'lost',
      body: { root: { ...body.root, padding: 'x'.repeat(2_000_000) } },
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
      response: { errors: [{ message: 'The server has no room left to store this. Nothing was changed.' }] },
    })
    expect((await web.get('/kept')).statusCode).toBe(200)
    expect((await web.get('/lost')).statusCode).toBe(404)

    await limit(1_000_000)
    await createPage(site.payload, { title: 'Room again' })
    expect((await web.get('/room-again')).statusCode).toBe(200)
    await web.close()
  })
})

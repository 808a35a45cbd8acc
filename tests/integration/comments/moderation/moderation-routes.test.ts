import { beforeAll, expect, it, vi } from 'vitest'
import { openApp, type TestApp } from '../../kit/app'
import { createUser } from '../../kit/content'
import { describeSite, type Site } from '../../kit/harness'
import { openThread, type TestThread } from './comment-thread'

const api = '/api/moderation'

describeSite('the moderation routes', (open) => {
  let site: Site
  let web: TestApp
  let thread: TestThread
  let cookie: string
  let editor: string
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    thread = await openThread(site)
    cookie = await thread.session(thread.mo)
    editor = await thread.session(await createUser(site.payload, 'editor'))
    return () => web.close()
  })

  const ours = { 'sec-fetch-site': 'same-origin' }
  const get = (path: string, session = cookie) => web.get(`${api}${path}`, { ...ours, cookie: session })
  const post = (path: string, body: unknown, headers: Record<string, string> = { cookie, ...ours }) =>
    web.app.inject({
      method: 'POST',
      url: `${api}${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
  const task = (name: string, ...ids: number[]) =>
    post('/tasks', { task: name, targets: ids.map((id) => ({ id })) })

  it('list comments by the filters in the address, with counts and schools', async () => {
    const { id } = await thread.write('listed words', 0, { email: 'ana@example.org' })
    const answer = await get('/comments?text=listed&page=9&limit=20&state=nonsense')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['set-cookie']).toContain('zoo-comment_login=staff')
    expect(answer.json()).toMatchObject({
      list: { rows: [{ id, content: 'listed words', state: 'unapproved', version: 1 }], total: 1, pages: 1 },
      address: { text: 'listed', page: 1, perPage: 20 },
      counts: { unapproved: 1, approved: 0, spam: 0, removed: 0 },
      schools: [{ id: thread.school.id, name: thread.school.name }],
    })
    expect((await get('/comments?state=spam')).json().list.rows).toEqual([])
    expect((await get(`/comments/${id}`)).json()).toMatchObject({ id, email: 'ana@example.org' })
    expect((await get('/comments/999999')).statusCode).toBe(404)
    expect((await get('/comments/x')).statusCode).toBe(404)
  })

  it('are allowed only for moderators and from pages of this site', async () => {
    const { id } = await thread.write('guarded')
    const calls = [
      ['/tasks', { task: 'remove', targets: [{ id }] }],
      ['/undo', { batch: 'x'.repeat(36) }],
      [`/comments/${id}/edits`, { content: 'changed' }],
      [`/comments/${id}/replies`, { content: 'reply', approve: true }],
    ] as const
    for (const session of [editor, 'payload-token=forged', '']) {
      for (const path of ['/comments', `/comments/${id}`]) {
        const answer = await get(path, session)
        expect(answer.statusCode).toBe(403)
        expect(answer.body).not.toContain('guarded')
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
      for (const [path, body] of calls)
        expect((await post(path, body, { ...ours, cookie: session })).statusCode).toBe(403)
    }
    expect((await get('/comments', '')).json().error.field).toBe('session')
    for (const from of [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://school.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ] as Record<string, string>[])
      for (const [path, body] of calls)
        expect((await post(path, body, { cookie, ...from })).statusCode).toBe(403)
    expect(await thread.read(id)).toMatchObject({ state: 'unapproved', version: 1, content: 'guarded' })
  })

  it('refuse strangers before their body is read, and limit how often they ask', async () => {
    const from = (remoteAddress: string, session = '') => ({
      url: `${api}/tasks`,
      method: 'POST' as const,
      remoteAddress,
      headers: { 'content-type': 'application/json', cookie: session, ...ours },
    })
    for (const session of ['', 'payload-token=forged', editor])
      for (const payload of ['{}', 'no JSON', 'x'.repeat(100 * 1024)]) {
        const response = await web.app.inject({ ...from('192.0.2.7', session), payload })
        expect(response.statusCode).toBe(403)
      }
    const auth = vi.spyOn(site.payload, 'auth')
    const ask = (remoteAddress: string, session = '') =>
      web.app.inject({ url: `${api}/comments`, remoteAddress, headers: { ...ours, cookie: session } })
    for (let index = 0; index < 240; index++)
      expect((await ask('192.0.2.8', index % 2 ? 'payload-token=forged' : '')).statusCode).toBe(403)
    expect(auth).not.toHaveBeenCalled()
    auth.mockRestore()
    expect((await ask('192.0.2.8')).statusCode).toBe(429)
    expect((await web.app.inject({ ...from('192.0.2.8'), payload: '{}' })).statusCode).toBe(429)
    // Moderators at the same address are not limited.
    expect((await ask('192.0.2.8', cookie)).statusCode).toBe(200)
    expect((await ask('192.0.2.9')).statusCode).toBe(403)
  })

  it('change many comments at once, and undo the changes together', async () => {
    const [one, two] = [(await thread.write('one')).id, (await thread.write('two')).id]
    const done = (await task('spam', one, two)).json()
    expect(done).toMatchObject({ changed: [one, two], conflicts: [], counts: { spam: 2 } })
    expect(done.rows[one]).toMatchObject({ id: one, state: 'spam' })
    const undone = (await post('/undo', { batch: done.batch })).json()
    expect(undone.changed.sort()).toEqual([one, two].sort())
    expect(undone.rows[two]).toMatchObject({ state: 'unapproved' })
    const removed = (await task('remove', one)).json()
    expect(removed.rows).toEqual({ [one]: null })
    expect((await post('/undo', { batch: 'nothing' })).json().error.field).toBe('batch')
  })

  it('report a conflict together with the current comment', async () => {
    const { id } = await thread.write('seen by two', 0, { state: 'approved' })
    await task('spam', id)
    const late = await post('/tasks', { task: 'unapprove', targets: [{ id, version: 1 }] })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      batch: null,
      changed: [],
      conflicts: [{ id, by: thread.mo.name, action: 'spam' }],
      rows: { [id]: { state: 'spam', version: 2 } },
    })
    const edit = await post(`/comments/${id}/edits`, { version: 1, content: 'too late' })
    expect(edit.statusCode).toBe(409)
    expect(edit.json()).toMatchObject({
      error: { code: 'conflict', field: 'version' },
      conflicts: [{ id, version: 2 }],
      rows: { [id]: { content: 'seen by two' } },
    })
  })

  it('edit a comment and keep fields that are not sent', async () => {
    const { id } = await thread.write('before', 0, { url: 'https://a.example/' })
    const saved = (
      await post(`/comments/${id}/edits`, { version: 1, content: 'after', state: 'approved' })
    ).json()
    expect(saved.comment).toMatchObject({ content: 'after', url: 'https://a.example/', state: 'unapproved' })
    expect((await post('/undo', { batch: saved.batch })).json().rows[id].content).toBe('before')
    for (const [body, field] of [
      [{ content: ' ' }, 'content'],
      [{}, 'content'],
      [{ content: 'x', url: 'javascript:alert(1)' }, 'url'],
      [{ content: 'x', email: 'nobody' }, 'email'],
      [{ content: 'x', version: '1' }, 'version'],
    ] as const) {
      const answer = await post(`/comments/${id}/edits`, body)
      expect([answer.statusCode, answer.json().error.field]).toEqual([400, field])
    }
    expect((await post('/comments/999999/edits', { content: 'x' })).statusCode).toBe(404)
  })

  it('reply in the name of the moderator, and approve the comment replied to', async () => {
    const { id } = await thread.write('a question')
    const alone = await post(`/comments/${id}/replies`, { content: 'An answer' })
    expect([alone.statusCode, alone.json().error.field]).toEqual([409, 'approve'])
    const both = { content: 'An answer', approve: true, version: 1, once: 'o'.repeat(22) }
    const done = (await post(`/comments/${id}/replies`, both)).json()
    expect(done.comment).toMatchObject({ content: 'An answer', author: thread.mo.name, state: 'approved' })
    expect(done.approved).toMatchObject({ id, state: 'approved' })
    expect(done.counts.approved).toBeGreaterThan(1)
    const again = (await post(`/comments/${id}/replies`, both)).json()
    expect(again.comment.id).toBe(done.comment.id)
    expect((await post('/undo', { batch: done.batch })).json().changed).toHaveLength(2)
    expect(await thread.stateOf(id)).toBe('unapproved')
  })

  it.each([
    [{ task: 'explode', targets: [{ id: 1 }] }, 'task'],
    [{ task: 'spam', targets: [] }, 'targets'],
    [{ task: 'spam', targets: Array.from({ length: 201 }, () => ({ id: 1 })) }, 'targets'],
    [{ task: 'spam', targets: [{ id: 0 }] }, 'targets.0.id'],
    [{ task: 'spam', targets: [{ id: 2 ** 40 }] }, 'targets.0.id'],
    [{ task: 'spam' }, 'targets'],
    ['text', undefined],
  ])('name the invalid field: %j', async (body, field) => {
    const answer = await post('/tasks', body)
    expect([answer.statusCode, answer.json().error.field]).toEqual([400, field])
  })

  it.each([
    ['/tasks', {}, 'The task must be one of approve, unapprove, spam, remove.'],
    ['/tasks', { task: 'spam' }, 'Choose at least one comment.'],
    ['/tasks', { task: 'spam', targets: [7] }, 'Each target must be an object with the id of a comment.'],
    ['/tasks', { task: 'spam', targets: [{}] }, 'This is not the number of a comment.'],
    ['/tasks', { task: 'spam', targets: [{ id: 1.5 }] }, 'This is not the number of a comment.'],
    ['/tasks', 'text', 'The request must contain a JSON object.'],
    ['/undo', {}, 'The action to undo (batch) is missing.'],
    ['/comments/1/edits', {}, 'The comment (content) is missing.'],
    ['/comments/1/edits', { content: '', author: 1 }, 'The name (author) must be a text.'],
    ['/comments/1/edits', { content: '', email: 1 }, 'The e-mail address must be a text.'],
    ['/comments/1/edits', { content: '', url: 1 }, 'The URL must be a text.'],
    ['/comments/1/edits', { content: '', version: '1' }, 'The version of a comment must be a whole number.'],
    ['/comments/1/replies', {}, 'The reply (content) is missing.'],
    ['/comments/1/replies', { content: '', approve: 1 }, 'approve must be true or false.'],
    ['/comments/1/replies', { content: '', version: 0 }, 'The version of a comment must be a whole number.'],
    ['/comments/1/replies', { content: '', once: 1 }, 'once must be a text.'],
  ])('explain in words of the site what %s cannot read: %j', async (path, body, message) => {
    const answer = await post(path, body)
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, message])
  })
})

import { beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '../../kit/app'
import { createUser } from '../../kit/content'
import { describeSite, type Site } from '../../kit/harness'
import { openThread, type TestThread } from './comment-thread'

const call = '/index.php?option=com_zoo&controller=comment'
const form = 'application/x-www-form-urlencoded'

describeSite('the moderation calls', (open, _dialect, once) => {
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
  const get = (query: string, session = cookie) => web.get(`${call}${query}`, { ...ours, cookie: session })
  const send = (fields: Record<string, string> | string, headers: Record<string, string> = {}, url = call) =>
    web.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': form, cookie, ...ours, ...headers },
      payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    })
  const tables = async () =>
    Promise.all(
      ['comments', 'comment_actions', 'outgoing_mail', 'schools', 'claims'].map((table) =>
        site.sql(`select * from ${table} order by 1`),
      ),
    )

  it('show the list as a page and as a fragment, newest first, without spam by default', async () => {
    await thread.write('older words', 0, { createdAt: '2026-01-01T00:00:00.000Z', state: 'approved' })
    await thread.write('buy pills', 0, {
      state: 'spam',
      spamScore: 0.97,
      spamReasons: ['“pills” is in 40 spams'],
    })
    await thread.write('newer words', 0, { author: '', email: 'nobody@example.org', ipHash: 'abc123' })
    const page = await get('')
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['set-cookie']).toBe('zoo-comment_login=staff; Max-Age=15552000; Path=/; SameSite=Lax')
    expect(page.body).toContain('<!doctype html>')
    expect(page.body.indexOf('newer words')).toBeLessThan(page.body.indexOf('older words'))
    expect(page.body).not.toContain('buy pills')
    expect(page.body).toContain('<strong dir="auto">Anonymous</strong>')
    const fragment = await get('&task=list&format=raw&state=spam')
    expect(fragment.body).toMatch(/^<section class="moderation"/)
    expect(fragment.body).toContain('buy pills')
    expect(fragment.body).toContain('Spam score 97 %')
    expect(fragment.body).toContain('“pills” is in 40 spams')
    expect(fragment.body).not.toContain('newer words')
    for (const [query, found] of [
      ['&text=newer', ['newer words']],
      ['&author=ana', ['older words']],
      ['&anonymous=1', ['newer words']],
      ['&ip=abc123', ['newer words']],
      [`&school=${thread.school.id}&state=approved`, ['older words']],
      ['&school=999', []],
    ] as const) {
      const { body } = await get(`&task=list&format=raw${query}`)
      expect(
        ['older words', 'newer words', 'buy pills'].filter((text) => body.includes(text)),
        query,
      ).toEqual(found)
    }
  })

  once('are allowed only for moderators', async () => {
    const { id } = await thread.write('untouched')
    const bare = await web.get(call, ours)
    expect(bare.statusCode).toBe(403)
    expect(bare.body).toContain('Log in as a moderator to handle comments.')
    expect(bare.body).toContain('/admin/login?redirect=')
    for (const session of [editor, 'payload-token=forged', '']) {
      for (const query of ['', '&task=list&format=raw', `&task=edit&format=raw&cid=${id}`]) {
        const answer = await get(query, session)
        expect(answer.statusCode).toBe(403)
        expect(answer.body).not.toContain('untouched')
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
      for (const task of ['approve', 'unapprove', 'spam', 'remove', 'save', 'undo'])
        expect((await send({ task, cid: String(id), content: 'x' }, { cookie: session })).statusCode).toBe(
          403,
        )
    }
    expect((await get('', editor)).body).toContain('Only moderators and administrators handle comments.')
    expect(await thread.read(id)).toMatchObject({ state: 'unapproved', version: 1, content: 'untouched' })
  })

  once('limit how often strangers ask, before their body is read', async () => {
    const ask = (url: string, remoteAddress: string, session = '', body?: string) =>
      web.app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url,
        remoteAddress,
        headers: {
          ...ours,
          cookie: session,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        payload: body,
      })
    const inBody = '{"option":"com_zoo","controller":"comment"}'
    for (let index = 0; index < 240; index++) {
      const session = index % 2 ? 'payload-token=forged' : ''
      // One request in the form alone, which is known only when its body has been read.
      const answer = index
        ? await ask(`${call}&format=raw`, '192.0.2.18', session)
        : await ask('/index.php', '192.0.2.18', '', inBody)
      expect(answer.statusCode).toBe(403)
    }
    for (const url of [call, `${call}&format=raw`]) {
      const page = await ask(url, '192.0.2.18')
      expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '60'])
      expect((await ask(url, '192.0.2.18', '', 'no JSON')).statusCode).toBe(429)
    }
    expect((await ask('/index.php', '192.0.2.18', '', inBody)).statusCode).toBe(429)
    // Other clients, moderators at the same address and the other calls are not limited.
    expect((await ask(call, '192.0.2.19', '', 'no JSON')).statusCode).toBe(400)
    expect((await ask(call, '192.0.2.18', cookie)).statusCode).toBe(200)
    expect((await ask('/index.php', '192.0.2.18', '', '{}')).statusCode).toBe(400)
  })

  once('return an edit form and save it, answering with the new row', async () => {
    const { id } = await thread.write('before', 0, { url: 'https://a.example/', email: 'a@example.org' })
    const fragment = await get(`&task=edit&format=raw&cid=${id}`)
    expect(fragment.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const part of ['name="author"', 'name="email"', 'name="url"', 'name="content"', 'Update Comment'])
      expect(fragment.body).toContain(part)
    const fields = {
      task: 'save',
      format: 'raw',
      cid: String(id),
      version: '1',
      author: 'Ana',
      content: 'after',
      state: 'approved',
      path: 'x',
      junk: '1',
    }
    const row = await send(fields)
    expect(row.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(row.body).toMatch(new RegExp(`^<li id="row-${id}"`))
    expect(row.body).toContain('after')
    // Fields outside the form are ignored, and fields that were not sent keep their values.
    expect(await thread.read(id)).toMatchObject({
      content: 'after',
      author: 'Ana',
      url: 'https://a.example/',
      state: 'unapproved',
      version: 2,
    })
    const late = await send({ ...fields, content: 'too late' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      result: false,
      error: { code: 'conflict' },
      conflicts: [{ id, by: thread.mo.name, action: 'edit' }],
    })
    expect(late.json().rows[id]).toContain('after')
    const undone = await send({ task: 'undo', format: 'raw', batch: String(row.headers['x-batch']) })
    expect(undone.json().rows[id]).toContain('before')
  })

  once('sign the reply of an account without a name of a person with the name of the site', async () => {
    const { payload } = site
    await payload.updateGlobal({ slug: 'site-settings', data: { name: 'Harbour Schools' } })
    const { id } = await thread.write('who are you?', 0, { state: 'approved' })
    const rename = (name: string) => payload.update({ collection: 'users', id: thread.mo.id, data: { name } })
    await rename('Administrator')
    const fields = { task: 'save', format: 'raw', cid: '0', parent_id: String(id), content: 'We are' }
    const { body } = await send(fields)
    await rename(thread.mo.name)
    expect(body).toContain('Harbour Schools')
    expect(body).not.toContain('Administrator')
  })

  it('reply to a comment in the name of the moderator', async () => {
    const { id } = await thread.write('a question', 0, { state: 'approved' })
    const fragment = (await get(`&task=reply&format=raw&cid=${id}`)).body
    expect(fragment).toContain('Submit Reply')
    expect(fragment).toContain('<input type="hidden" name="cid" value="0"/>')
    expect(fragment).toContain(`<input type="hidden" name="parent_id" value="${id}"/>`)
    expect(fragment).not.toContain('name="author"')
    const row = await send({
      task: 'save',
      format: 'raw',
      cid: '0',
      parent_id: String(id),
      content: 'The answer',
    })
    expect(row.body).toContain('The answer')
    expect(row.body).toContain(thread.mo.name)
    expect(row.body).toContain('data-state="approved"')
    for (const [fields, field] of [
      [{ cid: '0' }, 'parent_id'],
      [{ cid: '0', parent_id: '999999' }, 'parent_id'],
      [{ cid: String(id), content: ' ' }, 'content'],
      [{ cid: String(id), content: 'x'.repeat(5001) }, 'content'],
      [{ cid: String(id), url: 'javascript:alert(1)' }, 'url'],
      [{ cid: String(id), email: 'nobody' }, 'email'],
      [{ cid: String(id), author: 'x'.repeat(81) }, 'author'],
    ] as const) {
      const answer = await send({ task: 'save', format: 'raw', content: 'x', ...fields })
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.json().error.field).toBe(field)
    }
  })

  it.each(['unapproved', 'spam'] as const)(
    'approve a comment that is %s together with a reply to it',
    async (state) => {
      const { id } = await thread.write('waits for an answer', 0, { state })
      const fragment = (await get(`&task=reply&format=raw&cid=${id}`)).body
      expect(fragment).toContain('Approve and reply')
      expect(fragment).toContain('<input type="hidden" name="approve" value="1"/>')
      const fields = { task: 'save', format: 'raw', cid: '0', parent_id: String(id), content: 'Published' }
      const replies = async () => {
        const where = { parent: { equals: id }, state: { equals: 'approved' } }
        return (await site.payload.count({ collection: 'comments', where })).totalDocs
      }

      // A reply alone would be published below a hidden comment.
      const alone = await send(fields)
      expect([alone.statusCode, alone.json().error.field]).toEqual([409, 'approve'])
      const late = await send({ ...fields, approve: '1', version: '99' })
      expect([late.statusCode, late.json().conflicts[0].id]).toEqual([409, id])
      expect(await replies()).toBe(0)
      expect((await thread.read(id))?.state).toBe(state)

      const both = await send({ ...fields, approve: '1', version: '1', once: state.padEnd(22, 'o') })
      expect(both.statusCode).toBe(200)
      expect(both.body.match(/<li id="row-\d+"/g)).toHaveLength(2)
      expect(both.body).toContain(`<li id="row-${id}" class="moderation-row moderation-approved"`)
      expect(JSON.parse(String(both.headers['x-counts']))).toHaveProperty('unapproved')
      expect((await thread.read(id))?.state).toBe('approved')
      expect(await replies()).toBe(1)
      expect((await send({ ...fields, approve: '1', once: state.padEnd(22, 'o') })).statusCode).toBe(200)
      expect(await replies()).toBe(1)

      // One undo reverses both changes.
      const undone = await send({ task: 'undo', format: 'raw', batch: String(both.headers['x-batch']) })
      expect(undone.json().changed).toHaveLength(2)
      expect((await thread.read(id))?.state).toBe(state)
      expect(await thread.history(id)).toEqual([
        `${thread.mo.name} undo approved ${state}`,
        `${thread.mo.name} approve ${state} approved`,
      ])
    },
  )

  once('accept approval with a reply as a plain form, and report the result', async () => {
    const { id } = await thread.write('a plain question')
    expect((await get(`&task=reply&cid=${id}`)).body).toContain('Approve and reply')
    const fields = { task: 'save', cid: '0', parent_id: String(id), content: 'A plain answer' }
    const refused = await send(fields)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('A plain answer')
    expect(refused.body).toContain('Approve and reply')
    const done = await send({ ...fields, approve: '1', version: '1' })
    expect(done.statusCode).toBe(303)
    const list = await web.get(String(done.headers.location), { ...ours, cookie })
    expect(list.body).toContain('You approved a comment and wrote a comment.')
    expect((await thread.read(id))?.state).toBe('approved')
  })

  it('work as plain forms and for programs', async () => {
    const ids = [(await thread.write('one')).id, (await thread.write('two')).id]
    const fields = `task=approve&cid=${ids[0]}&cid=${ids[1]}&version%5B${ids[0]}%5D=1&return=${encodeURIComponent(`${call}&state=unapproved`)}`
    const answer = await send(fields)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(
      /^\/index\.php\?option=com_zoo&controller=comment&state=unapproved&done=[\w-]{36}$/,
    )
    expect(await Promise.all(ids.map(thread.stateOf))).toEqual(['approved', 'approved'])
    const page = await get(String(answer.headers.location).slice(call.length))
    expect(page.body).toContain('You approved 2 comments.')
    const batch = /name="batch" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    expect((await send({ task: 'undo', batch })).headers.location).toBe(call)
    expect(await Promise.all(ids.map(thread.stateOf))).toEqual(['unapproved', 'unapproved'])

    const [id = 0] = ids
    for (const [task, state] of [
      ['spam', 'spam'],
      ['approve', 'approved'],
      ['unapprove', 'unapproved'],
      ['remove', 'removed'],
    ]) {
      const json = (await send({ task: String(task), cid: String(id), format: 'raw' })).json()
      expect(json).toMatchObject({ result: true, conflicts: [], changed: [id] })
      expect(json.counts[String(state)]).toBeGreaterThan(0)
      if (state === 'removed') expect(json.rows[id]).toBeNull()
      else expect(json.rows[id]).toContain(`data-state="${state}"`)
    }
    const conflict = await send({ task: 'approve', cid: String(ids[1]), [`version[${ids[1]}]`]: '1' })
    expect(conflict.statusCode).toBe(409)
    expect(conflict.body).toContain(`${thread.mo.name} restored this comment`)
    const raw = await send({ task: 'approve', cid: String(ids[1]), version: '1', format: 'raw' })
    expect([raw.statusCode, raw.json().conflicts[0].by]).toEqual([409, thread.mo.name])
  })

  once('redirect only to this site', async () => {
    const { id } = await thread.write('anywhere')
    for (const elsewhere of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\n/evil.example',
      '',
    ]) {
      const answer = await send({ task: 'approve', cid: String(id), return: elsewhere })
      expect(String(answer.headers.location)).toMatch(/^\/index\.php\?/)
    }
    const answer = await send({
      task: 'spam',
      cid: String(id),
      return: '/schools/x/comments?page=2#comment-1',
    })
    expect(answer.headers.location).toBe('/schools/x/comments?page=2#comment-1')
  })

  once.each(['0', '-1', 'abc', String(2 ** 40), '1e3', ' 1', undefined, '999999'])(
    'name an invalid cid (%s)',
    async (cid) => {
      const given: Record<string, string> = cid === undefined ? {} : { cid }
      for (const task of ['approve', 'unapprove', 'spam', 'remove'])
        for (const format of ['raw', 'html']) {
          const answer = await send({ task, format, ...given })
          expect([400, 404]).toContain(answer.statusCode)
          if (format === 'raw')
            expect(answer.json()).toMatchObject({ result: false, error: { field: 'cid' } })
          else expect(answer.body).toContain(cid === '999999' ? 'There is no comment 999999.' : 'cid')
        }
      for (const task of ['edit', 'reply']) {
        const query = new URLSearchParams({ task, format: 'raw', ...given })
        const answer = await get(`&${query}`)
        expect([400, 404]).toContain(answer.statusCode)
        expect(answer.json().error.field).toBe('cid')
      }
    },
  )

  once('refuse unknown tasks and controllers', async () => {
    expect((await send({ task: 'explode', format: 'raw', cid: '1' })).json().error.field).toBe('task')
    expect((await web.get('/index.php?option=com_zoo&controller=calculator')).statusCode).toBe(404)
    expect((await web.get('/index.php')).statusCode).toBe(404)
    const other = await send({}, {}, '/index.php?option=com_zoo&controller=other')
    expect(other.json().error).toMatchObject({ field: 'controller' })
  })

  once('change nothing on GET requests', async () => {
    const { id } = await thread.write('still here')
    const before = await tables()
    for (const task of [
      '',
      'list',
      'edit',
      'reply',
      'save',
      'approve',
      'unapprove',
      'spam',
      'remove',
      'undo',
    ])
      for (const format of ['', 'raw'])
        await get(`&task=${task}&format=${format}&cid=${id}&content=x&parent_id=${id}`)
    await web.get(`/schools/${thread.school.slug}/comments/edit/${id}`, { ...ours, cookie })
    expect(await tables()).toEqual(before)
  })

  it.each([
    ['a form', form, (id: number) => `task=remove&cid=${id}`],
    [
      'several parts',
      'multipart/form-data; boundary=x',
      (id: number) => `--x\r\ncontent-disposition: form-data; name="cid"\r\n\r\n${id}\r\n--x--\r\n`,
    ],
    ['plain text', 'text/plain', (id: number) => `task=remove&cid=${id}`],
    ['JSON', 'application/json', (id: number) => JSON.stringify({ task: 'remove', cid: String(id) })],
    ['nothing', undefined, () => undefined],
  ])('are refused when another site sends them as %s', async (_name, type, body) => {
    const { id } = await thread.write('guarded')
    const url = `${call}&task=remove&cid=${id}`
    for (const from of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://school.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const headers = { cookie, ...(type ? { 'content-type': type } : {}), ...from }
      const response = await web.app.inject({ method: 'POST', url, headers, payload: body(id) })
      // Content types that our forms do not use are refused without reading the body.
      expect([403, 400], JSON.stringify(from)).toContain(response.statusCode)
      expect(await thread.stateOf(id)).toBe('unapproved')
    }
    if (type?.startsWith('multipart')) return
    const headers = { cookie, ...(type ? { 'content-type': type } : {}), origin: 'http://school.example' }
    const own = await web.app.inject({ method: 'POST', url, headers, payload: body(id) })
    expect(own.statusCode).toBe(303)
    expect(await thread.stateOf(id)).toBe('removed')
  })

  once('keep the typed text when a plain form is refused', async () => {
    const { id } = await thread.write('the old text')
    const fields = {
      task: 'save',
      cid: String(id),
      version: '1',
      author: 'New name',
      url: 'no address',
      content: 'typed & kept',
    }
    const refused = await send(fields)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('The website must begin with http')
    expect(refused.body).toContain('typed &amp; kept')
    expect(refused.body).toContain('value="New name"')
    expect((await send({ ...fields, url: '' })).statusCode).toBe(303)
    const late = await send({ ...fields, url: '', content: 'mine' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('mine')
    expect(late.body).toContain('typed &amp; kept')
    expect(late.body).toContain('name="version" value="2"')

    // The comment was deleted while the moderator was writing; the form keeps the text.
    await send({ task: 'remove', cid: String(id) })
    for (const [about, status] of [
      [{ cid: '0', parent_id: String(id) }, 404],
      [{ cid: '0', parent_id: '999999' }, 404],
      [{ cid: String(id), version: '2' }, 409],
    ] as const) {
      const gone = await send({ task: 'save', content: 'long & thought through', ...about })
      expect(gone.statusCode).toBe(status)
      expect(gone.body).toMatch(/<textarea[^>]*>long &amp; thought through<\/textarea>/)
    }
  })

  once('edit in place on the public page', async () => {
    const { id } = await thread.write('public words', 0, { state: 'approved' })
    const path = `/schools/${thread.school.slug}/comments/edit/${id}`
    const page = await web.get(path, { ...ours, cookie })
    expect(page.body).toContain('public words')
    expect((await web.get(`/de${path}`, { ...ours, cookie })).body).toContain('Speichern')
    expect(page.body).toContain(`<input type="hidden" name="comment_id" value="${id}"/>`)
    const fragment = await web.get(`${path}?format=raw`, { ...ours, cookie })
    expect(fragment.body).toMatch(/^<form class="form comment-edit"/)
    const fields = { comment_id: String(id), version: '1', content: 'new public words' }
    for (const headers of [{ cookie: editor }, { cookie: '' }, { 'sec-fetch-site': 'none' }] as Record<
      string,
      string
    >[])
      expect((await send(fields, headers, path)).statusCode).toBe(403)
    expect((await web.get(path, ours)).statusCode).toBe(403)
    expect((await send({ ...fields, content: '' }, {}, path)).statusCode).toBe(400)
    expect((await send({ ...fields, comment_id: '1' }, {}, path)).statusCode).toBe(400)
    const saved = await send(fields, {}, `/de${path}`)
    expect(saved.statusCode).toBe(303)
    expect(saved.headers.location).toContain(`/de/schools/${thread.school.slug}/comments`)
    expect(saved.headers.location).toMatch(new RegExp(`#comment-${id}$`))
    expect((await thread.read(id))?.content).toBe('new public words')
    const began = `/schools/${thread.school.slug}?weeks=4#comment-${id}`
    const linked = await web.get(`${path}?return=${encodeURIComponent(began)}`, { ...ours, cookie })
    expect(linked.body).toContain(`<input type="hidden" name="return" value="${began}"/>`)
    const again = { ...fields, version: '2', content: 'once more', return: began }
    const empty = await send({ ...again, content: '' }, {}, path)
    expect(empty.body).toContain(`<input type="hidden" name="return" value="${began}"/>`)
    expect((await send(again, {}, path)).headers.location).toBe(began)
    const away = { ...fields, version: '3', return: 'https://evil.example/' }
    expect((await send(away, {}, path)).headers.location).toMatch(/^\/schools\//)
    const late = await send({ ...fields, content: 'overwritten?' }, {}, path)
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('overwritten?')
    expect((await thread.read(id))?.content).toBe('new public words')
    expect((await web.get(`/schools/elsewhere/comments/edit/${id}`, { ...ours, cookie })).statusCode).toBe(
      404,
    )
  })
})

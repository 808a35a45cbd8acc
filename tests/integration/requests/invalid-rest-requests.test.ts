import { beforeAll, expect, it } from 'vitest'
import { courseData, createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
})
const form = (body: string, boundary = 'x'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': `multipart/form-data${boundary && `; boundary=${boundary}`}` },
  body,
})

describeSite('an invalid REST request', (open, dialect) => {
  let site: Site
  let email: string
  beforeAll(async () => {
    site = await open({ env: { LOG_LEVEL: 'info' } })
    email = (await createUser(site.payload, 'administrator')).email
    await createSchool(site.payload)
  })

  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
  const nul = JSON.stringify({ email: 'a\u0000b@mail.example', password: 'long enough for it' })
  const wrong = JSON.stringify({ email: 'nobody@mail.example', password: 'long enough for it' })

  it.each<[string, string, RequestInit | undefined, number[]]>([
    ['a form that stops in the middle', '/api/media', form('--x\r\nbad'), [400]],
    ['a form without its boundary', '/api/media', form('--x\r\nbad', ''), [400]],
    ['a document that is not JSON', '/api/media', form(field('_payload', '{')), [400]],
    ['invalid JSON', '/api/users/login', json('{'), [400]],
    ['letters as a number', '/api/schools/abc', undefined, [404]],
    ['letters as a number of a post', '/api/posts/abc', undefined, [404]],
    ['a number that no document has', '/api/schools/99999999999999999999', undefined, [404]],
    ['a page before the first', '/api/schools?page=-5', undefined, [200, 400]],
    ['a condition that is not JSON', '/api/schools?where=notanobject', undefined, [400]],
    ['a number as a condition', '/api/schools?where=5', undefined, [200, 400]],
    ['a text as a list of conditions', '/api/schools?where[and]=x', undefined, [200, 400]],
    ['a text as conditions of a field', '/api/schools?where[name]=x', undefined, [200, 400]],
    ['NUL in a condition', '/api/schools?where[name][equals]=a%00b', undefined, [200, 400]],
    ['NUL in a log-in', '/api/users/login', json(nul), [400, 401]],
    ['a log-in with an unknown address', '/api/users/login', json(wrong), [401]],
    ['a picture that does not exist', '/api/media/file/no-such.jpg', undefined, [404]],
    ['a hidden file', '/api/media/file/.replaced-x', undefined, [404]],
  ])('gets an error message and logs no error: %s', async (_, path, init, statuses) => {
    const from = site.log.length
    const answer = await site.rest(path, init)
    expect(statuses).toContain(answer.status)
    const body = (await answer.json()) as { errors?: { message: string }[] }
    if (answer.status >= 400) {
      expect(body.errors?.[0]?.message).toMatch(/^[A-Z]/)
      expect(body.errors?.[0]?.message).not.toBe('Something went wrong.')
    }
    expect(site.log.slice(from).filter(({ level }) => Number(level) >= 40)).toEqual([])
    expect(JSON.stringify(site.log.slice(from))).not.toMatch(/failed query|\bselect\b.*\bfrom\b/i)
  })

  it('with a wrong password logs neither an error nor the e-mail address', async () => {
    const from = site.log.length
    const answer = await site.rest(
      '/api/users/login',
      json(JSON.stringify({ email, password: `${password}?` })),
    )
    expect(answer.status).toBe(401)
    const lines = site.log.slice(from)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
    expect(JSON.stringify(lines)).not.toContain(email)
  })

  it('is not confused with a server error, which is logged', async () => {
    const from = site.log.length
    await site.sql(`alter table media rename to media_away`)
    const answer = await site.rest('/api/media')
    await site.sql(`alter table media_away rename to media`)
    expect(answer.status).toBe(500)
    expect(
      site.log.slice(from).some(({ level }) => level === 50),
      dialect,
    ).toBe(true)
  })

  const administrator = async () => ({
    authorization: `JWT ${await openSession(site.payload, { email, password })}`,
    'content-type': 'application/json',
  })

  const to = (url: string) => ({ from: '/old', to: { type: 'custom', url } })
  it.each<[string, unknown, number]>([
    ['/api/redirects', {}, 400],
    ['/api/redirects', to('http://'), 400],
    ['/api/redirects', to('https://school.example/\r\nx: y'), 400],
    ['/api/accommodation/versions', undefined, 404],
    ['/api/users/verify/x', {}, 404],
    ['/api/files/file/no-such.pdf', undefined, 404],
    ['/api/map-extracts/file/no-such.osm', undefined, 404],
    ['/api/globals/theme/versions/1', undefined, 404],
    ['/api/payload-migrations', undefined, 404],
    ['/api/payload-jobs/handle-schedules', undefined, 401],
    ['/api/globals/home-page?data=x', undefined, 400],
    ['/api/schools?where[id][near]=1,2', undefined, 400],
    ['/api/schools?where[createdAt][equals]=x', undefined, 400],
    ['/api/schools?limit=1.5', undefined, 400],
    ['/api/schools', null, 400],
    ['/api/schools', 'x', 400],
    ['/api/courses', { ...courseData(99_999) }, 400],
  ])(
    'of an administrator is no server error, neither in the answer nor in the log: %s %j',
    async (path, body, status) => {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      const from = site.log.length
      expect((await site.rest(path, { ...init, headers: await administrator() })).status).toBe(status)
      expect(site.log.slice(from).filter(({ level }) => Number(level) >= 50)).toEqual([])
    },
  )

  const richText = (children: unknown) => ({ root: { type: 'root', children } })
  it.each<[string, unknown, string]>([
    ['users', { email: ['x'] }, 'email'],
    ['users', { password: ['x'] }, 'password'],
    ['schools', { description: richText('x') }, 'description'],
    ['schools', { description: richText([{ type: 'paragraph', children: 'x' }]) }, 'description'],
    ['schools', { blocks: [{ blockType: 'text', text: richText([null]) }] }, 'blocks.0.text'],
    ['schools', { blocks: [{ blockType: 'constructor' }] }, 'blocks.0'],
  ])('with a value of a wrong type names its field: %s %j', async (path, body, field) => {
    const [slug = '', query = ''] = path.split('?')
    const { docs } = await site.payload.find({ collection: slug as 'users', limit: 1 })
    const answer = await site.rest(`/api/${slug}/${docs[0]?.id}?${query}`, {
      method: 'PATCH',
      headers: await administrator(),
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ data: { errors: [{ path: field }] } }] })
  })

  it('with a row of another document is no server error', async () => {
    const facts = [{ label: 'Students', value: '12' }]
    const [one, two] = [
      await createSchool(site.payload, { slug: 'one', facts } as never),
      await createSchool(site.payload, { slug: 'two' } as never),
    ]
    const from = site.log.length
    const answer = await site.rest(`/api/schools/${two.id}`, {
      method: 'PATCH',
      headers: await administrator(),
      body: JSON.stringify({ facts: one.facts }),
    })
    expect(answer.status).toBe(400)
    expect(site.log.slice(from).filter(({ level }) => Number(level) >= 40)).toEqual([])
    await site.payload.delete({ collection: 'schools', where: { slug: { in: ['one', 'two'] } } })
  })

  const large = 'x'.repeat(100_001)
  it.each<[string, string, object, number]>([
    ['POST', 'media', { url: 'http://127.0.0.1:9/x.png', filename: 'x.png', alt: 'x' }, 400],
    ['PATCH', 'schools/1', Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`key${n}`, 1])), 400],
    ['POST', 'payload-preferences/x', { value: large }, 413],
    ['POST', 'payload-preferences/x', { value: 'small' }, 200],
    ['POST', 'payload-preferences', { key: 'x', value: large }, 413],
  ])('is answered before it costs much: %s %s', async (method, path, body, status) => {
    const init = { method, headers: await administrator(), body: JSON.stringify(body) }
    expect((await site.rest(`/api/${path}`, init)).status).toBe(status)
  })

  it('cannot lock a document in the name of a colleague', async () => {
    const { docs } = await site.payload.find({ collection: 'users' })
    const colleague = await createUser(site.payload, 'editor')
    const headers = await administrator()
    const lock = async (path: string, method: string) => {
      const user = { relationTo: 'users', value: colleague.id }
      const document = { relationTo: 'schools', value: 1 }
      const answer = await site.rest(`/api/payload-locked-documents${path}?depth=0`, {
        ...{ method, headers, body: JSON.stringify({ document, user }) },
      })
      return (await answer.json()).doc
    }
    const created = await lock('', 'POST')
    const updated = await lock(`/${created.id}`, 'PATCH')
    const own = { value: { id: docs[0]?.id } }
    expect([created.user, updated.user]).toMatchObject([own, own])
    await site.payload.delete({ collection: 'payload-locked-documents', id: created.id })
  })

  it('never deletes or changes documents because it was ignored', async () => {
    const count = async () => (await site.payload.count({ collection: 'schools' })).totalDocs
    const before = await count()
    for (const where of [
      'where[and]=x',
      'where[id][in][x]=1',
      'where={"and":{}}',
      'where[or][0]=x',
      'where=5',
    ]) {
      const init = { method: 'DELETE', headers: await administrator() }
      expect((await site.rest(`/api/schools?${where}`, init)).status).toBe(400)
    }
    expect([before, await count()]).toEqual([1, 1])
  })
})

import { beforeAll, expect, it } from 'vitest'
import type { FindResults, FindStart } from '../../../src/features/find/contract'
import { fillWords } from '../../../src/features/find/index/store-words.server'
import type { Role } from '../../../src/platform/payload/access'
import { createCourse, createPage, createSchool, createUser, openSession, password } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

const createEnrolment = (site: Site, name: string, reference: string, more: object = {}) =>
  site.payload.create({
    collection: 'enrolments',
    data: {
      state: 'new',
      version: 1,
      name,
      email: `${reference.toLowerCase()}@example.org`,
      birthDate: '2001-05-01T12:00:00.000Z',
      nationality: 'es',
      level: 'B1',
      start: '2027-01-04T12:00:00.000Z',
      reference,
      locale: 'es',
      consentedAt: '2026-11-01T12:00:00.000Z',
      ...more,
    },
  })

describeOnBoth('the search of the panel', (open, _dialect, once) => {
  let site: Site
  const sessions = new Map<Role, string>()
  let moderator = ''
  const post = async <Body>(role: Role | undefined, path: string, body: object) => {
    const cookie = role ? `payload-token=${sessions.get(role)}` : ''
    const response = await site.rest(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const find = async (query: string, role: Role = 'editor') => {
    const { body } = await post<FindResults>(role, '/find', { query })
    return body.groups.flatMap(({ entries }) => entries.map(({ title }) => title))
  }

  beforeAll(async () => {
    site = await open()
    for (const role of ['administrator', 'editor', 'moderator'] as const) {
      const { email } = await createUser(site.payload, role)
      if (role === 'moderator') moderator = email
      sessions.set(role, await openSession(site.payload, { email, password }))
    }
    const school = await createSchool(site.payload, { name: 'Maple Harbour' })
    await createCourse(site.payload, school.id, 'Intensive Evenings')
    await createPage(site.payload, { title: 'How to arrive', slug: 'how-to-arrive' })
    await createEnrolment(site, 'Ana María Quintana', 'K7Q-X2M', {
      phone: '+34 612 345 678',
      email: 'ana.q@example.org',
    })
    await createEnrolment(site, 'Zoë Strasser', 'P4R-T9W', {
      underage: true,
      guardianName: 'Ottilie Brandauer',
    })
    await createEnrolment(site, 'Wolfeschlegel Hausenberg', 'B2D-F5G')
  })

  it.each([
    // As typed, beginnings, accents, several words in any order.
    ['Quintana', 'Ana María Quintana'],
    ['quin', 'Ana María Quintana'],
    ['maria ana', 'Ana María Quintana'],
    ['zoe stra', 'Zoë Strasser'],
    // References, telephone numbers with and without the prefix, e-mail addresses, guardians.
    ['k7q-x2m', 'Ana María Quintana'],
    ['0612 345 678', 'Ana María Quintana'],
    ['+34612345678', 'Ana María Quintana'],
    ['ana.q@example.org', 'Ana María Quintana'],
    ['brandauer', 'Zoë Strasser'],
    // Typing errors: a letter missing, doubled, wrong, swapped, the first one, two in a long word, in one of two words.
    ['quntana', 'Ana María Quintana'],
    ['quinntana', 'Ana María Quintana'],
    ['quimtana', 'Ana María Quintana'],
    ['quitnana', 'Ana María Quintana'],
    ['wuintana', 'Ana María Quintana'],
    ['wolfeshlegl', 'Wolfeschlegel Hausenberg'],
    ['zoe strsser', 'Zoë Strasser'],
    ['qiuntan', 'Ana María Quintana'],
    // Content.
    ['maple harbuor', 'Maple Harbour'],
    ['intensive', 'Intensive Evenings'],
    ['arive', 'How to arrive'],
  ])('finds “%s”', async (query, title) => {
    expect(await find(query)).toContain(title)
  })

  it('finds nothing for unknown words, wildcards and SQL', async () => {
    for (const query of ['', '  ', '%', '_', "'; drop table users; --", 'harpsichord', 'quintana strasser'])
      expect([query, await find(query)]).toEqual([query, []])
  })

  it('follows changes, drafts and deletions', async () => {
    const page = await createPage(site.payload, { title: 'Bicycles', slug: 'bicycles' })
    await site.payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Velocipedes' },
      draft: true,
    })
    expect(await find('velocipedes')).toEqual(['Velocipedes'])
    const { id } = await createEnrolment(site, 'Gone Tomorrow', 'G1G-G1G')
    expect(await find('tomorrow')).toEqual(['Gone Tomorrow'])
    await site.payload.delete({ collection: 'enrolments', id })
    expect(await find('tomorrow')).toEqual([])
    expect(await site.sql("select * from find_words where word = 'tomorrow'")).toEqual([])
  })

  it('adds words that are missing, and deletes those of documents that are gone', async () => {
    await site.sql("delete from find_words where word = 'quintana' or kind = 'pages'")
    await site.sql("insert into find_words (kind, document, word) values ('enrolments', 999999, 'ghost')")
    await site.sql("delete from find_words where kind = 'enrolments' and document = 1")
    await fillWords(site.payload)
    expect(await find('quintana')).toEqual(['Ana María Quintana'])
    expect(await find('arrive')).toEqual(['How to arrive'])
    expect(await site.sql("select * from find_words where word = 'ghost'")).toEqual([])
  })

  it('shows each role what it may see, and strangers nothing', async () => {
    expect(await find('quintana', 'moderator')).toEqual([])
    expect(await find('intensive', 'moderator')).toEqual([])
    expect(await find(moderator, 'editor')).toEqual([])
    expect(await find(moderator, 'administrator')).not.toEqual([])
    expect(await find('quintana', 'administrator')).toEqual(['Ana María Quintana'])
    for (const path of ['/find', '/find/start'])
      expect((await post(undefined, path, { query: 'quintana' })).status).toBe(403)
    const headers = { cookie: `payload-token=${sessions.get('administrator')}` }
    expect((await site.rest('/api/find-words', { headers })).status).toBe(403)
  })

  once('starts with the actions, screens and last choices of a role', async () => {
    const { docs } = await site.payload.find({
      collection: 'enrolments',
      where: { name: { like: 'Quintana' } },
    })
    const recent = [`enrolments:${docs[0]?.id}`, 'enrolments:123456', 'nav-pages', 'no-such-thing', 'users:1']
    const start = async (role: Role) => (await post<FindStart>(role, '/find/start', { recent })).body
    const editor = await start('editor')
    expect(editor.actions.entries.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Change a price', 'New: Page', 'New: Course']),
    )
    expect(editor.recent.map(({ title }) => title)).toEqual(['Ana María Quintana', 'Pages'])
    const moderator = await start('moderator')
    expect(moderator.recent).toEqual([])
    const addresses = [...moderator.actions.entries, ...moderator.screens.entries].map(({ href }) => href)
    expect(addresses).toContain('/admin/moderation')
    for (const hidden of [
      '/admin/enrolments',
      '/admin/collections/pages/create',
      '/admin/collections/users/create',
    ])
      expect(addresses).not.toContain(hidden)
  })

  once('refuses what is no query', async () => {
    for (const body of [{}, { query: 1 }, { query: 'x'.repeat(2000) }])
      expect((await post('editor', '/find', body)).status).toBe(400)
    expect((await post('editor', '/find/start', { recent: Array(99).fill('a') })).status).toBe(400)
  })
})

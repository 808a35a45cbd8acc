import { beforeAll, expect, it } from 'vitest'
import type { FoundStudent } from '../../../src/features/enrolments/students/students-contract'
import { createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the students of the office', (open) => {
  let site: Site
  let pier: number
  let hill: number
  const cookies: Record<string, string> = {}
  let count = 0

  const enrol = (name: string, email: string, more: object = {}) =>
    site.payload.create({
      collection: 'enrolments',
      data: {
        ...{ state: 'new', version: 1, name, email, school: pier, birthDate: '2001-05-01T12:00:00.000Z' },
        ...{ nationality: 'es', level: 'B1', start: '2027-01-04T12:00:00.000Z', locale: 'es' },
        ...{ reference: `S${++count}D-STU`, consentedAt: '2026-11-01T12:00:00.000Z' },
        ...more,
      } as never,
    })
  const post = async (who: string, query: unknown) => {
    const response = await site.rest('/api/students/find', {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        cookie: cookies[who] ? `payload-token=${cookies[who]}` : '',
      },
      body: JSON.stringify({ query }),
    })
    return { status: response.status, students: ((await response.json()).students ?? []) as FoundStudent[] }
  }
  const names = async (who: string, query: string) =>
    (await post(who, query)).students.map(({ name, stays }) => `${name} ${stays.length}`)

  beforeAll(async () => {
    site = await open()
    pier = (await createSchool(site.payload, { name: 'Pier' })).id
    hill = (await createSchool(site.payload, { name: 'Hill' })).id
    await enrol('Ana María Quintana', 'ana@x.example', { phone: '+34 612 345 678' })
    await enrol('Ana Maria Quintana', 'Ana@x.example', {
      state: 'confirmed',
      school: hill,
      start: '2027-06-07T12:00:00.000Z',
    })
    // A brother, with the address of the same parent.
    await enrol('Leo Quintana', 'ana@x.example')
    await enrol('Wolfeschlegel Hausenberg', 'wolf@x.example', { school: hill })
    for (const role of ['editor', 'moderator', 'accountant'] as const) {
      const { email } = await createUser(site.payload, role)
      cookies[role] = await openSession(site.payload, { email, password })
    }
    const { id, email } = await createUser(site.payload, 'editor')
    await site.payload.update({ collection: 'users', id, data: { isLimited: true, schools: [pier] } })
    cookies.limited = await openSession(site.payload, { email, password })
  })

  it.each([
    ['a name with a typing error', 'qiuntana maria'],
    ['a telephone number with other spaces', '0612 345 678'],
    ['a reference', 's1d-stu'],
  ])('are found by %s, with all their enrolments', async (_what, query) => {
    expect((await names('editor', query))[0]).toBe('Ana Maria Quintana 2')
  })

  it('are one person each, the newest stay first, although brothers share an address', async () => {
    const { students } = await post('editor', 'ana@x.example')
    expect(students.map(({ name }) => name).sort()).toEqual(['Ana Maria Quintana', 'Leo Quintana'])
    const ana = students.find(({ name }) => name.startsWith('Ana'))
    expect(ana).toMatchObject({
      phone: '+34 612 345 678',
      balances: [],
      stays: [
        { state: 'confirmed', school: 'Hill', start: '2027-06-07', account: 'none', quotes: [] },
        { state: 'new', school: 'Pier', start: '2027-01-04' },
      ],
    })
  })

  it('are seen by those who handle enrolments, of their schools only', async () => {
    for (const who of ['moderator', 'accountant', 'nobody'])
      expect([who, (await post(who, 'quintana')).status]).toEqual([who, 403])
    expect(await names('limited', 'quintana')).toEqual(
      expect.arrayContaining(['Ana María Quintana 1', 'Leo Quintana 1']),
    )
    expect(await names('limited', 'hausenberg')).toEqual([])
    expect(await names('editor', 'hausenberg')).toEqual(['Wolfeschlegel Hausenberg 1'])
  })

  it('are not found by nothing, unknown words or a wrong body', async () => {
    for (const query of ['', '  ', '%', 'harpsichord']) expect(await names('editor', query)).toEqual([])
    for (const query of [7, null, 'x'.repeat(2000)]) expect((await post('editor', query)).status).toBe(400)
  })
})

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { htmlProblems } from '../../html-problems'
import { filledForm, refusalOf } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

// Sunday evening at the school, already Monday in UTC. The next Mondays are 11, 18 and 25 January.
const sundayEvening = Date.parse('2027-01-11T04:30:00Z')
const minute = 60_000

describeSite('the days of a stay', (open) => {
  let site: Site
  let web: TestApp

  const at = (time: number) => vi.useFakeTimers({ now: time, toFake: ['Date'] })

  beforeAll(async () => {
    site = await open()
    const { school } = await createPricedSchool(site.payload)
    await site.payload.update({
      collection: 'schools',
      id: school.id,
      data: {
        timeZone: 'America/Los_Angeles',
        leadDays: 3,
        closures: [{ from: '2027-02-08', to: '2027-02-21', title: 'Winter break', weeks: 'move' }],
      },
    })
    const { docs } = await site.payload.find({ collection: 'accommodation', limit: 1 })
    await site.payload.update({
      collection: 'accommodation',
      id: docs[0]?.id ?? 0,
      data: { leadDays: 10, departureDaysAfter: 2 },
    })
    at(sundayEvening)
    web = await openApp(site)
  })
  afterEach(() => at(sundayEvening))
  afterAll(async () => {
    vi.useRealTimers()
    await web.close()
  })

  const course = { course: '2', weeks: '4' }
  const withRoom = { ...course, accommodation: '3' }
  const price = async (fields: Record<string, string>) =>
    (await web.get(`/schools/priced/price?${new URLSearchParams(fields)}`)).json()
  const save = (fields: Record<string, string>, language = '') =>
    web.post(`${language}/schools/priced/quotes`, fields)
  const offered = (body: string) => {
    const [, options = ''] = /<select[^>]* name="start"[^>]*>(.*?)<\/select>/s.exec(body) ?? []
    return [...options.matchAll(/<option value="([^"]+)"/g)].map(([, day]) => day)
  }
  const helper = async (fields: Record<string, string>) =>
    (
      await web.post('/index.php?option=com_zoo&controller=calculator', {
        rand: '123',
        option: 'com_zoo',
        tmpl: 'component',
        format: 'raw',
        school: 'priced',
        locale: 'de',
        ...fields,
      })
    ).json()

  it('begin late enough for the school and the accommodation, in the calculator without scripts', async () => {
    const form = await web.get('/schools/priced?course=2&weeks=4')
    expect(offered(form.body)[0]).toBe('2027-01-18')
    const room = await web.get('/schools/priced?course=2&weeks=4&accommodation=3')
    expect(offered(room.body)[0]).toBe('2027-01-25')
    const soon = await web.get('/schools/priced?course=2&weeks=4&accommodation=3&start=2027-01-11')
    expect(soon.body).toContain('“Twin room” must be booked at least 10 days before the first day.')
    expect(soon.body).toContain('start=2027-01-25')
  })

  it('begin late enough on pages from the cache, from the first second of the school’s next day on', async () => {
    const startOf = async (address: string) => offered((await web.get(address)).body)[0]
    // 18 January can be booked until the end of the 15th.
    const midnight = Date.parse('2027-01-16T08:00:00Z')
    const addresses = ['/schools/priced', '/schools/priced?course=2&weeks=4']
    at(midnight - 1000)
    for (const address of addresses) {
      expect(await startOf(address)).toBe('2027-01-18')
      expect(web.cache.has(address)).toBe(true)
    }
    expect((await web.get('/')).body).toContain('January\u00a018')
    at(midnight)
    for (const address of addresses) expect(await startOf(address)).toBe('2027-01-25')
    expect((await web.get('/')).body).not.toContain('January\u00a018')
  })

  it.each([
    ['schools', { leadDays: 2.5 }],
    ['schools', { answerDays: 1.5 }],
    ['accommodation', { leadDays: 0.5 }],
    ['accommodation', { arrivalDaysBefore: 1.2 }],
    ['accommodation', { departureDaysAfter: 0.1 }],
  ] as const)('are counted in whole days: %s refuse %o and name the field', async (collection, data) => {
    const { docs } = await site.payload.find({ collection, limit: 1, depth: 0 })
    const id = docs[0]?.id ?? 0
    const [path] = Object.keys(data)
    await expect(site.payload.update({ collection, id, data })).rejects.toMatchObject({
      data: { errors: [{ path, message: 'Use a whole number, without decimals.' }] },
    })
  })

  it('begin late enough for the price endpoint and the catalogue helper', async () => {
    expect((await price({ ...course, start: '2027-01-11' })).reasons).toEqual([
      {
        code: 'start_too_soon',
        field: 'start',
        blocking: true,
        nearest: '2027-01-18',
        about: { kind: 'course', number: 2, days: 3 },
      },
    ])
    expect((await price({ ...withRoom, start: '2027-01-18' })).reasons).toMatchObject([
      {
        code: 'start_too_soon',
        nearest: '2027-01-25',
        about: { kind: 'accommodation', number: 3, days: 10 },
      },
    ])
    expect((await price({ ...course, start: 'soon' })).error.message).toContain('2027-01-18')
    expect((await helper({ ...course, start: '2027-01-11' })).notes).toEqual([
      'Kurse müssen mindestens 3 Tage vor dem ersten Tag gebucht werden. Am 18. Januar 2027 beginnen.',
    ])
  })

  it('begin late enough for a quote, in the visitor’s language', async () => {
    const answer = await save({ ...withRoom, start: '2027-01-18' }, '/de')
    const refused = await web.get(String(answer.headers.location))
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('„Twin room“ muss mindestens 10 Tage vor dem ersten Tag gebucht werden.')
    expect(refused.body).toContain('start=2027-01-25#anc-calculator')
    expect(await htmlProblems(refused.body)).toEqual([])
    const saved = await save({ ...course, start: '2027-01-18' })
    expect(saved.headers.location).toMatch(/^\/quotes\//)
  })

  it('can be booked until the last day of the quote and not later', async () => {
    const quote = String((await save({ ...course, start: '2027-01-18' })).headers.location)
    const { body } = await web.get(quote)
    // 15 January is three days before; the day ends with the clock of the school.
    expect(body).toMatch(/January 15, 2027 at 11:59\sPM/)
    const lastMinute = Date.parse('2027-01-16T08:00:00Z') - minute
    at(lastMinute)
    const form = { ...(await filledForm(web, `${quote}/enrol`)), start: '2027-01-18' }
    at(lastMinute + 2 * minute)
    expect((await web.get(quote)).body).toContain('This quote has expired')
    const late = await refusalOf(web, await web.post(`${quote}/enrol`, form))
    expect(late.body).toContain('Courses must be booked at least 3 days before the first day.')
    expect(late.body).toContain('The next possible start is January 25, 2027.')
    expect((await site.payload.count({ collection: 'enrolments' })).totalDocs).toBe(0)
    at(lastMinute)
    expect((await web.post(`${quote}/enrol`, form)).headers.location).toMatch(/^\/enrolled/)
  })

  it('are on the quote and in the enrolment form, with the closed days and what they mean', async () => {
    const { stay } = await price({ ...withRoom, start: '2027-01-25' })
    expect(stay).toEqual({
      firstDay: '2027-01-25',
      lastDay: '2027-03-05',
      arrival: '2027-01-24',
      departure: '2027-03-07',
      closures: [{ from: '2027-02-08', to: '2027-02-21', title: 'Winter break', movedWeeks: 2 }],
    })
    const quote = String((await save({ ...withRoom, start: '2027-01-25' }, '/es')).headers.location)
    const sentences = [
      'domingo, 24 de enero de 2027',
      'viernes, 5 de marzo de 2027',
      'domingo, 7 de marzo de 2027',
      '8 de febrero de 2027 – 21 de febrero de 2027 (Winter break)',
      'La estancia termina 2 semanas más tarde, por el mismo precio.',
      'El alojamiento no está incluido',
    ]
    for (const address of [quote, `${quote}/enrol`]) {
      const { body } = await web.get(address)
      for (const sentence of sentences) expect(body, address).toContain(sentence)
      expect(await htmlProblems(body), address).toEqual([])
    }
    const calculator = await web.get('/es/schools/priced?course=2&weeks=4&accommodation=3&start=2027-01-25')
    for (const sentence of sentences) expect(calculator.body).toContain(sentence)
  })

  it('are missing in quotes of earlier versions, which still open', async () => {
    const quote = String((await save({ ...course, start: '2027-01-25' })).headers.location)
    const token = quote.slice('/quotes/'.length)
    const { docs } = await site.payload.find({
      collection: 'quotes',
      where: { token: { equals: token } },
    })
    const { stay: _, ...content } = (docs[0]?.content ?? {}) as Record<string, unknown>
    await site.payload.db.updateOne({ collection: 'quotes', id: docs[0]?.id ?? 0, data: { content } })
    const { statusCode, body } = await web.get(quote)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('Last day')
    const form = { ...(await filledForm(web, `${quote}/enrol`)), start: '2027-01-25' }
    expect((await web.post(`${quote}/enrol`, form)).headers.location).toMatch(/^\/enrolled/)
    const [stored] = (await site.payload.find({ collection: 'enrolments', sort: '-id', limit: 1 })).docs
    expect(stored?.lastDay?.slice(0, 10)).toBe('2027-03-05')
  })
})

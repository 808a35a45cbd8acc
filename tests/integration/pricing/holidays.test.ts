import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { filledForm } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

// Monday 15 February 2027 is Family Day in British Columbia.
const now = Date.parse('2027-01-11T12:00:00Z')
const familyDay = 'February 15, 2027 (Family Day)'

describeSite('public holidays', (open) => {
  let site: Site
  let web: TestApp
  let school: number

  const change = (data: object) => site.payload.update({ collection: 'schools', id: school, data })

  beforeAll(async () => {
    site = await open()
    school = (await createPricedSchool(site.payload)).school.id
    await change({
      region: 'British Columbia',
      timeZone: 'America/Vancouver',
      holidayLessons: 'made-up',
      publicHolidays: true,
    })
    vi.useFakeTimers({ now, toFake: ['Date'] })
    web = await openApp(site)
  })
  afterAll(async () => {
    vi.useRealTimers()
    await web.close()
  })

  const stay = { course: '2', weeks: '2', accommodation: '3' }
  const price = async (fields: Record<string, string>) =>
    (await web.get(`/schools/priced/price?${new URLSearchParams({ ...stay, ...fields })}`)).json()
  const save = async (fields: Record<string, string>) =>
    String((await web.post('/schools/priced/quotes', { ...stay, ...fields })).headers.location)

  it('are no first day: courses begin on the next working day, and students arrive as always', async () => {
    const { body } = await web.get('/schools/priced?course=2&weeks=2&start=2027-02-15')
    expect(body).toContain('value="2027-02-16"')
    expect(body).toContain('The school is closed on this day: Family Day, February 15, 2027.')
    expect(body).toContain('start=2027-02-16')
    expect((await price({ start: '2027-02-15' })).reasons).toMatchObject([
      { code: 'start_closed', blocking: true, nearest: '2027-02-16' },
    ])
    expect(await price({ start: '2027-02-16' })).toMatchObject({
      reasons: [],
      stay: {
        firstDay: '2027-02-16',
        lastDay: '2027-02-26',
        arrival: '2027-02-14',
        closures: [],
        holidays: { days: [{ day: '2027-02-15', title: 'Family Day' }], lessons: 'made-up' },
      },
    })
    expect((await web.get('/schools/priced?course=2&weeks=2&start=2027-02-16')).body).toContain(familyDay)
    const course = (await web.get('/schools/priced/courses/intensive')).body
    expect(course).toContain(familyDay)
    expect(course).toContain('they are made up')
  })

  it('are on the quote, in the enrolment form, on its confirmation and in the calendar file', async () => {
    const quote = await save({ start: '2027-02-16' })
    for (const address of [quote, `${quote}/enrol`])
      expect((await web.get(address)).body, address).toContain(
        `${familyDay}. There are no lessons on this day`,
      )
    const form = { ...(await filledForm(web, `${quote}/enrol`)), start: '2027-02-16' }
    const thanks = String((await web.post(`${quote}/enrol`, form)).headers.location)
    expect(thanks).toMatch(/^\/enrolled/)
    const { body } = await web.get(thanks)
    expect(body).toContain(familyDay)
    const [, calendar = ''] = /href="([^"]*\/enrolled\/calendar[^"]*)"/.exec(body) ?? []
    const file = (await web.get(calendar.replaceAll('&amp;', '&'))).body.replace(/\r\n[ \t]/g, '')
    expect(file).toContain('Family Day')
    // What was promised stays.
    await change({ openHolidays: [{ day: '2027-02-15T12:00:00.000Z' }], holidayLessons: 'lost' })
    expect((await web.get(quote)).body).toContain(
      `${familyDay}. There are no lessons on this day; they are made up.`,
    )
    const { reasons, stay: days } = await price({ start: '2027-02-15' })
    expect([reasons, days.holidays]).toEqual([[], undefined])
  })

  it('can be added by the school', async () => {
    const festival = { from: '2027-02-19', to: '2027-02-19', title: 'Harbour festival', weeks: 'holiday' }
    await change({ closures: [festival] })
    expect((await price({ start: '2027-02-15' })).stay).toMatchObject({
      closures: [],
      holidays: { days: [{ day: '2027-02-19', title: 'Harbour festival' }], lessons: 'lost' },
    })
    await change({ closures: [] })
  })

  it('end with the season, which ends stays', async () => {
    await change({
      closures: [{ from: '2027-03-06', to: '2027-05-30', title: 'Closed in spring', weeks: 'end' }],
    })
    const { reasons } = await price({ start: '2027-02-22', weeks: '4' })
    expect(reasons).toMatchObject([{ code: 'season_ends', field: 'weeks', blocking: true, nearest: 2 }])
    const refused = await web.get(await save({ start: '2027-02-22', weeks: '4' }))
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('The season ends before this stay does (Closed in spring, March 6, 2027')
    expect(await save({ start: '2027-02-22' })).toMatch(/^\/quotes\//)
    await change({ closures: [] })
  })

  it('are shown to staff by country and region, and to nobody else', async () => {
    const address = '/-/holidays?country=CA&region=BC&language=de'
    expect((await web.get(address)).statusCode).toBe(403)
    const user = await createUser(site.payload, 'editor')
    const authorization = `JWT ${await openSession(site.payload, { email: user.email, password })}`
    const { holidays } = (await web.get(address, { authorization })).json<{ holidays: object[] }>()
    expect(holidays).toContainEqual({ day: '2027-03-26', title: 'Karfreitag' })
    expect(holidays).toContainEqual({ day: '2027-02-15', title: 'Family Day' })
  })
})

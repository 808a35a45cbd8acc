import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, toMonday } from '../../../src/shared/time/days'
import { openApp, type TestApp } from '../kit/app'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { filledForm, refusalOf } from './enrol-form'

const today = new Date().toISOString().slice(0, 10)
/** Two start dates of the course, neither of them a Monday, and a Monday between them. */
const first = addDays(toMonday(addDays(today, 40)), 1)
const second = addDays(first, 70)
const between = toMonday(addDays(first, 20))

describeSite('a course that starts on listed dates', (open) => {
  let site: Site
  let web: TestApp
  let course: number

  beforeAll(async () => {
    site = await open()
    const { school } = await createPricedSchool(site.payload)
    const { docs } = await site.payload.find({
      collection: 'courses',
      where: { school: { equals: school.id } },
    })
    course = docs[0]?.id ?? 0
    web = await openApp(site)
    await site.payload.update({
      collection: 'courses',
      id: course,
      data: { startsOn: 'dates', startDates: [{ day: second }, { day: first }, { day: '2020-01-07' }] },
    })
  })
  afterAll(() => web.close())

  const price = async (query: string) => (await web.get(`/schools/priced/price?${query}`)).json()

  it('offers only these starts in the form, even without scripts', async () => {
    const { body } = await web.get('/schools/priced?course=2&weeks=4')
    const [, options = ''] = /<select[^>]* name="start"[^>]*>(.*?)<\/select>/s.exec(body) ?? []
    expect([...options.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      '',
      first,
      second,
    ])
    expect(body).toContain('“Intensive” does not start every week.')
    expect(body).toContain(`start=${first}`)
  })

  it('is refused on other days by the endpoint, which suggests the next start', async () => {
    expect((await price(`course=2&weeks=4&start=${second}`)).reasons).toEqual([])
    expect((await price(`course=2&weeks=4&start=${between}`)).reasons).toMatchObject([
      { code: 'start_not_listed', field: 'start', blocking: true, nearest: second },
    ])
    // Without the course, the room is available from any Monday.
    expect((await price(`weeks=4&accommodation=3&start=${between}`)).reasons).toEqual([])
    const { error } = await price('course=2&weeks=4&start=soon')
    expect(error).toMatchObject({ field: 'start', message: expect.stringContaining(first) })
  })

  it('allows no quote and no enrolment for other days', async () => {
    const stay = { course: '2', weeks: '4' }
    const refusal = async (start: string) => {
      const { headers } = await web.post('/schools/priced/quotes', { ...stay, start })
      return web.get(String(headers.location))
    }
    const refused = await refusal(between)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('“Intensive” starts on certain dates only.')
    expect(refused.body).toContain(`start=${second}#anc-calculator`)
    expect((await refusal('soon')).body).toContain(`start=${first}#anc-calculator`)

    const quote = String((await web.post('/schools/priced/quotes', stay)).headers.location)
    const form = await filledForm(web, `${quote}/enrol`)
    const wrong = await refusalOf(web, await web.post(`${quote}/enrol`, { ...form, start: between }))
    expect(wrong.body).toContain('“Intensive” starts on certain dates only. The next one is')
    const sent = await web.post(`${quote}/enrol`, { ...form, start: first })
    expect(sent.headers.location).toMatch(/^\/enrolled/)
  })

  it('cannot be saved without a date or with a repeated one', async () => {
    const save = (startDates: { day: string }[]) =>
      site.payload.update({ collection: 'courses', id: course, data: { startsOn: 'dates', startDates } })
    await expect(save([])).rejects.toThrow('Start dates')
    await expect(save([{ day: first }, { day: first }])).rejects.toThrow('Start dates')
  })

  it('cannot be saved with levels in the wrong order', async () => {
    const save = (data: { levelFrom?: 'A1' | 'C1'; levelTo?: 'A1' | 'B1' | 'C1' }) =>
      site.payload.update({ collection: 'courses', id: course, data })
    const refused = { data: { errors: [{ path: 'levelTo', message: expect.stringContaining('C1') }] } }
    await expect(save({ levelFrom: 'C1', levelTo: 'A1' })).rejects.toMatchObject(refused)
    await save({ levelFrom: 'A1', levelTo: 'B1' })
    // Only one of the two is sent.
    await expect(save({ levelFrom: 'C1' })).rejects.toMatchObject(refused)
    await save({ levelFrom: 'C1', levelTo: 'C1' })
  })

  it('starts on first Mondays if set', async () => {
    await site.payload.update({ collection: 'courses', id: course, data: { startsOn: 'first-monday' } })
    const firstMonday = toMonday(`${addDays(today, 70).slice(0, 8)}01`)
    expect((await price(`course=2&weeks=4&start=${firstMonday}`)).reasons).toEqual([])
    expect((await price(`course=2&weeks=4&start=${addDays(firstMonday, 7)}`)).reasons).toMatchObject([
      { code: 'start_not_first_monday', blocking: true },
    ])
  })
})

import { sql } from '@payloadcms/db-sqlite'
import { addDays, toMonday } from '../../../src/shared/time/days'
import { openDatabase } from '../comments/stored-comments'
import { expectPanelAccessible } from '../kit/axe'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
test.slow()
test.use({ expectedErrors: [/status of 409/] })

test.beforeEach(({ context }) => context.addCookies(cookies))

const monday = toMonday(addDays(new Date().toISOString().slice(0, 10), 60))
const course = 77

/** A request for a course, written directly: a form takes a captcha and many fields. */
const storeEnrolment = async (school: number, name: string, state: 'new' | 'confirmed'): Promise<number> => {
  const reference = Math.random().toString(36).slice(2, 12).toUpperCase().padEnd(10, 'X')
  const db = openDatabase()
  const [row] = (await db.all(sql`insert into enrolments
    (state, version, name, email, birth_date, nationality, level, start, reference, school_id, locale, consented_at,
      course, weeks, accommodation, total, search_text)
    values (${state}, 1, ${name}, ${`${reference.toLowerCase()}@example.org`}, '2000-05-01T12:00:00.000Z', 'BR', 'B1',
      ${`${monday}T12:00:00.000Z`}, ${reference}, ${school}, 'en', ${new Date().toISOString()}, ${course}, 2, 2, 0,
      ${name.toLowerCase()}) returning id`)) as { id: number }[]
  await db.run(sql`insert into enrolment_places (enrolment, school, kind, offer, first_day, last_day)
    values (${row?.id}, ${school}, 'course', ${course}, ${monday}, ${addDays(monday, 11)})`)
  db.$client.close()
  return Number(row?.id)
}

test('a full course is not confirmed by mistake, but on purpose', thorough, async ({ page, staff }) => {
  const name = `Full School ${Math.random().toString(36).slice(2, 8)}`
  // A school of its own that is not published: other tests read the demo's.
  const made = await staff.post('/api/schools?draft=true', {
    data: { name, languages: ['en'], _status: 'draft' },
  })
  const school = (await made.json()).doc.id as number
  const limited = {
    school,
    number: course,
    title: 'Small class',
    summary: 'A course with one place.',
    lessonsPerWeek: 20,
    minutesPerLesson: 45,
    levelFrom: 'A1',
    levelTo: 'C1',
    maxClassSize: 1,
    minAge: 16,
    startsOn: 'every-monday',
    places: 1,
  }
  expect((await staff.post('/api/courses', { data: limited })).status()).toBe(201)
  await storeEnrolment(school, `First of ${name}`, 'confirmed')
  const second = await storeEnrolment(school, `Second of ${name}`, 'new')

  await page.goto(`/admin/enrolments/${second}`)
  const places = page.locator('.places__counts')
  await expect(places).toContainText('1 of 1 places taken, 1 request waiting')
  await page.getByLabel('State').selectOption('confirmed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.office__failure')).toContainText('“Small class” is full')
  await expectPanelAccessible(page, '.office')
  await page.getByRole('button', { name: 'Confirm anyway' }).click()
  await expect(page.locator('.office__state')).toHaveText('Confirmed')
  await expect(page.locator('[data-kind="overbooked"]')).toContainText('Confirmed although no place was left')
  await expect(places).toContainText('2 of 1 places taken')

  await page.goto('/admin/places')
  const board = page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  await expect(board.locator('li[data-full]')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectPanelAccessible(page, '.office')
})

import { expectPanelAccessible } from '../kit/axe'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)

test.beforeEach(({ context }) => context.addCookies(cookies))

test('staff see the public holidays of a school, and take one away', thorough, async ({ page, staff }) => {
  const name = `Holiday School ${Math.random().toString(36).slice(2, 8)}`
  // A school of its own that is not published: other tests read the demo's.
  const made = await staff.post('/api/schools?draft=true', {
    data: { name, languages: ['en'], country: 'CA', region: 'BC', _status: 'draft' },
  })
  const id = (await made.json()).doc.id as number
  try {
    await page.goto(`/admin/collections/schools/${id}`)
    await page.getByRole('button', { name: 'Booking', exact: true }).click()
    const holidays = page.getByRole('group', { name: 'Coming public holidays' })
    const day = holidays.getByRole('checkbox', { name: /British Columbia Day/ }).first()
    await expect(day).toBeChecked()
    await day.uncheck()
    await expectPanelAccessible(page, 'fieldset.start-dates')
    // The panel saves drafts by itself.
    const open = async () =>
      (await (await staff.get(`/api/schools/${id}?draft=true&depth=0`)).json()).openHolidays as {
        day: string
      }[]
    await expect.poll(async () => (await open()).length).toBe(1)
    // The first Monday of August.
    expect((await open())[0]?.day).toMatch(/-08-0[1-7]T/)
    await page.reload()
    await page.getByRole('button', { name: 'Booking', exact: true }).click()
    await expect(day).not.toBeChecked()
  } finally {
    await staff.delete(`/api/schools/${id}`)
  }
})

import { expectPanelAccessible } from './axe'
import { administratorCookies, expect, testAsStaff } from './staff'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
test.slow()
// Neither the zone of the server nor that of a school.
test.use({ timezoneId: 'Asia/Tokyo' })

test.beforeEach(({ context }) => context.addCookies(cookies))

test('six in the evening is six at the school, wherever the editor is', async ({ page, staff }) => {
  const schools = await (await staff.get('/api/schools?where[slug][equals]=maple-harbour&depth=0')).json()
  const made = await staff.post('/api/posts?draft=true', {
    data: { title: 'Tea far away', kind: 'event', school: schools.docs[0].id, _status: 'draft' },
  })
  const { id } = (await made.json()).doc as { id: number }
  const stored = async () => {
    const { event } = await (await staff.get(`/api/posts/${id}?draft=true&depth=0`)).json()
    return event?.startsAt
  }
  await page.goto(`/admin/collections/posts/${id}`)
  const begins = page.locator('#field-event__startsAt')
  await expect(begins).toHaveAccessibleDescription(/America\/Vancouver/)
  await begins.fill('2031-12-12T18:00')
  await expect.poll(stored).toBe('2031-12-13T02:00:00.000Z')
  await expectPanelAccessible(page, '.school-time')

  await page.reload()
  await expect(begins).toHaveValue('2031-12-12T18:00')
  await staff.delete(`/api/posts/${id}`)
})

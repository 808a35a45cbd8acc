import { instantIn } from '../../../src/shared/time/zoned-time'
import { expectPanelAccessible } from '../kit/axe'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
test.slow()
// Neither the zone of the server nor that of a school.
test.use({ timezoneId: 'Asia/Tokyo' })

const zone = 'America/Vancouver'

test.beforeEach(async ({ context }) => {
  await context.addCookies(cookies)
  // A browser whose time-zone database has other rules than that of the server: an hour apart, all year round.
  await context.addInitScript(
    ([wrong, other]) => {
      const Real = Intl.DateTimeFormat
      Intl.DateTimeFormat = new Proxy(Real, {
        construct: (target, [locales, options]) =>
          new target(locales, options?.timeZone === wrong ? { ...options, timeZone: other } : options),
        apply: (target, _, [locales, options]) =>
          target(locales, options?.timeZone === wrong ? { ...options, timeZone: other } : options),
      })
    },
    [zone, 'America/Denver'] as const,
  )
})

test(
  'six in the evening is six at the school, whatever the browser knows of its time zone',
  thorough,
  async ({ page, staff }) => {
    const schools = await (await staff.get('/api/schools?where[slug][equals]=maple-harbour&depth=0')).json()
    const made = await staff.post('/api/posts?draft=true', {
      data: { title: 'Tea far away', kind: 'event', school: schools.docs[0].id, _status: 'draft' },
    })
    const { id } = (await made.json()).doc as { id: number }
    const stored = async () => {
      const { event } = await (await staff.get(`/api/posts/${id}?draft=true&depth=0`)).json()
      return [event?.startsLocal?.slice(0, 16), event?.startsLocal?.match(/\[(.+)\]/)?.[1], event?.startsAt]
    }
    await page.goto(`/admin/collections/posts/${id}`)
    const begins = page.locator('#field-event__startsLocal')
    await expect(begins).toHaveAccessibleDescription(/America\/Vancouver/)
    const wallTime = '2031-12-12T18:00'
    await begins.fill(wallTime)
    // This process has the same time-zone database as the server.
    await expect.poll(stored).toEqual([wallTime, zone, instantIn(zone, wallTime).toISOString()])
    await expectPanelAccessible(page, '.school-time')

    await page.reload()
    await expect(begins).toHaveValue(wallTime)
    await staff.delete(`/api/posts/${id}`)
  },
)

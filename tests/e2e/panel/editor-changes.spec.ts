import { publicText, publish } from '../kit/panel-page'
import { startCopy } from '../kit/start-site'
import { administrator, test as base, expect, thorough } from '../kit/test'
import { ask, field, known, line, seeMap, touchForm } from '../map/map-page'

// What an editor changes is visible to visitors. The tests change schools of the demo, which other specs rely on, so
// they run on a copy of the site.

type Copy = Awaited<ReturnType<typeof startCopy>>

const test = base.extend<object, { copy: Copy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const copy = await startCopy()
      await use(copy)
      await copy.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
})

// In order, so that one copy serves all tests.
test.describe.configure({ mode: 'default' })
test.slow()

const school = '/schools/vieux-phare'

test.beforeEach(({ page }) => page.request.post('/api/users/login', { data: administrator }))

test(
  'an edit of a school reaches its page and the home page',
  thorough,
  async ({ page, request, baseURL }) => {
    const unique = Date.now().toString(36)
    const found = await page.request.get('/api/schools?where[slug][equals]=vieux-phare', {
      headers: { origin: String(baseURL) },
    })
    const { id } = (await found.json()).docs[0] as { id: number }
    expect(await publicText(request, school)).not.toContain(unique)
    await page.goto(`/admin/collections/schools/${id}`)
    await page.locator('#field-summary').fill(`A lighthouse with a classroom, ${unique}.`)
    await publish(page)
    await expect.poll(() => publicText(request, school)).toContain(unique)
    // The list on the home page shows it too.
    await expect.poll(() => publicText(request, '/')).toContain(unique)
  },
)

test('a change of the appearance is seen in the preview without a reload', thorough, async ({ page }) => {
  await page.goto('/admin/globals/theme')
  const preview = page.frameLocator('#live-preview-iframe')
  const button = () =>
    preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--button').trim())
  await expect(preview.locator('main')).toBeVisible({ timeout: 90_000 })
  await expect.poll(button).toBe('#b5401b')
  await page.locator('#field-light__accent').fill('#0b4a8f')
  await expect.poll(button, { intervals: [50] }).toBe('#0b4a8f')
})

test('an editor’s focal point decides what a crop keeps', thorough, async ({ page, baseURL }) => {
  await page.goto(school)
  const first = page.locator('#anc-gallery li').first()
  const image = first.locator('picture > img')
  const id = String(await first.getAttribute('id')).replace('picture-', '')
  await expect(image).toHaveCSS('object-position', '50% 50%')
  const answer = await page.request.patch(`/api/media/${id}`, {
    headers: { origin: String(baseURL) },
    data: { focalX: 12, focalY: 88 },
  })
  expect(answer.status()).toBe(200)
  await expect
    .poll(async () => {
      await page.reload()
      return image.evaluate((element) => getComputedStyle(element).objectPosition)
    })
    .toBe('10% 90%')
})

test(
  'directions on the school’s page keep its address, which visitors share',
  thorough,
  async ({ page, baseURL }) => {
    const headers = { origin: String(baseURL) }
    const first = async (path: string) => (await (await page.request.get(path, { headers })).json()).docs[0]
    const [map, { id }] = [
      await first('/api/school-maps?depth=0&limit=1'),
      await first('/api/schools?depth=0&where[slug][equals]=vieux-phare'),
    ]
    const place = { lat: 49.3515, lng: -124.4528 }
    const made = await page.request.post('/api/school-maps', {
      headers,
      data: {
        school: id,
        extract: map.extract,
        schoolPage: { ...place, directions: true },
        directionsPage: place,
      },
    })
    expect(made.status()).toBe(201)
    await expect
      .poll(async () => {
        await page.goto(school)
        return field(page).count()
      })
      .toBe(1)
    await seeMap(page)
    await touchForm(page)
    await ask(page, known)
    await expect(line(page)).toHaveCount(1)
    await expect(page).toHaveURL(school)
  },
)

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expectPanelWidth } from '../kit/panel-page'
import { administratorCookies } from '../kit/staff'
import { expect as anyExpect, test, thorough } from '../kit/test'

// The admin panel is heavy, and the machine may be a small one.
const expect = anyExpect.configure({ timeout: 60_000 })

/** Collections whose documents have a rich text in the first tab. */
const withText = ['/admin/collections/pages', '/admin/collections/schools']

const linksIn = async (page: Page, start: string): Promise<string[]> => {
  const links = page.getByRole('navigation').locator(`a[href^="${start}"]`)
  await expect(links.first()).toBeAttached()
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
}

interface Stored {
  id: number
  createdAt: string
}

/** The documents of a collection, oldest first. */
const documentsIn = async (request: APIRequestContext, slug: string, origin: string): Promise<Stored[]> => {
  const query = 'limit=0&depth=0&draft=true&sort=createdAt'
  const answer = await request.get(`/api/${slug}?${query}`, { headers: { origin } })
  expect(answer.status(), slug).toBe(200)
  return (await answer.json()).docs
}

/** The fields that a document fills in, with the types of its blocks and of the parts of its texts. */
const filledFields = (value: unknown, path = ''): string[] => {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap((item) => filledFields(item, path))
  if (typeof value !== 'object') return [path]
  const { blockType, type = '' } = value as { blockType?: string; type?: unknown }
  return Object.entries(value).flatMap(([name, field]) =>
    filledFields(field, `${path}.${blockType ?? type}:${name}`),
  )
}

/** As many documents as it takes to see every filled field: pictures, say, have the same ones. */
const oneOfEachShape = (documents: Stored[]): Stored[] => {
  const seen = new Set<string>()
  return documents.filter((document) => {
    const before = seen.size
    for (const field of filledFields(document)) seen.add(field)
    return seen.size > before
  })
}

/** Goes to another screen as a link of the panel does, without loading the panel's scripts again. */
const open = async (page: Page, address: string, ready: string) => {
  await page.evaluate(
    (href) =>
      (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(href),
    address,
  )
  await expect(page.locator(ready).first(), address).toBeVisible()
  // Loading indicators, and what Payload shows in place of a failed field or screen.
  await expect(page.locator('.shimmer-effect, .errorBoundary, .not-found'), address).toHaveCount(0)
}

/** A document or a global. Where its form is sent is the part of the screen that no other document has. */
const openDocument = async (page: Page, address: string, hasText = false) => {
  const api = address.replace(/^\/admin\/(collections\/)?/, '/api/')
  await open(page, address, `form[action*="${api}?"]`)
  if (!hasText) return
  // The text of a page is in a block, and blocks are collapsed at first.
  if (address.includes('/pages/')) await page.getByRole('button', { name: 'Show All' }).first().click()
  await expect(page.locator('.ContentEditable__root').first(), address).toBeVisible()
}

interface Visit {
  page: Page
  context: BrowserContext
  request: APIRequestContext
  baseURL: string | undefined
}

const openDocuments = async (
  { page, context, request, baseURL }: Visit,
  choose: (documents: Stored[]) => Stored[],
) => {
  test.setTimeout(1_200_000)
  const origin = baseURL ?? ''
  const foreign: string[] = []
  page.on('request', (asked) => {
    const url = new URL(asked.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(asked.url())
  })
  const headers = { origin }
  // The requests of the context share their cookies with the page.
  await context.addCookies(administratorCookies())
  // Documents with stored JSON, which the demo has none of.
  const refusal = { form: { method: 'reject' }, headers }
  expect((await request.post('/-/consent', refusal)).status()).toBeLessThan(400)
  const choice = { form: { course: '4', weeks: '4', accommodation: '3' }, headers }
  const quote = await request.post('/schools/maple-harbour/quotes', choice)
  expect(quote.url()).toContain('/quotes/')

  await page.goto('/admin')
  await expect(page.getByText('No mail server is set')).toBeVisible()
  const collections = await linksIn(page, '/admin/collections/')
  expect(collections.length).toBeGreaterThan(10)
  let opened = 0
  for (const address of await linksIn(page, '/admin/globals/')) await openDocument(page, address)
  for (const address of collections) {
    const slug = address.split('/').pop() ?? ''
    await open(page, address, `.collection-list--${slug}`)
    if (slug === 'outgoing-mail') await expect(page.getByText('No mail server is set')).toBeVisible()
    const stored = await documentsIn(context.request, slug, origin)
    // Later documents come from this and other specs, which may also delete theirs.
    const seeded = stored.filter(({ createdAt }) => createdAt < (process.env.E2E_SET_UP_AT ?? ''))
    for (const { id } of seeded.length ? choose(seeded) : stored.slice(-1)) {
      try {
        await openDocument(page, `${address}/${id}`, withText.includes(address))
      } catch (error) {
        // A document of another spec may have been deleted meanwhile.
        const found = await context.request.get(`/api/${slug}/${id}?depth=0&draft=true`, { headers })
        if (seeded.length || found.ok()) throw error
      }
      opened++
    }
  }
  expect(opened).toBeGreaterThan(10)
  expect(foreign).toEqual([])
}

test(
  'a document of every kind opens without an error, and nothing comes from another site',
  thorough,
  async ({ page, context, request, baseURL }) =>
    openDocuments({ page, context, request, baseURL }, (documents) => documents.slice(0, 1)),
)

// About sixty screens.
test(
  'documents of every shape open without an error',
  thorough,
  async ({ page, context, request, baseURL }) =>
    openDocuments({ page, context, request, baseURL }, oneOfEachShape),
)

test('the panel speaks German, with plain words and without tabs for programmers', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const headers = { origin: baseURL ?? '' }
  await context.addCookies([{ name: 'payload-lng', value: 'de', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/admin/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.panel-logo img')).toBeVisible()
  await context.addCookies(administratorCookies())

  await page.goto('/admin/globals/consent-settings')
  await expect(page.getByRole('heading', { name: 'Cookie-Einwilligung' })).toBeVisible()
  await expect(page.getByText(/Block List|^Dienst \d/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0)

  await open(page, '/admin/globals/site-settings', 'form[action*="/api/globals/site-settings?"]')
  await page.getByRole('button', { name: 'Menü und Fuß' }).click()
  await expect(page.locator('#field-navigation').getByText(/^Menüpunkt \d/)).toHaveCount(0)

  await open(page, '/admin/collections/schools', '.collection-list--schools')
  await expect(page.getByRole('heading', { name: 'Schulen' })).toBeVisible()
  const [school] = await documentsIn(context.request, 'schools', baseURL ?? '')
  await openDocument(page, `/admin/collections/schools/${school?.id}`)
  const address = page.getByRole('textbox', { name: 'Adresse *' })
  await expect(address).toBeVisible()
  const answer = await context.request.patch(`/api/schools/${school?.id}`, {
    data: { slug: '!' },
    headers,
  })
  expect(await answer.text()).toContain('Verwenden Sie Kleinbuchstaben')
  await expectPanelWidth(page, 1366)
})

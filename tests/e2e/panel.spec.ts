import type { APIRequestContext, Page } from '@playwright/test'
import { administrator, expect as anyExpect, test } from './test'

// The admin panel is heavy, and the machine may be a small one.
const expect = anyExpect.configure({ timeout: 30_000 })

const linksIn = async (page: Page, start: string): Promise<string[]> => {
  const links = page.getByRole('navigation').locator(`a[href^="${start}"]`)
  await expect(links.first()).toBeAttached()
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
}

const documentsOf = async (request: APIRequestContext, slug: string): Promise<{ id: number }[]> => {
  const answer = await request.get(`/api/${slug}?limit=0&depth=0&draft=true`)
  expect(answer.status(), slug).toBe(200)
  return (await answer.json()).docs
}

/** The form of a document or global. */
const form = '.collection-edit__form'

/** Opens a document or a list, and waits until nothing of it is loading any more. */
const open = async (page: Page, address: string, ready: string) => {
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator(ready).first(), address).toBeVisible()
  await expect(page.locator('.shimmer-effect, .rich-text-lexical--loading'), address).toHaveCount(0)
  // What Payload shows in place of a field or a page that has failed.
  await expect(page.locator('.errorBoundary, .not-found'), address).toHaveCount(0)
  await expect(page.getByText(/Something went wrong|Cannot read properties/), address).toHaveCount(0)
}

test('every document of the demo opens without an error, and nothing comes from another site', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  // About seventy screens.
  test.setTimeout(600_000)
  const foreign: string[] = []
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(asked.url())
  })
  const headers = { origin: baseURL ?? '' }
  // The requests of the context share their cookies with the page.
  const session = await context.request.post('/api/users/login', { data: administrator, headers })
  expect(session.status()).toBe(200)
  // Documents with stored JSON, which the demo has none of.
  const refusal = { form: { method: 'reject' }, headers }
  expect((await request.post('/-/consent', refusal)).status()).toBeLessThan(400)
  const choice = { form: { course: '4', weeks: '4', accommodation: '3' }, headers }
  const quote = await request.post('/schools/maple-harbour/quotes', choice)
  expect(quote.url()).toContain('/quotes/')

  await open(page, '/admin', '.dashboard')
  await expect(page.getByText('No mail server is set')).toBeVisible()
  const collections = await linksIn(page, '/admin/collections/')
  const globals = await linksIn(page, '/admin/globals/')
  expect(collections.length).toBeGreaterThan(10)
  for (const address of globals) await open(page, address, form)
  for (const address of collections) {
    await open(page, address, '.collection-list')
    if (address.endsWith('/outgoing-mail'))
      await expect(page.getByText('No mail server is set')).toBeVisible()
    for (const { id } of await documentsOf(context.request, address.split('/').pop() ?? ''))
      await open(page, `${address}/${id}`, form)
  }
  expect(foreign).toEqual([])
})

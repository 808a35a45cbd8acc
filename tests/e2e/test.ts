import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'
import { consentCookie } from '../../src/features/consent/contract'

interface Fixtures {
  /** Browser errors that are allowed in this test, as one pattern in a list; all others fail it. */
  expectedErrors: RegExp[]
}

/** Requests of each page that have no answer yet. */
const unanswered = new WeakMap<Page, Set<Request>>()

/** Playwright's test, which fails on any console error, uncaught exception or refused resource. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = []
    const note = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text())
    })
    page.on('pageerror', (error) => note(error.message))
    const open = new Set<Request>()
    unanswered.set(page, open)
    page.on('request', (request) => open.add(request))
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    await use(page)
    expect(complaints, 'unexpected errors in the browser').toEqual([])
  },
})

export { expect }

/**
 * Waits until the page is settled: it has loaded, was idle, has painted, and every request it
 * made has an answer.
 */
export const settled = async (page: Page) => {
  // A headless browser sometimes never becomes idle; the time limit is long enough for the work of the page.
  const idle = () =>
    page.evaluate(
      () =>
        new Promise((done) =>
          requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done)), { timeout: 1000 }),
        ),
    )
  await page.waitForLoadState('load')
  await idle()
  await expect.poll(() => unanswered.get(page)?.size, { intervals: [20] }).toBe(0)
  await idle()
}

/** All cookies except the consent choice that test visitors start with. */
export const cookiesBesidesChoice = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name !== consentCookie)

export const publicPages = [
  '/',
  '/?q=nowhere-at-all',
  '/schools/maple-harbour',
  '/schools/maple-harbour?course=6&weeks=5&accommodation=9&start=2026-01-01&currency=euro',
  '/de/schools/maple-harbour',
  '/schools/vieux-phare',
  '/schools/maple-harbour/courses/general-english',
  '/de/schools/maple-harbour/accommodation/net-loft-residence-single-room',
  '/schools/maple-harbour/how-to-get-here',
  '/news',
  '/de/news/open-evening',
  // With comments.
  '/news/library-evenings',
  '/about',
  '/arrival',
  '/terms',
  '/privacy',
  '/cookie-policy',
]

export const administrator = { email: 'admin@example.org', password: 'correct-horse-battery' }

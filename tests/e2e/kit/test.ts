import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'
import { consentCookie } from '../../../src/features/consent/contract'

interface Fixtures {
  /** Browser errors that are allowed in this test, as one pattern in a list; all others fail it. */
  expectedErrors: RegExp[]
}

/** Requests of each page that have no answer yet. */
const unanswered = new WeakMap<Page, Set<Request>>()

/**
 * Waits until React has taken over a screen of the admin panel that was loaded as a document; before that, clicks and keys are lost.
 * Screens that are opened by a link of the panel need no wait.
 */
export const panelReady = async (page: Page) => {
  await page.waitForLoadState('load')
  const isReady = () => {
    interface Root {
      stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } }
    }
    const findKey = (node: object, prefix: string) => Object.keys(node).find((key) => key.startsWith(prefix))
    const container = findKey(document, '__reactContainer$')
    if (!container) return false
    const root = (document as unknown as Record<string, Root>)[container]
    if (root?.stateNode.current.memoizedState?.isDehydrated !== false) return false
    // Parts that the server sends later are taken over one by one. Payload's forms say when they are ready.
    const inert = [...document.querySelectorAll('button, select, textarea, input')].filter(
      (control) => !findKey(control, '__reactProps$'),
    )
    return inert.length === 0 && !document.querySelector('form[data-form-ready="false"]')
  }
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 }).catch((cause) => {
    throw new Error(
      `${page.url()} was not ready. If React was updated, look at its internals in panelReady.`,
      { cause },
    )
  })
  // Effects, which listen to keys, come after the first paint.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
}

const isPanel = (page: Page) => URL.canParse(page.url()) && new URL(page.url()).pathname.startsWith('/admin')

/**
 * Playwright's test, which fails on any console error, uncaught exception or refused resource. A screen of the panel is ready when
 * `goto` or `reload` returns.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors, javaScriptEnabled }, use) => {
    // E2E_SLOW=4 shows what a processor of a quarter of the speed would: races between a test and a page that is still starting.
    const rate = Number(process.env.E2E_SLOW)
    if (rate) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    }
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
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    const ready = async <Answer>(answer: Answer) => {
      if (javaScriptEnabled !== false && isPanel(page)) await panelReady(page)
      return answer
    }
    page.goto = async (...options) => ready(await goto(...options))
    page.reload = async (...options) => ready(await reload(...options))
    await use(page)
    expect(complaints, 'unexpected errors in the browser').toEqual([])
  },
})

export { expect }

/**
 * Marks tests that `npm test` leaves out: those that repeat another one in a further language, width, state or page of the same kind,
 * and those of what few people meet. `npm run test:all`, the workflow and a call of Playwright by hand run them.
 */
export const thorough = { tag: '@thorough' }

/** Whether this run leaves nothing out; for steps inside a test that repeat others. */
export const isThorough = process.env.TEST_SCOPE !== 'quick'

/** The same for some tests of a list. */
export const thoroughIf = (isRepeated: boolean) => (isRepeated ? thorough : {})

/**
 * Waits until the page is settled: it has loaded, was idle, has painted, and every request it
 * made has an answer.
 */
export const settled = async (page: Page) => {
  // A headless browser sometimes never becomes idle, or stops painting; the time limits are long enough for the work of the page.
  const idle = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          const painted = () => {
            requestAnimationFrame(() => setTimeout(done))
            setTimeout(done, 1000)
          }
          requestIdleCallback(painted, { timeout: 1000 })
        }),
    )
  await page.waitForLoadState('load')
  await idle()
  await expect.poll(() => unanswered.get(page)?.size, { intervals: [20] }).toBe(0)
  await idle()
}

/** How far the page is scrolled, once it has stopped: a wheel or a finger scrolls for a moment longer. */
export const restingScroll = async (page: Page): Promise<number> => {
  const twice = () =>
    page.evaluate(async () => {
      const before = window.scrollY
      // A headless browser sometimes stops painting until another event.
      for (let frame = 0; frame < 4; frame++)
        await new Promise((done) => {
          requestAnimationFrame(done)
          setTimeout(done, 100)
        })
      return { before, after: window.scrollY }
    })
  let seen = await twice()
  while (seen.before !== seen.after) seen = await twice()
  return seen.after
}

/** All cookies except the consent choice that test visitors start with. */
export const cookiesBesidesChoice = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name !== consentCookie)

export const publicPages = [
  '/',
  '/?q=nowhere-at-all',
  '/de?weeks=12&room=1',
  '/schools/maple-harbour',
  '/schools/maple-harbour?course=6&weeks=5&accommodation=9&start=2026-01-01&currency=euro',
  '/de/schools/maple-harbour',
  '/schools/vieux-phare',
  '/schools/maple-harbour/courses/general-english',
  '/schools/maple-harbour/compare?weeks=4&room=1',
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

/** The same kinds of page as others, with other texts in the same colours. */
export const isRepeatedPage = (path: string) =>
  /^\/de\/|\?(course|q)=|^\/(arrival|terms|privacy)$|\/vieux-phare$/.test(path)

export const administrator = { email: 'admin@example.org', password: 'correct-horse-battery' }

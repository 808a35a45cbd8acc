import type { Page } from '@playwright/test'
import { defaultLocale, type Locale, locales, splitLocale } from '../../../src/shared/locale'
import { thread } from '../comments/comments'
import { test as base, expect, settled } from '../kit/test'
import { dialog } from './consent-site'
import { newVisitor } from './consent-visitors'
import { startThirdParties, type ThirdParties } from './third-parties'
import { startThirdPartySite, type ThirdPartySite } from './third-party-site'

interface Fixtures {
  /** Violations of the pages' policies; a test that expects some removes them. */
  violations: string[]
}

interface WorkerFixtures {
  thirdParties: ThirdParties
  site: ThirdPartySite
}

/** Tests of a site with third parties, in a browser that resolves all other hosts to a fake server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  thirdParties: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const parties = await startThirdParties()
      await use(parties)
      parties.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ playwright }, use) => {
      const site = await startThirdPartySite(playwright.request)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [
    async ({ launchOptions, thirdParties, site }, use) => {
      const { host, hostname } = new URL(site.url)
      const rules = `MAP ${host} 127.0.0.1:${site.port},MAP * 127.0.0.1:${thirdParties.port},EXCLUDE ${hostname}`
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  storageState: async ({}, use) => use(newVisitor),
  violations: [
    async ({ context, thirdParties }, use) => {
      const violations: string[] = []
      await context.exposeFunction('noteViolation', (text: string) => violations.push(text))
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
            `${effectiveDirective} ${blockedURI}`,
          ),
        ),
      )
      thirdParties.forget()
      await use(violations)
      expect(violations, 'violations of security policies').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, settled }

/** Pages that are not in the sitemap, and one that does not exist. */
const unlisted = [
  '/?q=nowhere-at-all',
  '/schools/maple-harbour?course=6&weeks=5&accommodation=9&start=2026-01-01&currency=euro',
  thread,
  '/cart',
  '/cookie-policy',
  '/no-such-page',
]

/** Every public page in English, and another one in each of the other languages. */
export const allPages = async ({ request }: ThirdPartySite): Promise<string[]> => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname)
  const inLanguage = (code: Locale) => paths.filter((path) => splitLocale(path).locale === code)
  const others = locales.filter((code) => code !== defaultLocale)
  const translated = others.flatMap((code, index) => inLanguage(code).at(index) ?? [])
  expect(translated).toHaveLength(others.length)
  return [...new Set([...inLanguage(defaultLocale), ...translated, ...unlisted])]
}

/** Of `/schools/maple-harbour/courses/exam`, `/schools/x/courses/x`. */
const kindOf = (address: string) =>
  address
    .split('/')
    .map((part, at) => (at === 2 || at === 4 ? 'x' : part))
    .join('/')

/** One page of each kind. */
export const pagesOfEachKind = async (site: ThirdPartySite): Promise<string[]> => [
  ...new Map((await allPages(site)).map((address) => [kindOf(address), address])).values(),
]

/** Opens a page and waits until its script has finished starting. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => 'PDCookieConsent' in window)
}

/** Presses a button of the dialog and waits for the page that comes after it. */
export const choose = async (page: Page, name: string): Promise<void> => {
  const reloaded = page.waitForEvent('load')
  await dialog(page).getByRole('button', { name, exact: true }).click()
  await reloaded
  await page.waitForFunction(() => 'PDCookieConsent' in window)
}

export const openSettings = (page: Page) => page.locator('footer .pdcc-open-modal').click()

export const group = (page: Page, name: string) =>
  dialog(page).getByRole('switch', { name: new RegExp(`^${name}`) })

/** The names that third-party scripts have recorded, in order. */
export const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? [])

/** The names of everything stored in the browser for the site. */
export const stored = async (page: Page): Promise<string[]> => {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  return [...cookies, ...others].sort()
}

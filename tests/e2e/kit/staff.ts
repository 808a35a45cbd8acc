import type { APIRequestContext, BrowserContext, PlaywrightWorkerArgs } from '@playwright/test'
import { expect as anyExpect, test as base } from './test'

/** The admin panel is heavy, and the machine may be a small one. */
export const expect = anyExpect.configure({ timeout: 30_000 })

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Browsers send the origin of a request; without it the session cookie is ignored. */
export const asBrowser = (baseURL = '') => ({ baseURL, extraHTTPHeaders: { origin: baseURL } })

/** Calls the REST API with the cookies of a session. Dispose of it at the end. */
export const openApi = (
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  cookies: Cookies = [],
) => request.newContext({ ...asBrowser(baseURL), storageState: { cookies, origins: [] } })

/**
 * The session of the administrator, begun before the first test. The site accepts twenty log-ins a minute from one address, so tests
 * share it. None of them may end it.
 */
export const administratorCookies = (): Cookies => JSON.parse(process.env.E2E_SESSION ?? '[]')

/** The cookies of a new session, of another user than the administrator. */
export const logIn = async (
  request: APIRequestContext,
  user: { email: string; password: string },
): Promise<Cookies> => {
  const attempt = async () => (await request.post('/api/users/login', { data: user })).status()
  // Too many log-ins within a minute are refused.
  await expect.poll(attempt, { timeout: 90_000, intervals: [5_000] }).toBe(200)
  return (await request.storageState()).cookies
}

/** Tests with `staff`, which calls the REST API with these cookies; `request` calls it as a visitor. */
export const testAsStaff = (cookies: () => Cookies) =>
  base.extend<{ staff: APIRequestContext }>({
    staff: async ({ playwright, baseURL }, use) => {
      const staff = await openApi(playwright, baseURL, cookies())
      await use(staff)
      await staff.dispose()
    },
  })

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

/** The cookies of the new session. */
export const logIn = async (
  request: APIRequestContext,
  user: { email: string; password: string },
): Promise<Cookies> => {
  expect((await request.post('/api/users/login', { data: user })).status()).toBe(200)
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

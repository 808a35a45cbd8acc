import type { APIRequestContext, Page } from '@playwright/test'
import { consentCookie } from '../../src/features/consent/contract'
import { logIn } from './comments'
import { quietPage, services } from './consent-visitors'

export const setConsent = async (request: APIRequestContext, baseURL = ''): Promise<void> => {
  await logIn(request)
  const answer = await request.post('/api/globals/consent-settings', {
    headers: { origin: baseURL },
    data: { blockList: services, hideModalIn: [{ url: quietPage }] },
  })
  if (!answer.ok()) throw new Error(`the services were not set: ${await answer.text()}`)
}

export const dialog = (page: Page) => page.locator('#pdcc')
export const choice = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === consentCookie)

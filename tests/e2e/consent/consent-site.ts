import type { Page } from '@playwright/test'
import { consentCookie } from '../../../src/features/consent/contract'

export const dialog = (page: Page) => page.locator('#pdcc')
export const choice = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === consentCookie)

import type { APIRequestContext, Page, Response } from '@playwright/test'
import { expect } from './test'

/** The HTML that a visitor gets, or the status if it is not 200. */
export const publicText = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address)
  return answer.status() === 200 ? answer.text() : `status ${answer.status()}`
}

/**
 * Publishes the form; the second that an edit may take counts from the answer to this. The panel ignores
 * clicks while it autosaves a draft, so this clicks again, as a person would.
 */
export const publish = async (page: Page) => {
  let status = 0
  const note = (answer: Response) => {
    if (answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true'))
      status = answer.status()
  }
  page.on('response', note)
  await expect(async () => {
    // The answer to an earlier click may have been slow.
    if (status !== 200) await page.getByRole('button', { name: 'Publish changes' }).click({ timeout: 5_000 })
    await expect.poll(() => status, { timeout: 10_000 }).toBe(200)
  }).toPass()
  page.off('response', note)
  // Until the form has taken over what was stored, it ignores keys.
  await expect(page.locator('form[data-form-ready="false"]')).toHaveCount(0)
}

/** The panel is no wider than the window. The menu of a laptop closes by an animation. */
export const expectPanelWidth = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

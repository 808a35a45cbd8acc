import type { APIRequestContext, Page } from '@playwright/test'
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
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (found) => found.request().method() === 'PATCH' && !found.url().includes('autosave=true'),
        { timeout: 10_000 },
      ),
      page.getByRole('button', { name: 'Publish changes' }).click({ timeout: 5_000 }),
    ])
    expect(answer.status()).toBe(200)
  }).toPass()
}

import type { APIRequestContext, Page } from '@playwright/test'
import { administrator } from '../kit/test'

export const thread = '/schools/maple-harbour/comments'

export const logIn = async (request: APIRequestContext): Promise<void> => {
  await request.post('/api/users/login', { data: administrator })
}

export const form = (page: Page) => page.locator('[data-comment-form]')
/** A text field of the form; other labels contain these words too. */
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
export const parentId = (page: Page) => form(page).locator('[name=parent_id]')
export const comment = (page: Page, text: string) =>
  page.locator('article', { has: page.locator('.comment-content', { hasText: text }) })

/** Waits until the script has started: it fills in the number that makes sending idempotent. */
export const isReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-comment-form] [name=once]')?.value.length === 22,
  )
}

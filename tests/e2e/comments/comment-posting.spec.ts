import type { Page } from '@playwright/test'
import { htmlProblems } from '../../html-problems'
import { expectAccessible } from '../kit/axe'
import { expect, test, thorough } from '../kit/test'
import { comment, field, form, isReady, thread } from './comments'
import { readComments } from './stored-comments'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const awaiting = 'Your comment is awaiting moderation.'

/** Unique texts for the comments of this run. */
const unique = (text: string) => `${text} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

const fillIn = async (page: Page, content: string) => {
  await field(page, 'Comment').fill(content)
  await field(page, 'Name').fill('Ana Pérez')
  await field(page, 'E-mail address').fill('ana@example.org')
}

const answerQuestion = async (page: Page) => {
  const text = await page.locator('label', { hasText: 'How much is' }).innerText()
  const [, a = '', b = ''] = /is (\w+) plus (\w+)\?/.exec(text) ?? []
  await page.getByLabel('How much is').fill(String(numbers.indexOf(a) + numbers.indexOf(b) + 2))
}

const isInOrder = async (page: Page) => {
  await page.waitForLoadState()
  expect(await htmlProblems(await page.content())).toEqual([])
  await expectAccessible(page)
}

test('a comment is sent, visible only to its author, who is remembered on request', async ({
  page,
  browser,
}) => {
  const content = unique('A first word')
  await page.goto(thread)
  await isReady(page)
  await fillIn(page, content)
  await form(page).getByLabel('Remember').check()
  await form(page).getByRole('button', { name: 'Send the comment' }).click()
  await expect(page).toHaveURL(`${thread}/sent`)
  await expect(page.getByText(awaiting)).toBeVisible()
  await expect(comment(page, content)).toBeVisible()
  // A form that is filled in quickly is not spam by itself.
  const id = Number(await comment(page, content).getAttribute('data-comment'))
  expect(await readComments([id])).toMatchObject([{ state: 'unapproved', content }])
  await isInOrder(page)

  await page.goto('/schools/maple-harbour')
  await expect(comment(page, content)).toContainText(awaiting)
  await expect(field(page, 'Name')).toHaveValue('Ana Pérez')
  await expect(field(page, 'E-mail address')).toHaveValue('ana@example.org')
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('zoo-comment_'))
  for (const { name, path, sameSite, expires } of cookies) {
    expect([path, sameSite]).toEqual(['/', 'Lax'])
    const days = name === 'zoo-comment_own' ? 30 : 180
    expect(Math.abs(expires - Date.now() / 1000 - days * 86_400)).toBeLessThan(600)
  }

  const stranger = await browser.newPage()
  await stranger.goto(new URL(thread, page.url()).href)
  await expect(stranger.getByText(content)).toHaveCount(0)
  await stranger.close()
})

test('an author who did not ask for it is not remembered', thorough, async ({ page }) => {
  await page.goto(thread)
  await isReady(page)
  await fillIn(page, unique('Forget me'))
  await form(page).getByRole('button', { name: 'Send the comment' }).click()
  await expect(page).toHaveURL(`${thread}/sent`)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => /zoo-comment_(author|email|url|hash|login)/.test(name))).toEqual([])
})

test('a reply is sent from below its parent', async ({ page }) => {
  const content = unique('A reply')
  await page.goto(thread)
  await isReady(page)
  const replied = comment(page, 'Eight weeks in spring')
  const id = await replied.getAttribute('data-comment')
  await replied.getByRole('link', { name: /^Reply to/ }).press('Enter')
  await expect(field(page, 'Comment')).toBeFocused()
  await page.keyboard.type(content)
  await field(page, 'Name').fill('Ana Pérez')
  await field(page, 'E-mail address').fill('ana@example.org')
  await form(page).getByRole('button', { name: 'Send the comment' }).press('Enter')
  await expect(page).toHaveURL(`${thread}/sent`)
  await page.goto(thread)
  await expect(
    page.locator(`li:has(> #comment-${id}) > .comments article`, { hasText: content }),
  ).toContainText(awaiting)
})

test('an invalid form comes back with everything that was typed and links to the fields, also after a reload', async ({
  page,
}) => {
  await page.goto(thread)
  await isReady(page)
  await fillIn(page, 'Kept')
  await field(page, 'E-mail address').fill('not an address')
  await field(page, 'Website').fill('javascript:alert(1)')
  await form(page).getByRole('button', { name: 'Send the comment' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Please check these fields')
  await summary.getByRole('link', { name: 'Enter an e-mail address such as ana@example.org.' }).click()
  await expect(field(page, 'E-mail address')).toBeFocused()
  await expect(field(page, 'Comment')).toHaveValue('Kept')
  await expect(field(page, 'Website')).toHaveValue('javascript:alert(1)')
  await isInOrder(page)
  await page.reload()
  await expect(field(page, 'Comment')).toHaveValue('Kept')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a comment takes one more step, and a reply has a page of its own', async ({ page }) => {
    const content = unique('Plain')
    await page.goto(`${thread}?page=2`)
    await fillIn(page, content)
    await form(page).getByRole('button', { name: 'Send the comment' }).click()
    await expect(page.getByText('One more step')).toBeVisible()
    await expect(field(page, 'Comment')).toHaveValue(content)
    await answerQuestion(page)
    await form(page).getByRole('button', { name: 'Send the comment' }).click()
    await expect(page).toHaveURL(`${thread}/sent`)
    await expect(comment(page, content)).toBeVisible()

    await page.goto(thread)
    await page.getByRole('link', { name: 'Reply to Beatriz Lanzas' }).first().click()
    await expect(page).toHaveURL(/\/reply\/\d+$/)
    await expect(form(page).locator('[name=parent_id]')).toHaveValue(/[1-9]/)
    await expect(comment(page, 'Eight weeks in spring')).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(new RegExp(`${thread}|/schools/maple-harbour`))
  })
})

test('a comment stays in the form without a connection', async ({ page, context }) => {
  const content = unique('Written on a train')
  await page.goto(thread)
  await isReady(page)
  await fillIn(page, content)
  await context.setOffline(true)
  await form(page).getByRole('button', { name: 'Send the comment' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Are you offline?' })).toBeVisible()
  await expect(field(page, 'Comment')).toHaveValue(content)
  await context.setOffline(false)
  await form(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${thread}/sent`)
  await expect(comment(page, content)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/axe'
import { expect, test, thorough } from '../kit/test'

const answer = async (page: Page) => {
  const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const question = page.getByLabel(/How much is/)
  const label = (await page.locator('label[for="captcha-answer"]').textContent()) ?? ''
  const sum = (label.match(/\w+/g) ?? []).reduce((all, word) => all + numbers.indexOf(word) + 1, 0)
  await question.fill(String(sum))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form shows what a choice asks for, comes back with its errors, and is sent', async ({ page }) => {
    await page.goto('/contact')
    const form = page.getByRole('form', { name: 'Request information' })
    await form.getByLabel('Your name').fill('Ana Silva')
    const exam = form.getByLabel('Which exam?')
    await expect(exam).toBeHidden()
    const interest = form.getByLabel('What would you like to know more about?')
    await interest.selectOption({ label: 'Exam preparation' })
    await expect(exam).toBeVisible()
    await exam.fill('C1')
    await form.getByLabel('I have not decided yet').check()
    await form.getByRole('button', { name: 'Request information' }).click()

    await expect(page).toHaveURL(/\/forms\/request-information\?kept=/)
    await expect(page).toHaveTitle(/^Error: Request information/)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Silva')
    await expect(page.getByLabel('Which exam?')).toHaveValue('C1')
    await expect(page.getByLabel('I have not decided yet')).toBeChecked()
    await page.getByRole('link', { name: 'Fill in “E-mail address”.' }).click()
    await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true')

    await page.getByLabel('E-mail address').fill('ana@mail.example')
    await page.getByLabel(/You may store/).check()
    await answer(page)
    await page.getByRole('button', { name: 'Request information' }).click()
    await expect(page).toHaveURL(/\/forms\/request-information\/sent/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    await page.goBack()
    await expect(page.getByLabel('Your name')).toBeVisible()
  })
})

test('a form is sent by keyboard, and its browser proves that a person sends it', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact', exact: true })
  await form.getByLabel('Your name').focus()
  await page.keyboard.type('Ana Silva')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana.keys@mail.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(form.getByLabel(/You may store/)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Send the message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/forms\/contact\/sent/)
})

test('axe finds no violations in forms with errors, nor on their pages', thorough, async ({ page }) => {
  await page.goto('/de/forms/request-information')
  await page.getByRole('button', { name: 'Informationen anfordern' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.waitForLoadState()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page, 'main', ['structure'])
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page, 'main')
  for (const path of ['/contact', '/forms/contact/sent']) {
    await page.goto(path)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectAccessible(page, 'main', ['structure'])
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page, 'main')
  }
})

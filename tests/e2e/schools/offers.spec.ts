import { expect, test, thorough } from '../kit/test'

// Axe, layout and weight of these pages are tested with those of all others.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the title of a course leads to its page, and from there to its price', async ({ page }) => {
    await page.goto('/schools/maple-harbour')
    await page.getByRole('link', { name: 'General English', exact: true }).click()
    await expect(page).toHaveURL('/schools/maple-harbour/courses/general-english')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('General English')
    await expect(page.getByText(/4 weeks from CA\$.[0-9\s]+, all fees/).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Calculate your price' }).first().click()
    await expect(page).toHaveURL('/schools/maple-harbour/courses/general-english#anc-calculator')
    await expect(page.locator('[name=course] option:checked')).toHaveText('General English')
    await expect(page.locator('output[name=total]')).toContainText('CA$')
  })
})

test('a start date that is tapped is chosen in the calculator of the course', async ({ page }) => {
  await page.goto('/schools/maple-harbour/courses/general-english')
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  const start = page.locator('a[data-choose=start]').nth(2)
  const day = new URL(String(await start.evaluate((link: HTMLAnchorElement) => link.href))).searchParams.get(
    'start',
  )
  await start.click()
  await expect(page.locator('select[name=start]')).toHaveValue(String(day))
  await expect(page.locator('#anc-calculator')).toBeInViewport()
  await page.locator('select[name=weeks]').selectOption('2')
  await expect(page).toHaveURL(new RegExp(`general-english\\?course=\\d+&weeks=2&start=${day}`))
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
})

test('the page of a room is reached and left with the keyboard', thorough, async ({ page }) => {
  await page.goto('/schools/maple-harbour')
  await page.getByRole('link', { name: 'Studio apartment', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/schools/maple-harbour/accommodation/studio-apartment')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  const price = page.getByRole('main').getByRole('link', { name: 'Calculate your price' })
  await expect(price.first()).toBeFocused()
  // Its own calculator has it chosen.
  await expect(price.first()).toHaveAttribute('href', '#anc-calculator')
  await expect(page.locator('[name=accommodation] option:checked')).toHaveText('Studio apartment')
  await expect(page.locator('output[name=total]')).toContainText('CA$')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/schools/maple-harbour')
})

import { expectAccessible, looksAt } from '../kit/axe'
import { expect, test } from '../kit/test'

test('the search suggests while somebody types, by keyboard, and is accessible', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search')
  // The page's script has run.
  await page.waitForLoadState()
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' })
  const suggestions = page.locator('.suggestions a')

  await test.step('the arrow keys lead to a suggestion and Enter opens it', async () => {
    await field.focus()
    await page.keyboard.type('intensve eng')
    await expect(suggestions.first()).toContainText('Intensive English')
    await expect(page.getByRole('status').filter({ hasText: 'Suggestions:' })).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(suggestions.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
  })

  for (const width of [360, 1280])
    await test.step(`with suggestions and results at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, 'html', looksAt(width))
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow).toBe(0)
    })

  await page.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=intensve+eng')
  await expect(page.locator('.hits mark').first()).toHaveText('Intensive')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, 'main', looksAt(width))
  }
  await page.locator('.hits a').first().click()
  await expect(page).toHaveURL(/\/schools\/maple-harbour/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form whose results come from the server', async ({ page }) => {
    await page.goto('/de/search')
    await page.getByRole('searchbox').fill('gastfamile')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL('/de/search?q=gastfamile')
    await expect(page.getByRole('heading', { level: 2, name: /^Gastfamilie/ }).first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('gastfamile')
  })
})

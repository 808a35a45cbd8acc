import type { Locator, Page } from '@playwright/test'
import { expect, test, thoroughIf } from '../kit/test'

const school = '/schools/maple-harbour'

/** The height of the page once everything that waits until it is seen has been laid out. */
const pageHeight = (page: Page) =>
  page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight
    for (let top = 0; top < end(); top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 30))
    }
    return end()
  })

const lowerEdge = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return box.y + box.height
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(
    `the page of a school is at most 9,000 px high at ${width} px`,
    thoroughIf(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(school)
      expect(await pageHeight(page)).toBeLessThanOrEqual(9000)
    },
  )

test('courses can be compared side by side, and as cards in a narrow window', async ({ page }) => {
  const cell = (name: string) => page.locator('.course').nth(1).locator(`.course-${name}`)
  await page.goto(school)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Course',
    'Lessons a week',
    'Level',
    'Class size',
    'Age',
    'Price, all fees',
    'Next start',
  ])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(cell('lessons')).toContainText('20')
    await expect(cell('price')).toContainText(/CA\$.\d+.*4 weeks/)
    await expect(cell('start')).toContainText(/[A-Z][a-z]+.\d/)
    await expect(cell('lessons').locator('.cell-title')).toBeVisible({ visible: width === 390 })
  }
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  for (const language of ['', '/de', '/eu'])
    test(
      `name, price and button are on the first screen ${language}`,
      thoroughIf(language === '/de'),
      async ({ page }) => {
        await page.goto(language + school)
        expect(await lowerEdge(page.locator('.site-header'))).toBeLessThanOrEqual(64)
        for (const part of ['h1', '.hero-price', '.hero-actions .button:first-child'])
          expect(await lowerEdge(page.locator(part)), part).toBeLessThanOrEqual(600)
      },
    )

  test('a bar shows the price wherever the visitor is, then the total', async ({ page }) => {
    await page.goto(school)
    const bar = page.getByRole('complementary', { name: /^4 weeks from CA\$/ })
    for (const place of ['#anc-courses', '#anc-map']) {
      await page.locator(place).evaluate((target) => target.scrollIntoView({ behavior: 'instant' }))
      await expect(bar).toBeInViewport({ ratio: 0.99 })
    }
    await expect(bar).toContainText(/4 weeks from CA\$.\d+, all fees/)
    await bar.getByRole('link', { name: 'Calculate your price' }).tap()
    await expect(page.locator('#anc-calculator')).toBeFocused()
    await page.locator('[name=course]').selectOption('4')
    await page.locator('[name=weeks]').selectOption('4')
    await expect(bar).toBeHidden()
    await expect(page.locator('output[name=total]')).toBeInViewport({ ratio: 0.99 })
  })
})

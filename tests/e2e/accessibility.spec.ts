import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, publicPages, test } from './test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe objects to, short enough to be read in a failed test. */
const objections = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 800 },
        expectedErrors: [/status of 404/],
      })

      for (const path of [...publicPages, '/no-such-page']) {
        test(`axe has no objection to ${path}`, async ({ page }) => {
          await page.goto(path)
          expect(await objections(page)).toEqual([])
        })
      }

      test('axe has no objection to open menus and answers', async ({ page }) => {
        await page.goto('/schools/maple-harbour')
        await page.locator('details').evaluateAll((all) => {
          for (const details of all) details.setAttribute('open', '')
        })
        await page.getByRole('button', { name: 'Language' }).click()
        await expect(page.getByRole('navigation', { name: 'Language' })).toBeVisible()
        expect(await objections(page)).toEqual([])
        if (width >= 960) return
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
        expect(await objections(page)).toEqual([])
      })
    })
  }
}

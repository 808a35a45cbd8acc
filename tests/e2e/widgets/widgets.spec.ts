import type { Page } from '@playwright/test'
import { expectAccessible, looksAt } from '../kit/axe'
import { expect, test, thoroughIf } from '../kit/test'
import { section, widgets } from './widgets-page'

/** The widgets on real pages. */
test.describe('on the school page', () => {
  const school = '/schools/maple-harbour'

  test('tabs, an accordion, a tooltip and the language menu', async ({ page }) => {
    await page.goto(school)
    await test.step('a course shows its text, then its week', () => expectTabs(page))
    await test.step('questions are an accordion', () => expectAccordion(page))
    await test.step('a tooltip explains the registration fee without a hydration mismatch', () =>
      expectTooltip(page))
    await test.step('the language menu opens by hover and stays open after a click', () =>
      expectLanguageMenu(page))
  })

  const expectTabs = async (page: Page) => {
    const course = page.locator('.course').first()
    await course.locator('summary').click()
    await expect(course.getByRole('tabpanel')).toHaveText(/\S{3}/)
    await expect(course.getByRole('tabpanel')).not.toContainText('minutes each')
    await course.getByRole('tab', { name: 'At a glance' }).click()
    await expect(course.getByRole('tabpanel')).toContainText('minutes each')
  }

  const expectAccordion = async (page: Page) => {
    const questions = page.locator('.accordion > details')
    await questions.nth(0).locator('summary').click()
    await expect(questions.nth(0)).toHaveAttribute('open')
    await expect(page.locator('.accordion')).toHaveAttribute('data-awake')
    // While a panel unfolds, clicks are ignored.
    const unfolding = () =>
      questions
        .nth(0)
        .locator(':scope > :not(summary)')
        .evaluate((panel) => panel.getAnimations().length)
    await expect.poll(unfolding).toBe(0)
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(questions.nth(0)).not.toHaveAttribute('open')
  }

  const expectTooltip = async (page: Page) => {
    const note = page.getByRole('button', { name: 'More about Registration fee' })
    await note.hover()
    await expect(page.getByRole('tooltip')).toHaveText(/^You pay this once per enrolment/)
    await expect(page.locator('sh-island[name="pricing/Calculator"]')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('tooltip')).toHaveText(/^You pay this once per enrolment/)
  }

  test('a tooltip explains the levels of a course with loaded text', async ({ page }) => {
    await page.goto(`/de${school}`)
    const asked = page.waitForRequest('**/de/schools/levels/*')
    await page.getByRole('button', { name: 'Mehr zu Niveau' }).first().focus()
    await asked
    await expect(page.getByRole('tooltip')).toContainText(/^[A-C][12]: Du .+\.$/m)
  })

  const expectLanguageMenu = async (page: Page) => {
    const menu = page.getByRole('navigation', { name: 'Language' })
    await page.getByRole('button', { name: 'Language' }).hover()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Language' }).click()
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/schools/maple-harbour')
  }
})

test('a select box with more than ten options has a search that reports no results, columns have the same height', async ({
  page,
}) => {
  await page.goto(widgets)
  const heights = await section(page, 'Columns')
    .locator('li')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)

  await page.getByRole('combobox', { name: 'Short list' }).focus()
  const search = section(page, 'Select').locator('input[role=combobox]')
  await expect(search).toHaveCount(1)
  await expect(search).toHaveAccessibleName('Long list')
  await search.fill('castle')
  await expect(section(page, 'Select').getByRole('status')).toHaveText('No results match “castle”')
  await search.fill('11')
  await page.keyboard.press('Enter')
  await expect(page.locator('select[name=long]')).toHaveValue('10')
})

for (const width of [360, 1280]) {
  test(`all states are accessible, ${width} px`, thoroughIf(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(widgets)
    await expectAccessible(page, 'html', looksAt(width))
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    await page.getByRole('button', { name: 'More about the text' }).focus()
    await page.getByRole('button', { name: 'More about the text' }).hover()
    await expect(page.locator('#tip-text')).toBeVisible()
    await expectAccessible(page, 'html', looksAt(width))
    await page.getByRole('button', { name: 'First menu' }).click()
    await expect(page.getByRole('navigation', { name: 'First menu' })).toBeVisible()
    await expectAccessible(page, 'html', looksAt(width))
  })
}

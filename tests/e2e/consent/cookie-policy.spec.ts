import type { Page } from '@playwright/test'
import { htmlProblems } from '../../html-problems'
import { expectAccessible, looksAt } from '../kit/axe'
import { expect, test, thorough } from '../kit/test'
import { choice, dialog } from './consent-site'
import { newVisitor } from './consent-visitors'

test.use({ storageState: newVisitor })

const policy = '/cookie-policy'
const settings = (page: Page) => page.locator('main #settings')
const decisions = (page: Page) => page.getByRole('region', { name: 'Your decisions' })
const newest = (page: Page) => decisions(page).locator('tbody tr').first()
const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('shows the settings and every decision, one below the other', async ({ page }) => {
  await page.goto(policy)
  await expect(decisions(page)).toContainText('No decision is stored in this browser.')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row', { name: /Zoo/ })).toContainText('Shows animals.')
  await expect(page.getByRole('row', { name: /Remembers your choice/ })).toContainText(
    'pd_cc (cookie, 1 year)',
  )

  await settings(page).getByRole('switch', { name: /^Zoo/ }).check()
  await settings(page).getByRole('button', { name: 'Save settings' }).click()
  await expect(newest(page)).toContainText('Settings saved')
  await expect(newest(page).getByRole('cell').nth(1)).toContainText('Zoo')
  await expect(newest(page).getByRole('cell').nth(2)).toContainText('Films')
  await expect(settings(page).getByRole('switch', { name: /^Zoo/ })).toBeChecked()

  await settings(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(newest(page)).toContainText('Rejected')
  await expect(decisions(page).locator('tbody tr')).toHaveCount(2)
})

test.describe('when the decisions cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('the link to them stays, with an error message', thorough, async ({ page }) => {
    await page.route('**/-/consent/mine', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(policy)
    await expect(decisions(page)).toContainText('cannot be shown at the moment')
    await expect(decisions(page).getByRole('link', { name: 'Show my decisions' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form saves the choice and the link leads to it', async ({ page }) => {
    await page.goto(policy)
    await settings(page)
      .getByRole('switch', { name: /^Count/ })
      .check()
    await settings(page).getByRole('button', { name: 'Save settings' }).click()
    await expect(page).toHaveURL(/\/cookie-policy$/)
    await expect.poll(() => choice(page)).toBeDefined()
    await decisions(page).getByRole('link', { name: 'Show my decisions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your decisions')
    const row = page.locator('main tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Settings saved')
    await expect(row.getByRole('cell').nth(1)).toContainText('Count')
  })
})

test('is accessible and fits into 360 and 1280 px, in its own address and in its list of decisions', async ({
  page,
}) => {
  const isInOrder = async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => wider(page)).toBe(0)
      await expectAccessible(page, 'html', looksAt(width))
    }
  }
  await page.goto(policy)
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(newest(page)).toContainText('Accepted')
  await isInOrder()
  await page.goto('/de/-/consent/mine')
  await expect(page.locator('main tbody tr')).toHaveCount(1)
  await isInOrder()
})

test('has valid HTML with all services and no personal data', async ({ request }) => {
  const html = await (await request.get(policy)).text()
  expect(await htmlProblems(html)).toEqual([])
  expect(await htmlProblems(await (await request.get('/-/consent/mine')).text())).toEqual([])
})

import type { Locator, Page } from '@playwright/test'
import { expect, test, thorough } from '../kit/test'
import { openWithClock, section, wake, widgets } from './widgets-page'

test.describe('tabs', () => {
  test('show one panel at a time, by click and by keyboard', async ({ page }) => {
    await page.goto(widgets)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const panel = page.getByRole('tabpanel')
    await expect(page.getByRole('tablist', { name: 'Three tabs' })).toBeVisible()
    await expect(panel).toHaveText([/^One\./])
    await expect(panel).toHaveAccessibleName('One')
    await tab('Two').click()
    await expect(panel).toHaveText([/^Two\./])
    await page.keyboard.press('ArrowRight')
    await expect(tab('Three')).toBeFocused()
    await expect(tab('Three')).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toHaveText([/^Three\./])
    await page.keyboard.press('ArrowRight')
    await expect(tab('One')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab('Three')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(panel).toHaveText([/^One\./])
    // The others are reached by arrows: Tab goes on into the panel.
    await page.keyboard.press('Tab')
    await expect(panel).toBeFocused()

    await test.step('they follow the reading direction', async () => {
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      await tab('One').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(tab('Two')).toBeFocused()
    })

    await test.step('all are printed', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const name of ['one', 'two', 'three']) await expect(page.locator(`#tab-${name} p`)).toBeVisible()
      await expect(page.locator('.tab-list')).toBeHidden()
    })
  })

  test('open the panel in the address', thorough, async ({ page }) => {
    await page.goto(`${widgets}#tab-three`)
    await expect(page.getByRole('tabpanel')).toHaveText([/^Three\./])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are sections below links', async ({ page }) => {
      await page.goto(widgets)
      for (const name of ['one', 'two', 'three']) await expect(page.locator(`#tab-${name} p`)).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await page.getByRole('link', { name: 'Two' }).click()
      await expect(page).toHaveURL(/#tab-two$/)
    })
  })

  test.describe('whose script cannot be loaded', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('show their panels by links', thorough, async ({ page }) => {
      await page.route('**/assets/client-*.js', (route) => route.abort())
      await page.goto(widgets)
      await expect(page.locator('#tab-two p')).toBeHidden()
      await page.getByRole('link', { name: 'Two' }).click()
      await expect(page.locator('#tab-two p')).toBeVisible()
      await expect(page.locator('#tab-one p')).toBeHidden()
    })
  })
})

test.describe('collapsible panels', () => {
  const single = (page: Page) => section(page, 'Collapse').locator('details').first()
  const body = (details: Locator) => details.locator('.collapse-body')

  test('take 350 ms and ignore clicks meanwhile; at most one of an accordion is open', async ({ page }) => {
    await openWithClock(page)
    const details = single(page)
    await wake(details)
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    await page.clock.runFor(349)
    await details.locator('summary').click()
    await page.clock.runFor(1)
    await expect(details).toHaveAttribute('open')
    await expect(body(details)).toBeVisible()

    await details.locator('summary').click()
    await page.clock.runFor(349)
    await expect(details).toHaveAttribute('open')
    await page.clock.runFor(1)
    await expect(details).not.toHaveAttribute('open')

    const accordion = section(page, 'Accordion').locator('.accordion')
    const [one, two] = [accordion.locator('details').nth(0), accordion.locator('details').nth(1)]
    await wake(accordion)
    await one.locator('summary').click()
    await page.clock.runFor(100)
    await two.locator('summary').click()
    await expect(two).not.toHaveAttribute('open')
    await page.clock.runFor(250)
    await two.locator('summary').click()
    await expect(two).toHaveAttribute('open')
    await page.clock.runFor(349)
    await expect(one).toHaveAttribute('open')
    await page.clock.runFor(1)
    await expect(one).not.toHaveAttribute('open')
    await expect(two).toHaveAttribute('open')
  })

  test('work by keyboard', async ({ page }) => {
    await page.goto(widgets)
    const details = single(page)
    await details.locator('summary').focus()
    await expect(details).toHaveAttribute('data-awake')
    await page.keyboard.press('Enter')
    await expect(body(details)).toBeVisible()
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('open and close immediately', thorough, async ({ page }) => {
      await openWithClock(page)
      const details = single(page)
      await wake(details)
      await details.locator('summary').click()
      await expect(details).toHaveAttribute('open')
      await details.locator('summary').click()
      await expect(details).not.toHaveAttribute('open')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are native; at most one is open in an accordion', async ({ page }) => {
      await page.goto(widgets)
      const details = section(page, 'Accordion').locator('details')
      await details.nth(0).locator('summary').click()
      await expect(body(details.nth(0))).toBeVisible()
      await details.nth(1).locator('summary').click()
      await expect(body(details.nth(1))).toBeVisible()
      await expect(body(details.nth(0))).toBeHidden()
    })
  })
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/axe'
import { expect, test, thorough } from '../kit/test'
import { openWithClock, pointAway, wake, widgets } from './widgets-page'

test.describe('a menu', () => {
  const button = (page: Page, name = 'First menu') => page.getByRole('button', { name })
  const menu = (page: Page, name = 'First menu') => page.getByRole('navigation', { name })

  test('opens by hover and closes after 800 ms, waits while another is open; a click keeps it open', async ({
    page,
  }) => {
    await openWithClock(page)
    await button(page).hover()
    await expect(menu(page)).toBeVisible()
    await pointAway(page)
    await page.clock.runFor(799)
    await expect(menu(page)).toBeVisible()
    await menu(page).hover()
    await page.clock.runFor(3000)
    await expect(menu(page)).toBeVisible()
    await pointAway(page)
    await page.clock.runFor(800)
    await expect(menu(page)).toBeHidden()

    // While another one is open it waits for 250 ms.
    await button(page).hover()
    await expect(menu(page)).toBeVisible()
    await button(page, 'Second menu').hover()
    await expect(button(page, 'Second menu')).toHaveAttribute('data-awake')
    await page.clock.runFor(249)
    await expect(menu(page, 'Second menu')).toBeHidden()
    await expect(menu(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(menu(page, 'Second menu')).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await pointAway(page)
    await page.clock.runFor(800)
    await expect(menu(page, 'Second menu')).toBeHidden()

    // Opened by a click it stays open, until a click outside or Escape.
    await button(page).click()
    await expect(menu(page)).toBeVisible()
    await pointAway(page)
    await page.clock.runFor(5000)
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(2, 2)
    await expect(menu(page)).toBeHidden()
    await button(page).press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('can be navigated by arrow keys', async ({ page }) => {
    await page.goto(widgets)
    await button(page).focus()
    await expect(button(page)).toHaveAttribute('data-awake')
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('link', { name: 'North' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(menu(page).getByRole('link', { name: 'South' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('link', { name: 'North' })).toBeFocused()
  })

  test('flips at the edges, in both reading directions', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await page.goto(widgets)
    await wake(button(page))
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, dir)
      const scrollTo = (edge: 'top' | 'bottom') =>
        button(page).evaluate((element, at) => {
          const { top, bottom } = element.getBoundingClientRect()
          window.scrollBy(0, at === 'top' ? top - 20 : bottom - window.innerHeight + 20)
        }, edge)
      for (const edge of ['top', 'bottom'] as const) {
        await scrollTo(edge)
        await button(page).click()
        await expect(menu(page)).toBeVisible()
        await expect(async () => {
          const [box, anchor] = [await menu(page).boundingBox(), await button(page).boundingBox()]
          if (!box || !anchor) throw new Error('not on the page')
          if (edge === 'top') expect(box.y).toBeGreaterThan(anchor.y)
          else expect(box.y + box.height).toBeLessThan(anchor.y + 1)
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(360)
        }).toPass({ timeout: 30_000 })
        await button(page).click()
        await expect(menu(page)).toBeHidden()
      }
    }
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('opens and closes by a tap', async ({ page }) => {
      await page.goto(widgets)
      await button(page).tap()
      await expect(menu(page)).toBeVisible()
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(menu(page)).toBeHidden()
    })
  })
})

test.describe('a confirmation', () => {
  const ask = (page: Page) => page.getByRole('button', { name: 'Send' })
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Really send this?' })

  test('darkens the page by 0.8 and submits only on OK', async ({ page }) => {
    await page.goto(widgets)
    await ask(page).click()
    await expect(dialog(page)).toBeVisible()
    const shade = await dialog(page).evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    )
    expect(shade).toBe('rgba(0, 0, 0, 0.8)')
    await expect(dialog(page).getByRole('button')).toHaveText(['Cancel', 'OK'])
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(ask(page)).toBeFocused()
    expect(new URL(page.url()).search).toBe('')

    await ask(page).press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await ask(page).click()
    await expect(dialog(page)).toBeVisible()
    // Not at once: the rest of a double click does not close it.
    await expect(async () => {
      await page.mouse.click(5, 5)
      await expect(dialog(page)).toHaveCount(0, { timeout: 100 })
    }).toPass()
    expect(new URL(page.url()).search).toBe('')

    await ask(page).click()
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\?sent$/)
  })

  test('opens once, whatever is clicked', thorough, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/assets/confirm-dialog*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(widgets)
    await page.waitForLoadState()
    await ask(page).click()
    await ask(page).click()
    release()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)

    const { x, y, width, height } = (await ask(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(dialog(page)).toBeVisible()
    // The second click of a double click, on the layer behind the dialog.
    await dialog(page).evaluate((element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 })),
    )
    await expect(dialog(page)).toBeVisible()
  })

  test.describe('whose script cannot be loaded', () => {
    test.use({ expectedErrors: [/^confirm-dialog\.js |ERR_FAILED/] })

    test('logs the failure with the file’s label, and sends the form', thorough, async ({ page }) => {
      await page.route('**/assets/confirm-dialog*.js', (route) => route.abort())
      await page.goto(widgets)
      await page.waitForLoadState()
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('confirm-dialog.js'))
      await ask(page).click()
      await logged
      await expect(page).toHaveURL(/\?sent$/)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is skipped', thorough, async ({ page }) => {
      await page.goto(widgets)
      await ask(page).click()
      await expect(page).toHaveURL(/\?sent$/)
    })
  })
})

import type { Page } from '@playwright/test'
import { expect, test, thorough, thoroughIf } from '../kit/test'
import { openWithClock, pointAway, wake, widgets } from './widgets-page'

test.describe('a tooltip', () => {
  const button = (page: Page, about = 'the text') => page.getByRole('button', { name: `More about ${about}` })
  const tip = (page: Page, id = 'tip-text') => page.locator(`#${id}`)

  test('opens by hover and on focus, closes 800 ms later or with Escape; a click opens and closes it', async ({
    page,
  }) => {
    await openWithClock(page)
    await button(page).hover()
    await expect(tip(page)).toBeVisible()
    await pointAway(page)
    await page.clock.runFor(799)
    await expect(tip(page)).toBeVisible()
    await tip(page).hover()
    await page.clock.runFor(5000)
    await expect(tip(page)).toBeVisible()
    await pointAway(page)
    await page.clock.runFor(799)
    await expect(tip(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(tip(page)).toBeHidden()

    await test.step('focus', async () => {
      await page.locator('summary').last().focus()
      await page.keyboard.press('Tab')
      await expect(button(page)).toBeFocused()
      await expect(tip(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tip(page)).toBeHidden()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(tip(page)).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await page.clock.runFor(799)
      await expect(tip(page)).toBeVisible()
      await page.clock.runFor(1)
      await expect(tip(page)).toBeHidden()
    })

    await test.step('click', async () => {
      await button(page).click()
      await expect(tip(page)).toBeVisible()
      await button(page).click()
      await expect(tip(page)).toBeHidden()
    })
  })

  test('has 12 px text, at most 200 px width, above its button or below if there is no room', async ({
    page,
  }) => {
    await page.goto(widgets)
    await button(page).hover()
    await expect(tip(page)).toBeVisible()
    await expect(tip(page)).toHaveCSS('font-size', '12px')
    await expect(tip(page)).toHaveCSS('max-width', '200px')
    await expect(async () => {
      const [box, anchor] = [await tip(page).boundingBox(), await button(page).boundingBox()]
      expect(box?.width).toBeLessThanOrEqual(200)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(anchor?.y ?? 0)
    }).toPass({ timeout: 30_000 })
    await expect(button(page)).toHaveAccessibleDescription(/harbour is a short walk/)

    await page.keyboard.press('Escape')
    await pointAway(page)
    await expect(tip(page)).toBeHidden()
    await button(page).evaluate((element) => {
      window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - 10)
    })
    await button(page).hover()
    await expect(tip(page)).toBeVisible()
    await expect(async () => {
      const [below, over] = [await tip(page).boundingBox(), await button(page).boundingBox()]
      expect(below?.y).toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0))
    }).toPass({ timeout: 30_000 })
  })

  test('loads its text once and shows Loading.... meanwhile', async ({ page }) => {
    let asked = 0
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/widgets/tip', async (route) => {
      asked++
      expect(route.request().method()).toBe('GET')
      await released
      await route.continue()
    })
    await openWithClock(page)
    await button(page, 'the server').hover()
    await expect(tip(page, 'tip-remote')).toHaveText('Loading....')
    // A second hover waits for the same answer.
    await pointAway(page)
    await page.clock.runFor(800)
    await expect(tip(page, 'tip-remote')).toBeHidden()
    await button(page, 'the server').hover()
    await expect(tip(page, 'tip-remote')).toBeVisible()
    release()
    await expect(tip(page, 'tip-remote')).toHaveText('This came from the server.')
    await pointAway(page)
    await page.clock.runFor(800)
    await expect(tip(page, 'tip-remote')).toBeHidden()
    await button(page, 'the server').hover()
    await expect(tip(page, 'tip-remote')).toHaveText('This came from the server.')
    expect(asked).toBe(1)
  })

  test.describe('whose text cannot be loaded', () => {
    test.use({ expectedErrors: [/status of 404/] })

    test('shows an error and tries again the next time', thorough, async ({ page }) => {
      await openWithClock(page)
      await button(page, 'nowhere').hover()
      const failing = tip(page, 'tip-failing')
      await expect(failing).toHaveText('This could not be loaded. Please try again later.')
      await pointAway(page)
      await page.clock.runFor(800)
      await page.route('**/widgets/none', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<b>Now</b> it is here.' }),
      )
      await button(page, 'nowhere').hover()
      // The answer of a server is shown as text, never as markup.
      await expect(failing).toHaveText('<b>Now</b> it is here.')
    })
  })

  test.describe('whose script cannot be loaded', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED|^tooltip\.js/] })

    test('still opens by click, and the console names the script', thorough, async ({ page }) => {
      await page.route('**/assets/*tooltip-*.js', (route) => route.abort())
      await page.goto(widgets)
      const named = page.waitForEvent('console', (message) => message.text().startsWith('tooltip.js'))
      await button(page).hover()
      expect((await named).type()).toBe('error')
      await button(page).click()
      await expect(tip(page)).toBeVisible()
    })
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('opens by a tap and closes by a tap outside', async ({ page }) => {
      await page.goto(widgets)
      await button(page).tap()
      await expect(tip(page)).toBeVisible()
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(tip(page)).toBeHidden()
    })

    test('opens after a tap of 750 ms and stays open, not after a shorter one', async ({ page }) => {
      await openWithClock(page)
      await wake(button(page))
      const touch = { pointerType: 'touch', bubbles: true }
      await button(page).dispatchEvent('pointerdown', touch)
      await page.clock.runFor(700)
      await button(page).dispatchEvent('pointerup', touch)
      await page.clock.runFor(1000)
      await expect(tip(page)).toBeHidden()

      await button(page).dispatchEvent('pointerdown', touch)
      await page.clock.runFor(749)
      await expect(tip(page)).toBeHidden()
      await page.clock.runFor(1)
      await expect(tip(page)).toBeVisible()
      await button(page).dispatchEvent('pointerup', touch)
      await button(page).dispatchEvent('click')
      await expect(tip(page)).toBeVisible()
    })

    for (const chunk of ['at once', 'late'] as const)
      test(
        `opens by the first long tap, script loaded ${chunk}`,
        thoroughIf(chunk === 'at once'),
        async ({ page, context }) => {
          let deliver = () => {}
          const delivered = new Promise<void>((resolve) => {
            deliver = resolve
          })
          await page.route('**/assets/*tooltip-*.js', async (route) => {
            if (chunk === 'late') await delivered
            await route.continue()
          })
          await openWithClock(page)
          await button(page).scrollIntoViewIfNeeded()
          const { x = 0, y = 0, width = 0, height = 0 } = (await button(page).boundingBox()) ?? {}
          const finger = await context.newCDPSession(page)
          const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
          await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
          if (chunk === 'late') await page.clock.runFor(500)
          deliver()
          await expect(button(page)).toHaveAttribute('data-awake')
          await page.clock.runFor(chunk === 'late' ? 249 : 749)
          await expect(tip(page)).toBeHidden()
          await page.clock.runFor(1)
          await expect(tip(page)).toBeVisible()
          await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
          await expect(tip(page)).toBeVisible()
        },
      )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens by click', async ({ page }) => {
      await page.goto(widgets)
      await button(page).click()
      await expect(tip(page)).toBeVisible()
    })
  })
})

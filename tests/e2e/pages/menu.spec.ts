import { expectAccessible } from '../kit/axe'
import { expect, test, thorough } from '../kit/test'

test('the menu has a second level and a button, by keyboard, in one row, and in the menu of phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de/about')
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const more = page.getByRole('button', { name: 'Mehr unter „Schulen“' })
  const school = page.locator('.submenu').getByRole('link', { name: 'Vieux-Phare' })

  await test.step('by keyboard', async () => {
    await expect(school).toBeHidden()
    await nav.getByRole('link', { name: 'Schulen' }).focus()
    await page.keyboard.press('Tab')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(school).toBeVisible()
    await expectAccessible(page, '.site-header')
    await page.keyboard.press('Escape')
    await expect(school).toBeHidden()
    await expect(more).toBeFocused()
  })

  await test.step('in one row from 1200 px', async () => {
    for (const width of [1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const rows = () =>
        nav.evaluate((element) => {
          const tops = [...element.querySelectorAll(':scope > ul:first-child > li, :scope > .button')].map(
            (item) => item.getBoundingClientRect().y + item.getBoundingClientRect().height / 2,
          )
          return Math.max(...tops) - Math.min(...tops)
        })
      await expect.poll(rows).toBeLessThan(3)
    }
    await expect(nav.getByRole('link', { name: 'Berechne deinen Preis' })).toBeVisible()
  })

  await test.step('listed in the menu of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(more).toBeHidden()
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(school).toBeVisible()
    await expectAccessible(page, '.site-header')
    await school.click()
    await expect(page).toHaveURL('/de/schools/vieux-phare')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })

  test('a tap opens the second level of the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/about')
    await page.getByRole('button', { name: 'More below “Schools”' }).tap()
    await page.locator('.submenu').getByRole('link', { name: 'Maple Harbour' }).tap()
    await expect(page).toHaveURL('/schools/maple-harbour')
  })

  test('the second level opens below its entry, inside the window', thorough, async ({ page }) => {
    const entry = page.locator('.menu-parent').first()
    const submenu = page.locator('.submenu').first()
    const boxOf = async (part: typeof entry) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('It is not shown.')
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }

    await test.step('in the header', async () => {
      for (const width of [1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/about')
        await entry.getByRole('button').tap()
        // The browser makes a click of a tap in its own time.
        await expect(submenu).toBeVisible()
        const [above, below] = [await boxOf(entry), await boxOf(submenu)]
        expect(below.x).toBeGreaterThanOrEqual(0)
        expect(below.right).toBeLessThanOrEqual(width)
        expect(below.x).toBeLessThan(above.right)
        expect(below.right).toBeGreaterThan(above.x)
        expect(below.y).toBeGreaterThanOrEqual(above.bottom - 1)
        expect(below.y - above.bottom).toBeLessThan(24)
      }
    })

    await test.step('in the menu of a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/about')
      await page.getByRole('button', { name: 'Menu' }).tap()
      await expect(submenu).toBeVisible()
      const listed = await boxOf(submenu)
      expect(listed.x).toBeGreaterThanOrEqual(0)
      expect(listed.right).toBeLessThanOrEqual(360)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../kit/axe'
import { expect, test, thoroughIf } from '../kit/test'

/** Serves the pages of the site as if Arabic had been added: language, direction, the menu and the headings. */
const speakArabic = (page: Page) =>
  page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text())
        .replace('<html lang="en">', '<html lang="ar" dir="rtl">')
        .replace(/<nav id="[^"]*" class="site-nav".*?<\/nav>/s, (menu) =>
          menu.replace(/(<a [^>]*>)[^<]+/g, '$1دورات اللغة'),
        )
        .replace(/(<h1[^>]*>)[^<]+/, '$1مدرسة اللغات على الميناء')
      await route.fulfill({ response, body })
    },
  )

/** The middle of the first element, as a part of the width of the window. */
const middleOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox()
  return ((box?.x ?? 0) + (box?.width ?? 0) / 2) / (page.viewportSize()?.width ?? 1)
}

for (const path of ['/', '/schools/maple-harbour', '/news'])
  for (const width of [360, 1280])
    test(
      `${path} is mirrored at ${width} px in a language that is read from right to left`,
      thoroughIf(path !== '/schools/maple-harbour' || width === 1280),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await speakArabic(page)
        await page.goto(path)
        const root = page.locator('html')
        await expect(root).toHaveAttribute('dir', 'rtl')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('مدرسة')

        expect(await middleOf(page, '.brand')).toBeGreaterThan(0.5)
        expect(await middleOf(page, width < 960 ? '.menu-button' : '.language-button')).toBeLessThan(0.5)
        if (width >= 960)
          expect(await middleOf(page, '.site-nav')).toBeLessThan(await middleOf(page, '.brand'))
        else {
          await page.locator('.menu-button').click()
          const entry = page.locator('.site-nav a').first()
          await expect(entry).toBeVisible()
          await expect(entry).toHaveCSS('text-align', 'start')
          await page.keyboard.press('Escape')
          await expect(entry).toBeHidden()
        }

        const overflow = () => root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        expect(await overflow()).toBe(0)
        await page.evaluate(() => window.scrollTo(0, 0))
        await expectAccessible(page, 'html', ['structure'])
      },
    )

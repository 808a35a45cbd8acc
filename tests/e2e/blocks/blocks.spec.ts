import { defaultLocale, languageTag, locales } from '../../../src/shared/locale'
import { expectAccessible, looksAt } from '../kit/axe'
import { expect, test, thoroughIf } from '../kit/test'

/** The developers' page with a sample of every block, whose film is blocked by the security policy instead of consent. */
const blocks = `http://127.0.0.1:${process.env.E2E_WIDGETS_PORT}/blocks`

test.describe('every block is accessible and fits, narrow and wide, light and dark', () => {
  test.use({ expectedErrors: [/^Framing 'https:\/\/www\.youtube-nocookie\.com\/'/] })

  for (const locale of locales)
    test(`in ${locale}`, thoroughIf(locale !== defaultLocale), async ({ page }) => {
      await page.goto(`${blocks}/${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale))
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, 'html', locale === defaultLocale ? looksAt(width) : ['structure'])
        const shown = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.poll(shown, `${width} px`).toBe(width)
      }
    })

  for (const variant of ['minimal', 'long'])
    test(`with ${variant} content`, thoroughIf(variant === 'minimal'), async ({ page }) => {
      await page.goto(`${blocks}/en/${variant}`)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const wider = () =>
          page.evaluate(() =>
            [document.documentElement, ...document.querySelectorAll('main :is(h1, h2, h3, p)')]
              .filter((element) => element.scrollWidth > element.clientWidth + 1)
              .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
          )
        await expect.poll(wider, `${width} px`).toEqual([])
      }
    })
})

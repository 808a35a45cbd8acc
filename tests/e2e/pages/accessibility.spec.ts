import type { Page } from '@playwright/test'
import { expectAccessible, looksAt } from '../kit/axe'
import { administratorCookies } from '../kit/staff'
import { expect, isRepeatedPage, isThorough, publicPages, test, thorough, thoroughIf } from '../kit/test'

const widths = [360, 1280]

/** Shows the page as if none of its web fonts could be loaded, in the fonts of the system. */
const removeWebFonts = async (page: Page) => {
  const removed = await page.evaluate(() => {
    let count = 0
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const rule = sheet.cssRules[index]
        if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('.woff2')) continue
        sheet.deleteRule(index)
        count++
      }
    return count
  })
  expect(removed).toBeGreaterThanOrEqual(2)
  const left = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)
  await expect.poll(left).toBe(0)
}

test.describe('axe finds no violations', () => {
  test.use({ expectedErrors: [/status of 404/] })

  const oneOfEachKind = [
    '/',
    '/schools/maple-harbour',
    '/schools/maple-harbour/how-to-get-here',
    '/about',
    '/cookie-policy',
    '/no-such-page',
  ]

  for (const path of [...publicPages, '/no-such-page']) {
    test(`on ${path}`, thoroughIf(isRepeatedPage(path)), async ({ page }) => {
      await page.goto(path)
      await page.setViewportSize({ width: 360, height: 800 })
      await expectAccessible(page, 'html', ['structure'])
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessible(page, 'html', isRepeatedPage(path) ? ['structure'] : ['light', 'dark'])
      // Other fonts matter to the size of targets alone.
      if (!isThorough || !oneOfEachKind.includes(path)) return
      await test.step('without the web fonts', async () => {
        await removeWebFonts(page)
        for (const width of widths.toReversed()) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessible(page, 'html', ['fonts'])
        }
      })
    })
  }

  for (const width of widths) {
    test(`in open menus and answers, ${width} px`, thoroughIf(width >= 960), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/schools/maple-harbour')
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '')
      })
      await page.getByRole('button', { name: 'Language' }).click()
      await expect(page.getByRole('navigation', { name: 'Language' })).toBeVisible()
      await expectAccessible(page, 'html', looksAt(width))
      if (width >= 960) return
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expectAccessible(page, 'html', ['structure'])
      await expectAccessible(page, '.site-header')
    })
  }

  test('on a school with required fields only', thorough, async ({ page, baseURL }) => {
    const headers = { origin: String(baseURL) }
    await page.context().addCookies(administratorCookies())
    // A draft, because the other tests count the schools.
    const made = await page.request.post('/api/schools?draft=true', {
      headers,
      data: {
        name: 'Bare School',
        summary: 'It has just opened.',
        street: '1 Quay Street',
        town: 'Larchmere',
        country: 'CA',
        lat: 44.6,
        lng: -63.6,
        email: 'office@bare.example',
        languages: ['en'],
        _status: 'draft',
      },
    })
    const { id } = (await made.json()).doc as { id: number }
    try {
      await page.goto(`/preview/schools/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare School')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page, 'html', ['structure'])
      }
    } finally {
      await page.request.delete(`/api/schools/${id}`, { headers })
    }
  })
})

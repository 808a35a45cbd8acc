import { expect, test } from '../kit/test'

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } })

test('an English page offers the browser’s language by a link that moves nothing', async ({ page }) => {
  await page.goto('/?q=maple')
  const offer = page.getByRole('link', { name: 'Leer en español' })
  await expect(offer).toHaveAttribute('lang', 'es')
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
          // When a font arrives after the first paint, words move by a few pixels.
          done(entries.filter(({ value }) => value >= 0.001).length)
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer reports what it finds in its buffer, which may be nothing at all.
        setTimeout(() => done(0), 1000)
      }),
  )
  expect(shifts).toBe(0)
  // Below the buttons, and large enough for a finger.
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const link = await edges('.language-offer')
  expect(link.top).toBeGreaterThanOrEqual((await edges('.language-button')).bottom)
  expect(link.height).toBeGreaterThanOrEqual(24)
  await offer.click()
  await expect(page).toHaveURL('/es?q=maple')
  await expect(offer).toHaveCount(0)
})

import type { Locator } from '@playwright/test'
import { newVisitor } from '../consent/consent-visitors'
import { expect, settled, test, thorough } from '../kit/test'

const school = '/schools/maple-harbour'

/** How many times a picture is enlarged to fill its box. */
const enlargement = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { width, height } = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
    const box = image.getBoundingClientRect()
    const covers = getComputedStyle(image).objectFit === 'cover'
    const scales = [box.width / width, box.height / height].map((scale) => scale * devicePixelRatio)
    return covers ? Math.max(...scales) : Math.min(...scales)
  })

test('large pictures are not enlarged', thorough, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, picture] of [
      ['/', 'main img:not([src^="data:"])'],
      [school, '#anc-gallery img:not([src^="data:"])'],
    ] as const) {
      await page.goto(path)
      const first = page.locator(picture).first()
      await first.scrollIntoViewIfNeeded()
      expect(await enlargement(first), `${path} at ${width} px`).toBeLessThanOrEqual(1.1)
    }
  }
})

test('quotes of students have no margins, and logos keep their shape', thorough, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(school)
  const quote = page.locator('.testimonials blockquote').first()
  await quote.scrollIntoViewIfNeeded()
  await expect(quote).toHaveCSS('margin', '0px')
  const logo = page.locator('.accreditations img').first()
  await expect(logo).toHaveCSS('object-fit', 'contain')
  await expect(logo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test.describe('the question about cookies', () => {
  test.use({ storageState: newVisitor })

  test('darkens the page by 0.8, and praises Reject only where it is shown', async ({ page }) => {
    await page.goto(school)
    await settled(page)
    const dialog = page.locator('#pdcc')
    await expect(dialog).toBeVisible()
    const overlay = () =>
      dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
    await expect.poll(overlay).toBe('rgba(0, 0, 0, 0.8)')
    const praise = dialog.locator('.consent-as-easy')
    await expect(praise).toBeVisible()
    await dialog.locator('.consent-first .consent-reject').evaluate((button: HTMLElement) => {
      button.hidden = true
    })
    await expect(praise).toBeHidden()
  })
})

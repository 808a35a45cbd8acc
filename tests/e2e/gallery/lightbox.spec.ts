import type { Page } from '@playwright/test'
import { dialog } from '../consent/consent-site'
import { newVisitor } from '../consent/consent-visitors'
import { expect, settled, test, thorough } from '../kit/test'
import { button, isOpen, lightbox, openAt, school, thumbnails, title, titleOf } from './gallery-page'

const fadeMs = 200

test.describe('a visitor who is asked about cookies', thorough, () => {
  test.use({ storageState: newVisitor })

  test('sees a shared picture after the question', async ({ page }) => {
    await page.goto(school)
    const id = await page.locator('ul.gallery > li').nth(1).getAttribute('id')
    await page.goto('/about')
    await page.goto(`${school}#${id}`)
    await expect(dialog(page)).toBeVisible()
    await settled(page)
    await expect(lightbox(page)).toBeHidden()
    await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(lightbox(page)).toBeVisible()
    await expect(title(page)).toHaveText(await titleOf(page, 1))
  })
})

test('the lightbox has its buttons at the top, the title outside the picture and thumbnails of 80 px', async ({
  page,
}) => {
  await openAt(page, 0)
  await expect(lightbox(page).getByRole('toolbar').getByRole('button')).toHaveCount(5)
  const names = await lightbox(page)
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(names).toEqual(['Previous', 'Start slideshow', 'Next', 'Toggle size', 'Close'])
  await expect(title(page)).toHaveText(await titleOf(page, 0))
  const box = async (selector: string) => {
    const found = await lightbox(page).locator(selector).first().boundingBox()
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  await expect(async () => {
    const picture = await box('.pswp__item[aria-hidden=false] img')
    const bar = await box('.lightbox-bar')
    expect(bar.y).toBe(0)
    expect(picture.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1)
    expect((await box('.lightbox-title')).y).toBeGreaterThanOrEqual(picture.y + picture.height - 1)
  }).toPass({ timeout: 30_000 })
  const small = lightbox(page).locator('.lightbox-thumbnail img')
  await expect(small).toHaveCount(8)
  // In the page's order, each with the page's title.
  expect(await small.evaluateAll((all) => (all as HTMLImageElement[]).map(({ alt }) => alt))).toEqual(
    await page.locator('#anc-gallery .gallery-title').allTextContents(),
  )
  expect(await small.first().boundingBox()).toMatchObject({ width: 80, height: 80 })
  await small.nth(3).click()
  await expect(title(page)).toHaveText(await titleOf(page, 3))
  await expect(lightbox(page).locator('.lightbox-thumbnail').nth(3)).toHaveAttribute('aria-current', 'true')
})

test('buttons and keys turn the pages, in a loop, and toggle the size', async ({ page }) => {
  await openAt(page, 0)
  await test.step('F toggles the size, and so does its button', () => expectToggle(page))
  const expectAt = async (index: number) => expect(title(page)).toHaveText(await titleOf(page, index))
  await button(page, 'Previous').click()
  await expectAt(7)
  await button(page, 'Next').click()
  await expectAt(0)
  await lightbox(page).focus()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['PageDown', 3],
    ['Enter', 4],
    ['ArrowLeft', 3],
    ['ArrowUp', 2],
    ['PageUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectAt(index)
  }
  await expect(lightbox(page).getByRole('status')).toContainText('Picture 2 of 8.')
})

const expectToggle = async (page: Page) => {
  const width = () =>
    lightbox(page)
      .locator('.pswp__item[aria-hidden=false] img')
      .first()
      .evaluate((image) => image.getBoundingClientRect().width)
  const fitted = await width()
  await page.keyboard.press('f')
  await expect.poll(width).toBeGreaterThan(fitted + 50)
  await expect(button(page, 'Toggle size')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Toggle size').click()
  await expect.poll(width).toBeCloseTo(fitted, 0)
}

test('Space starts and stops a slideshow that turns every four seconds', thorough, async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openAt(page, 0)
  await page.clock.pauseAt(120_000)
  await page.keyboard.press(' ')
  await expect(button(page, 'Stop slideshow')).toBeVisible()
  await page.clock.runFor(3999)
  await expect(title(page)).toHaveText(await titleOf(page, 0))
  await page.clock.runFor(1)
  await expect(title(page)).toHaveText(await titleOf(page, 1))
  await page.keyboard.press(' ')
  await expect(button(page, 'Start slideshow')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(await titleOf(page, 1))
})

test('the lightbox fades for 200 ms and returns the focus, after Escape and a click on the overlay', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto(school)
  for (const way of ['Escape', 'overlay'] as const) {
    await thumbnails(page).nth(2).click()
    await isOpen(page)
    await page.clock.pauseAt(way === 'Escape' ? 120_000 : 240_000)
    const shade = lightbox(page).locator('.pswp__bg')
    await expect(shade).toHaveCSS('opacity', '0.8')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.mouse.click(20, 400)
    await page.clock.runFor(fadeMs - 1)
    await expect(lightbox(page)).toBeVisible()
    // PhotoSwipe is removed in a later step.
    await page.clock.runFor(1 + 50)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(thumbnails(page).nth(2)).toBeFocused()
    await expect(page).toHaveURL(school)
    await page.clock.resume()
  }
})

test('the next and the previous picture are preloaded', thorough, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAt(page, 4)
  const names = await Promise.all(
    [3, 5].map(async (index) =>
      (await thumbnails(page).nth(index).getAttribute('href'))?.replace(/-1600x.*/, ''),
    ),
  )
  for (const name of names)
    await expect.poll(() => asked.some((address) => address.includes(`${name}-1600x`))).toBe(true)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  /** Swipes sideways over the picture, slowly, so that only the distance counts. */
  const swipe = async (page: Page, by: number) => {
    const browser = await page.context().newCDPSession(page)
    const touch = (type: string, x: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }],
      })
    await touch('touchStart', 600)
    for (let step = 1; step <= 4; step++) {
      await touch('touchMove', 600 + (by * step) / 4)
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            requestAnimationFrame(() => done())
            // A headless browser sometimes stops painting until another event.
            setTimeout(done, 100)
          }),
      )
    }
    await touch('touchEnd', 600 + by)
  }

  test('a swipe over 30 px turns the page, a shorter one does not', async ({ page }) => {
    await page.goto(school)
    await thumbnails(page).nth(3).tap()
    await isOpen(page)
    const place = () =>
      lightbox(page)
        .locator('.pswp__container')
        .evaluate((pages) => pages.style.transform)
    const before = await place()
    await swipe(page, -28)
    await expect.poll(place).toBe(before)
    await expect(title(page)).toHaveText(await titleOf(page, 3))
    await swipe(page, -40)
    await expect(title(page)).toHaveText(await titleOf(page, 4))
    await swipe(page, 40)
    await expect(title(page)).toHaveText(await titleOf(page, 3))
  })
})

test.describe('with reduced motion', thorough, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the lightbox closes at once, and returns the focus on a page with an anchor too', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await openAt(page, 0)
    await page.clock.pauseAt(120_000)
    await page.keyboard.press('Escape')
    await page.clock.runFor(50)
    await expect(lightbox(page)).toHaveCount(0)
    await page.clock.resume()
    await page.locator('a[href$="#anc-gallery"]').first().click()
    await expect(page.locator('#anc-gallery')).toBeFocused()
    await thumbnails(page).nth(1).click()
    await isOpen(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/#anc-gallery$/)
    await expect(thumbnails(page).nth(1)).toBeFocused()
  })
})

test('the left arrow key shows the next picture on a right-to-left page', thorough, async ({ page }) => {
  await page.goto(school)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await thumbnails(page).first().click()
  await isOpen(page)
  await page.keyboard.press('ArrowLeft')
  await expect(title(page)).toHaveText(await titleOf(page, 1))
  // The icons are mirrored.
  for (const name of ['Previous', 'Next'])
    await expect(button(page, name).locator('.icon')).toHaveCSS('scale', '-1 1')
  await expect(button(page, 'Start slideshow').locator('.icon')).toHaveCSS('scale', 'none')
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

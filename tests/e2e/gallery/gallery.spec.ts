import { expectAccessible, looksAt } from '../kit/axe'
import { expect, settled, test, thorough } from '../kit/test'
import { button, idOf, isOpen, lightbox, openAt, school, thumbnails, title, titleOf } from './gallery-page'

test('the lightbox is not loaded before the first interaction', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(school)
  await thumbnails(page).first().scrollIntoViewIfNeeded()
  await settled(page)
  expect(asked.filter((address) => address.includes('lightbox'))).toEqual([])
  await thumbnails(page).first().hover()
  await expect.poll(() => asked.filter((address) => address.includes('lightbox')).length).toBeGreaterThan(0)
})

test.describe('the address of a picture', () => {
  test('is in the address bar and can be shared', async ({ page, context }) => {
    await openAt(page, 1)
    await expect(page).toHaveURL(`${school}#${await idOf(page, 1)}`)
    await button(page, 'Next').click()
    await expect(page).toHaveURL(`${school}#${await idOf(page, 2)}`)
    const other = await context.newPage()
    await other.goto(page.url())
    await isOpen(other)
    await expect(title(other)).toHaveText(await titleOf(page, 2))
    await other.keyboard.press('Escape')
    await expect(lightbox(other)).toHaveCount(0)
    await expect(other).toHaveURL(school)
    await expect(thumbnails(other).nth(2)).toBeFocused()
  })

  test('is removed by the back button and restored by the forward button', async ({ page }) => {
    await openAt(page, 1)
    await button(page, 'Next').click()
    await page.goBack()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(school)
    await page.goForward()
    await isOpen(page)
    await button(page, 'Close').click()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(school)
  })
})

test('going back before the lightbox has opened keeps it closed', thorough, async ({ page }) => {
  await openAt(page, 1)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  const everOpened = await thumbnails(page)
    .nth(1)
    .evaluate(async (link: HTMLElement) => {
      const frame = () => new Promise(requestAnimationFrame)
      let opened = false
      new MutationObserver(() => {
        opened ||= document.querySelector('dialog.lightbox[open]') !== null
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
      link.click()
      while (!location.hash) await frame()
      // As the back button does, but between these two frames.
      history.replaceState(null, '', location.pathname)
      dispatchEvent(new PopStateEvent('popstate'))
      for (let frames = 0; frames < 10; frames++) await frame()
      return opened
    })
  expect(everOpened).toBe(false)
  await expect(lightbox(page)).toHaveCount(0)
})

test.describe('a picture that cannot be loaded', thorough, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('shows a message, and the next picture can still be seen', async ({ page }) => {
    await page.goto(school)
    await settled(page)
    await page.route('**/media/*-1600x*', (route) => route.abort())
    await page.route('**/media/*-800x*', (route) => route.abort())
    await thumbnails(page).first().click()
    const sentence = 'The requested content cannot be loaded. Please try again later.'
    await expect(lightbox(page).locator('.pswp__item[aria-hidden=false] .pswp__error-msg')).toHaveText(
      sentence,
    )
    await expect(lightbox(page).getByRole('status')).toHaveText(sentence)
    await expectAccessible(page, '.pswp')
    await page.unrouteAll()
    await button(page, 'Next').click()
    await button(page, 'Next').click()
    await button(page, 'Next').click()
    await isOpen(page)
  })
})

test('the lightbox is accessible', thorough, async ({ page }) => {
  await page.goto(school)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await thumbnails(page).nth(1).click()
    await isOpen(page)
    await expect(button(page, 'Close')).toBeInViewport()
    await expect(button(page, 'Previous')).toBeInViewport()
    await expectAccessible(page, '.pswp', looksAt(width))
    await button(page, 'Start slideshow').click()
    await page.keyboard.press('f')
    await expectAccessible(page, '.pswp', looksAt(width))
    await button(page, 'Close').click()
    await expect(lightbox(page)).toHaveCount(0)
  }
})

test('pictures have an inline blurred preview and cause no layout shift', async ({ page }) => {
  await page.route('**/media/*', async (route) => {
    if (route.request().resourceType() === 'image') return
    await route.continue()
  })
  await page.goto(school, { waitUntil: 'domcontentloaded' })
  const previews = page.locator('#anc-gallery .gallery-preview')
  await expect(previews).toHaveCount(8)
  await previews.first().scrollIntoViewIfNeeded()
  const shown = () =>
    previews.evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => [
        image.src.slice(0, 16),
        image.naturalWidth,
        image.complete,
      ]),
    )
  await expect.poll(shown).toEqual(Array(8).fill(['data:image/webp;', 16, true]))
  const [preview, place] = await Promise.all([
    previews.first().evaluate((image: HTMLElement) => image.offsetHeight),
    page
      .locator('#anc-gallery picture > img')
      .first()
      .evaluate((image: HTMLElement) => image.offsetHeight),
  ])
  expect(Math.abs(preview - place)).toBeLessThanOrEqual(1)
})

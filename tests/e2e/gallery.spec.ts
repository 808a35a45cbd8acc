import type { Page } from '@playwright/test'
import { withoutObjection } from './axe'
import { administrator, expect, test } from './test'

const school = '/schools/maple-harbour'
const fadeMs = 200

const thumbnails = (page: Page) => page.locator('#anc-gallery li > a')
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Gallery' })
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })
const title = (page: Page) => lightbox(page).locator('.lightbox-title')
const titleOf = (page: Page, index: number) =>
  thumbnails(page).nth(index).locator('.gallery-title').innerText()
const idOf = (page: Page, index: number) => page.locator('#anc-gallery li').nth(index).getAttribute('id')

/** PhotoSwipe listens when it has painted its first picture. */
const isOpen = (page: Page) =>
  expect(lightbox(page).locator('.pswp__item[aria-hidden=false] img')).toBeVisible()

const openAt = async (page: Page, index: number) => {
  await page.goto(school)
  await thumbnails(page).nth(index).click()
  await isOpen(page)
}

test('nothing of the lightbox is fetched before a picture is touched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(school)
  await thumbnails(page).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => address.includes('lightbox'))).toEqual([])
  await thumbnails(page).first().hover()
  await expect.poll(() => asked.filter((address) => address.includes('lightbox')).length).toBeGreaterThan(0)
})

test('the lightbox has its buttons at the top, the title outside the picture and small pictures of 80 px', async ({
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
  const picture = await box('.pswp__item[aria-hidden=false] img')
  const bar = await box('.lightbox-bar')
  expect(bar.y).toBe(0)
  expect(picture.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1)
  expect((await box('.lightbox-title')).y).toBeGreaterThanOrEqual(picture.y + picture.height - 1)
  const small = lightbox(page).locator('.lightbox-thumbnail img')
  await expect(small).toHaveCount(8)
  expect(await small.first().boundingBox()).toMatchObject({ width: 80, height: 80 })
  await small.nth(3).click()
  await expect(title(page)).toHaveText(await titleOf(page, 3))
  await expect(lightbox(page).locator('.lightbox-thumbnail').nth(3)).toHaveAttribute('aria-current', 'true')
})

test('buttons and keys turn the pages, in a loop', async ({ page }) => {
  await openAt(page, 0)
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

test('F toggles the size, and so does its button', async ({ page }) => {
  await openAt(page, 0)
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
})

test('Space starts and stops a slideshow that turns every four seconds', async ({ page }) => {
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

for (const way of ['Escape', 'overlay'] as const) {
  test(`it fades for 200 ms and gives the focus back (${way})`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openAt(page, 2)
    await page.clock.pauseAt(120_000)
    const shade = lightbox(page).locator('.pswp__bg')
    await expect(shade).toHaveCSS('opacity', '0.8')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.mouse.click(20, 400)
    await page.clock.runFor(fadeMs - 1)
    await expect(lightbox(page)).toBeVisible()
    // PhotoSwipe goes in a step of its own.
    await page.clock.runFor(1 + 50)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(thumbnails(page).nth(2)).toBeFocused()
    await expect(page).toHaveURL(school)
  })
}

test('the next and the previous picture are fetched ahead', async ({ page }) => {
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

test.describe('an address of a picture', () => {
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

  test('goes away with the back button, and comes back with the forward button', async ({ page }) => {
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

test.describe('content that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('is said, and the next picture can still be seen', async ({ page }) => {
    await page.goto(school)
    await page.waitForLoadState('networkidle')
    await page.route('**/media/*-1600x*', (route) => route.abort())
    await page.route('**/media/*-800x*', (route) => route.abort())
    await thumbnails(page).first().click()
    const sentence = 'The requested content cannot be loaded. Please try again later.'
    await expect(lightbox(page).locator('.pswp__item[aria-hidden=false] .pswp__error-msg')).toHaveText(
      sentence,
    )
    await expect(lightbox(page).getByRole('status')).toHaveText(sentence)
    await withoutObjection(page)
    await page.unrouteAll()
    await button(page, 'Next').click()
    await button(page, 'Next').click()
    await button(page, 'Next').click()
    await isOpen(page)
  })
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  /** Moves a finger sideways over the picture, slowly: only the way counts. */
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
      await page.waitForTimeout(60)
    }
    await page.waitForTimeout(150)
    await touch('touchEnd', 600 + by)
  }

  test('a swipe over 30 px turns the page, a shorter one does not', async ({ page }) => {
    await page.goto(school)
    await thumbnails(page).nth(3).tap()
    await isOpen(page)
    await swipe(page, -28)
    await page.waitForTimeout(400)
    await expect(title(page)).toHaveText(await titleOf(page, 3))
    await swipe(page, -40)
    await expect(title(page)).toHaveText(await titleOf(page, 4))
    await swipe(page, 40)
    await expect(title(page)).toHaveText(await titleOf(page, 3))
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it is gone at once', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openAt(page, 0)
    await page.clock.pauseAt(120_000)
    await page.keyboard.press('Escape')
    await page.clock.runFor(50)
    await expect(lightbox(page)).toHaveCount(0)
  })
})

test('where a page reads from the right, the left arrow leads on', async ({ page }) => {
  await page.goto(school)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await thumbnails(page).first().click()
  await isOpen(page)
  await page.keyboard.press('ArrowLeft')
  await expect(title(page)).toHaveText(await titleOf(page, 1))
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

for (const width of [360, 1280]) {
  test(`axe has no objection to the lightbox, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openAt(page, 1)
    await expect(button(page, 'Close')).toBeInViewport()
    await expect(button(page, 'Previous')).toBeInViewport()
    await withoutObjection(page)
    await button(page, 'Start slideshow').click()
    await page.keyboard.press('f')
    await withoutObjection(page)
  })
}

test('pictures have a blurred preview that is part of the page, and no picture jumps', async ({ page }) => {
  await page.route('**/media/*', async (route) => {
    if (route.request().resourceType() === 'image') return
    await route.continue()
  })
  await page.goto(school, { waitUntil: 'domcontentloaded' })
  const previews = page.locator('#anc-gallery .gallery-preview')
  await expect(previews).toHaveCount(8)
  await previews.first().scrollIntoViewIfNeeded()
  const shown = await previews.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => [image.src.slice(0, 16), image.naturalWidth, image.complete]),
  )
  expect(shown).toEqual(Array(8).fill(['data:image/webp;', 16, true]))
  const [preview, place] = await Promise.all([
    previews.first().evaluate((image: HTMLElement) => image.offsetHeight),
    page
      .locator('#anc-gallery picture > img')
      .first()
      .evaluate((image: HTMLElement) => image.offsetHeight),
  ])
  expect(Math.abs(preview - place)).toBeLessThanOrEqual(1)
})

test('an editor’s focal point decides what a crop keeps', async ({ page, baseURL }) => {
  await page.goto('/schools/vieux-phare')
  const first = page.locator('#anc-gallery li').first()
  const image = first.locator('picture > img')
  const id = String(await first.getAttribute('id')).replace('picture-', '')
  const headers = { origin: String(baseURL) }
  await page.request.post('/api/users/login', { data: administrator })
  const setFocus = async (x: number, y: number) => {
    const answer = await page.request.patch(`/api/media/${id}`, { headers, data: { focalX: x, focalY: y } })
    expect(answer.status()).toBe(200)
  }
  await expect(image).toHaveCSS('object-position', '50% 50%')
  try {
    await setFocus(12, 88)
    await expect
      .poll(async () => {
        await page.reload()
        return image.evaluate((element) => getComputedStyle(element).objectPosition)
      })
      .toBe('10% 90%')
  } finally {
    await setFocus(50, 50)
  }
})

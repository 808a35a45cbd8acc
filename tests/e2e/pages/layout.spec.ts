import type { Locator, Page } from '@playwright/test'
import { startDelayingProxy } from '../kit/delaying-proxy'
import { expectLightAndQuiet, recordRequests } from '../kit/page-weight'
import {
  expect,
  isRepeatedPage,
  isThorough,
  publicPages,
  settled,
  test,
  thorough,
  thoroughIf,
} from '../kit/test'

const school = '/schools/maple-harbour'

/** Scrolls down to the end in steps, so that all lazy content loads. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // A headless browser sometimes stops painting until another event.
    const painted = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done))
        setTimeout(done, 1000)
      })
    const end = () => document.documentElement.scrollHeight - window.innerHeight
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    }
    for (let top = 0; top < end(); top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await painted()
      for (const strip of [...document.querySelectorAll('.gallery-strip')].filter(isSeen))
        for (let left = 0; left < strip.scrollWidth; left += strip.clientWidth / 2) {
          strip.scrollTo({ left, behavior: 'instant' })
          await painted()
        }
    }
    window.scrollTo({ top: end(), behavior: 'instant' })
    await painted()
  })

/** The elements that overflow the window to the right, if the page is wider than the window. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    )
    return [`${root.scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 80))]
  })

/** Records layout shifts from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Element }[]
        }
        if (value >= 0.001)
          shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 60)).join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The shifts since the page was loaded or this was last called, once the page has painted. */
const takeShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done))
      setTimeout(done, 1000)
    })
    return (window as unknown as { shifts: string[] }).shifts.splice(0)
  })

/** The visible pictures of the page that are not loaded. */
const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
        .map((image) => image.outerHTML),
    )

const hasPictures = (path: string) => ['/', school, '/schools/vieux-phare'].includes(path)

/** The pictures for which no space is reserved; the box of a map has its own. */
const unsizedPictures = (page: Page) =>
  page
    .locator('img:not(.map img)')
    .evaluateAll((all) =>
      all
        .filter((image) => !(Number(image.getAttribute('width')) && Number(image.getAttribute('height'))))
        .map((image) => image.outerHTML),
    )

test.describe('there is no layout shift or horizontal overflow', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const path of [...publicPages, '/no-such-page']) {
    const title = `on ${path}, whose pictures reserve their space, which stays within its size budget, stores nothing and loads nothing from other sites`
    test(title, thoroughIf(isRepeatedPage(path)), async ({ page, context, request, baseURL }) => {
      // Each load without a cache.
      const browser = await context.newCDPSession(page)
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
      await recordShifts(page)
      const asked = recordRequests(page)
      // A width between the two shows what one of them shows.
      for (const width of isThorough ? [1280, 768, 360] : [1280, 360]) {
        // From the top: at the end of a page, other texts stand there after a change of its height.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await page.setViewportSize({ width, height: 800 })
        // A tablet shows what was loaded for the wide window; a page for phones has other heights before it is seen.
        const isLoaded = width !== 768
        const answer = isLoaded ? await page.goto(path) : null
        await expect(page.locator('h1')).toBeVisible()
        // What moves because the window has another size is no shift.
        if (!isLoaded) await takeShifts(page)
        await scrollThrough(page)
        await expect.poll(() => missingPictures(page)).toEqual([])
        expect(await unsizedPictures(page)).toEqual([])
        if (hasPictures(path)) expect(await page.locator('img').count()).toBeGreaterThan(3)
        expect(await takeShifts(page), `${width} px wide`).toEqual([])
        expect(await overflowing(page), `${width} px wide`).toEqual([])
        if (width === 1280 && path !== '/no-such-page')
          await expectLightAndQuiet({ page, request, baseURL, answer, asked })
      }
      // 640 px is the width of a window of 1280 px at 200 % zoom.
      for (const width of [320, 480, 640, 960, 1920]) {
        await page.setViewportSize({ width, height: width === 640 ? 450 : 800 })
        await expect.poll(() => overflowing(page), `${width} px wide`).toEqual([])
        await expect(page.locator('h1')).toBeVisible()
      }
    })
  }

  test('when the fonts arrive late', async ({ page }) => {
    await recordShifts(page)
    let arrive = () => {}
    const late = new Promise<void>((done) => {
      arrive = done
    })
    await page.route(/\.woff2$/, async (route) => {
      await late
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0)
    // The browser waits 100 ms for preloaded fonts.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
    arrive()
    await page.evaluate(() => document.fonts.ready)
    await settled(page)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })

  for (const cut of [
    '<button type="button" class="language-button"',
    '<button type="button" class="menu-button"',
    // In the middle of the bar with the price.
    '</strong><a class="button" href="#anc-calculator"',
  ])
    test(`on a page that has loaded up to ${cut}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await recordShifts(page)
      const site = await startDelayingProxy(String(baseURL), cut)
      try {
        await page.goto(`${site.url}${school}`, { waitUntil: 'commit' })
        await expect(page.locator('.brand')).toBeAttached()
        // The first half has been painted.
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
          .toBeGreaterThan(0)
        site.release()
        await page.waitForLoadState()
        await expect(page.locator('.brand')).toBeVisible()
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
      } finally {
        site.close()
      }
    })
})

test.describe('the side block', () => {
  // Its layout box is as tall as the page; its content moves.
  const block = (page: Page) => page.locator('#anc-calculator > :first-child')
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox()
    if (!found) throw new Error('not on the page')
    return found
  }
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

  test('follows the scroll and stops above the footer', async ({ page }) => {
    await page.goto(school)
    for (const width of isThorough ? [960, 1280, 1920] : [1280]) {
      await page.setViewportSize({ width, height: 900 })
      await scrollTo(page, 0)
      const start = await block(page).evaluate(
        (element) => window.scrollY + element.getBoundingClientRect().top,
      )
      await scrollTo(page, start + 500)
      const { y: once } = await box(block(page))
      await scrollTo(page, start + 1500)
      const { y: later } = await box(block(page))
      expect(once).toBeGreaterThanOrEqual(0)
      expect(later).toBe(once)

      await scrollThrough(page)
      const { y, height } = await box(block(page))
      const footer = await box(page.getByRole('contentinfo'))
      expect(y, `${width} px`).toBeLessThan(once)
      expect(y + height, `${width} px`).toBeLessThanOrEqual(footer.y)
    }
  })

  test('stays in its place on a phone and a tablet', thorough, async ({ page }) => {
    await page.goto(school)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await scrollTo(page, 0)
      const courses = await box(page.locator('#anc-courses'))
      const before = await box(block(page))
      expect(before.y, 'below the courses').toBeGreaterThanOrEqual(courses.y + courses.height)
      const rooms = await box(page.locator('#anc-accommodation'))
      expect(before.y + before.height, 'above the rooms').toBeLessThanOrEqual(rooms.y)
      expect(before.width, 'not squeezed').toBeGreaterThan(width * 0.85)
      await expect(block(page)).toHaveCSS('position', 'static')
      // What stands above is laid out when it comes into sight, and may then be higher.
      await expect(async () => {
        await scrollTo(page, before.y - 100)
        const top = (await box(block(page))).y
        await scrollTo(page, before.y)
        expect((await box(block(page))).y, `${width} px`).toBeCloseTo(top - 100, 0)
      }).toPass()
    }
  })
})

test('the school page uses the smallest format, has no navigation in print and is dark if the system is', async ({
  page,
}) => {
  await page.goto(school)
  await test.step('the browser uses the smallest format it supports', async () => {
    const hero = page.locator('main img').first()
    const used = () => hero.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(used).toMatch(/\.avif(\?|$)/)
  })

  await test.step('in print the content is visible, without navigation', async () => {
    await page.evaluate(() => window.scrollTo(0, 3000))
    const navigation = ['Main', 'Sections of this page', 'Language'].map((name) =>
      page.getByRole('navigation', { name }),
    )
    const control = page.getByRole('link', { name: 'Scroll to Top' })
    await expect(control).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const hidden of [...navigation, control]) await expect(hidden).toBeHidden()
    await expect(page.getByRole('button', { name: 'Language' })).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('#anc-accommodation')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    // An empty calculator says nothing on paper; one with a price does.
    await expect(page.locator('#calculator')).toBeHidden()
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets?.length).toBeLessThanOrEqual(9)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the page is dark if the visitor’s system is', async () => {
    /** 0 is black, 255 is white. */
    const lightness = (property: 'background-color' | 'color') =>
      page.locator('body').evaluate((body, name) => {
        const colour = getComputedStyle(body).getPropertyValue(name)
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
        return (red + green + blue) / 3
      }, property)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => lightness('background-color')).toBeGreaterThan(200)
    await expect.poll(() => lightness('color')).toBeLessThan(80)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => lightness('background-color')).toBeLessThan(60)
    await expect.poll(() => lightness('color')).toBeGreaterThan(180)
  })

  await test.step('text of twice the size does not overflow', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => overflowing(page)).toEqual([])
  })
})

for (const path of ['/', school, '/about']) {
  test(`the focus is visible on ${path}`, thoroughIf(path === '/about'), async ({ page }) => {
    await page.goto(path)
    if (path === school)
      await test.step('the skip link leads past the navigation', async () => {
        await page.keyboard.press('Tab')
        const link = page.getByRole('link', { name: 'Skip to the content' })
        await expect(link).toBeFocused()
        await expect(link).toBeInViewport()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main')).toBeFocused()
        await page.reload()
      })
    const seen: string[] = []
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      const { name, ring } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return {
          name: element.outerHTML.slice(0, 100),
          ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        }
      })
      expect(ring, name).toBeGreaterThanOrEqual(2)
      seen.push(name)
    }
    expect(new Set(seen).size).toBeGreaterThan(10)
  })
}

import type { Page } from '@playwright/test'
import { expect, test, thorough } from '../kit/test'

const school = '/schools/maple-harbour'
const scrollMs = 500
/** The controlled clock paints every 16 ms, so an animation of 500 ms ends at the next frame. */
const frameMs = 16

/** Opens the page with a clock that only moves when the test says so. */
const openWithClock = async (page: Page, path = school) => {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  await page.clock.pauseAt(60_000)
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)
const hash = (page: Page) => page.evaluate(() => location.hash)
const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name })

/** The distance of a section from its jump position, which is below the sticky header. */
const distance = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    const lowest = document.documentElement.scrollHeight - window.innerHeight
    const place = window.scrollY + element.getBoundingClientRect().top - margin
    return Math.round(Math.min(place, lowest) - window.scrollY)
  })

test('a link to a section scrolls there in 500 ms, then sets the address and moves the focus', async ({
  page,
}) => {
  await openWithClock(page)
  await sectionLink(page, 'Accommodation').click()
  const start = await scrollTop(page)
  const target = start + (await distance(page, '#anc-accommodation'))
  expect(target).toBeGreaterThan(start + 1000)

  await page.clock.runFor(scrollMs / 2)
  const half = await scrollTop(page)
  expect(half).toBeGreaterThan(start + (target - start) * 0.3)
  expect(half).toBeLessThan(start + (target - start) * 0.7)
  await page.clock.runFor(scrollMs / 2 - 100)
  expect(await scrollTop(page)).toBeLessThan(target - 5)
  await page.clock.runFor(99)
  await expect(page.locator('#anc-accommodation')).not.toBeFocused()

  await page.clock.runFor(1 + frameMs)
  expect(Math.abs(await distance(page, '#anc-accommodation'))).toBeLessThanOrEqual(1)
  expect(await hash(page)).toBe('#anc-accommodation')
  await expect(page.locator('#anc-accommodation')).toBeFocused()

  await test.step('the animation stops if the visitor scrolls', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await sectionLink(page, 'Map').click()
    await page.clock.runFor(100)
    await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')))
    const stopped = await scrollTop(page)
    expect(stopped).toBeGreaterThan(0)
    await page.clock.runFor(scrollMs)
    expect(await scrollTop(page)).toBe(stopped)
    await expect(page.locator('#anc-map')).not.toBeFocused()
  })

  await test.step('a second click replaces the first', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await sectionLink(page, 'Map').click()
    await page.clock.runFor(100)
    await sectionLink(page, 'Courses').click()
    await page.clock.runFor(scrollMs + frameMs)
    expect(await hash(page)).toBe('#anc-courses')
    expect(Math.abs(await distance(page, '#anc-courses'))).toBeLessThanOrEqual(1)
  })

  await test.step('the link works by keyboard', async () => {
    await sectionLink(page, 'Map').press('Enter')
    await page.clock.runFor(scrollMs + frameMs)
    expect(await hash(page)).toBe('#anc-map')
    await expect(page.locator('#anc-map')).toBeFocused()
    await expect(page.locator('#anc-map')).toBeInViewport()
  })
})

test('the first click on a price chooses the course and scrolls to the calculator without loading a page', async ({
  page,
}) => {
  await page.goto(school)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const link = page.locator('a[data-choose=course]').nth(1)
  const chosen = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('course')
  await link.click()
  await expect(page).toHaveURL(`${school}?course=${chosen}&weeks=4#anc-calculator`)
  await expect(page.locator('#anc-calculator')).toBeFocused()
  await expect(page.locator('[name=course]')).toHaveValue(String(chosen))
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
})

test('scrolling with the keyboard marks the current section', async ({ page }) => {
  await page.goto(school)
  const current = page.getByRole('navigation', { name: 'Sections of this page' }).locator('[aria-current]')
  // A key that is pressed while the page is still laid out may stop on its way, as people know it.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(current).toHaveText('Map', { timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Home')
  await expect(current).toHaveCount(0)
})

test('the bar of sections covers no control that takes the focus', thorough, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(school)
    const [controls, covered] = await page.evaluate(() => {
      const bar = document.querySelector('.section-nav') as HTMLElement
      // Of a textarea, the browser brings only the line with the caret into the window.
      const names = 'a[href], button, input, select, summary'
      const inSections = document.querySelectorAll<HTMLElement>(`.school-sections :is(${names})`)
      const shown = [...inSections].filter((control) => control.checkVisibility())
      const behind = shown.filter((control) => {
        // Where Shift+Tab may meet it.
        scrollTo({ top: scrollY + control.getBoundingClientRect().top - 10, behavior: 'instant' })
        control.focus()
        return control.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
      })
      return [shown.length, behind.map((control) => control.outerHTML.slice(0, 80))] as const
    })
    expect(covered, `${width} px`).toEqual([])
    expect(controls).toBeGreaterThan(50)
  }
})

test(
  'the back button returns to the previous section, then to where the visitor was before',
  thorough,
  async ({ page }) => {
    await page.goto(school)
    await sectionLink(page, 'Accommodation').scrollIntoViewIfNeeded()
    const start = await scrollTop(page)
    await sectionLink(page, 'Accommodation').click()
    await expect(page.locator('#anc-accommodation')).toBeFocused()
    const rooms = await scrollTop(page)
    expect(rooms).toBeGreaterThan(start + 500)
    await sectionLink(page, 'Map').click()
    await expect(page.locator('#anc-map')).toBeFocused()
    expect(await hash(page)).toBe('#anc-map')
    expect(await scrollTop(page)).toBeGreaterThan(rooms + 500)
    await page.goBack()
    expect(await hash(page)).toBe('#anc-accommodation')
    await expect.poll(() => scrollTop(page)).toBe(rooms)
    await page.goBack()
    expect(await hash(page)).toBe('')
    await expect.poll(() => scrollTop(page)).toBe(start)
  },
)

test('a link opened in another tab does not scroll this one', thorough, async ({ page }) => {
  await page.goto(school)
  const link = sectionLink(page, 'Courses')
  await link.scrollIntoViewIfNeeded()
  const start = await scrollTop(page)
  // The new tab itself is the browser's work: the page must leave the click to it.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      Object.assign(window, { isLeftToBrowser: !event.defaultPrevented })
      event.preventDefault()
    }),
  )
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await page.evaluate(() => (window as { isLeftToBrowser?: boolean }).isLeftToBrowser)).toBe(true)
  expect(await hash(page)).toBe('')
  expect(await scrollTop(page)).toBe(start)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a link to a section and Scroll to Top jump at once', thorough, async ({ page }) => {
    await openWithClock(page)
    await sectionLink(page, 'Gallery').click()
    expect(Math.abs(await distance(page, '#anc-gallery'))).toBeLessThanOrEqual(1)
    expect(await hash(page)).toBe('#anc-gallery')
    await expect(page.locator('#anc-gallery')).toBeFocused()

    await page.evaluate(() => window.scrollTo(0, 3000))
    await page.getByRole('link', { name: 'Scroll to Top' }).click()
    expect(await scrollTop(page)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links work as plain links', thorough, async ({ page }) => {
    await page.goto(school)
    await sectionLink(page, 'Courses').click()
    await expect(page).toHaveURL(/#anc-courses$/)
    await expect(page.locator('#anc-courses h2')).toBeInViewport()
    const control = page.getByRole('link', { name: 'Scroll to Top' })
    await control.click()
    await expect(page.locator('h1')).toBeInViewport()
  })
})

test.describe('Scroll to Top', () => {
  test('is an arrow with a name, shown only after scrolling down', thorough, async ({ page }) => {
    await page.goto(school)
    const control = page.getByRole('link', { name: 'Scroll to Top', includeHidden: true })
    await expect(control).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 3000))
    await expect(control).toBeVisible()
    await expect(control).toHaveText('Scroll to Top')
    await expect(control.locator('svg path')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(control).toBeHidden()
  })

  test('takes 500 ms to the top, by click and by keyboard', async ({ page }) => {
    await openWithClock(page)
    for (const way of ['click', 'keyboard'] as const) {
      await page.evaluate(() => window.scrollTo(0, 3000))
      const control = page.getByRole('link', { name: 'Scroll to Top' })
      await expect(control).toBeVisible()
      if (way === 'click') await control.click()
      else await control.press('Enter')
      expect(await scrollTop(page)).toBe(3000)
      await page.clock.runFor(scrollMs / 2)
      expect(await scrollTop(page)).toBeGreaterThan(500)
      expect(await scrollTop(page)).toBeLessThan(2500)
      await page.clock.runFor(scrollMs / 2 - 100)
      expect(await scrollTop(page)).toBeGreaterThan(0)
      await page.clock.runFor(100 + frameMs)
      expect(await scrollTop(page)).toBe(0)
      // The next Tab starts from the top of the page again.
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    }
  })
})

test('the button of the menu leads to the calculator of the school and keeps the choices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`${school}?course=4&weeks=3`)
  const menu = page.locator('#site-navigation')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Calculate your price' }).click()
  await expect(page).toHaveURL(`${school}?course=4&weeks=3#anc-calculator`)
  await expect(menu).toBeHidden()
  await expect(page.locator('#anc-calculator')).toBeFocused()
})

import { expectAccessible, looksAt } from '../kit/axe'
import { expect, restingScroll, settled, test, thorough, thoroughIf } from '../kit/test'
import {
  box,
  directions,
  hint,
  isTooWide,
  label,
  openWith,
  paneAt,
  pins,
  school,
  seeMap,
  zoomOf,
} from './map-page'

const zoomIn = 'Zoom in'

test('the map is not loaded before it is visible, and never from other sites', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofTheMap = () => asked.filter((address) => /show-map|\/tiles\//.test(address))
  await page.goto(school)
  await settled(page)
  expect(ofTheMap()).toEqual([])
  await seeMap(page)
  expect(ofTheMap().filter((address) => address.includes('/assets/'))).toHaveLength(2)
  expect(ofTheMap().some((address) => address.includes('/tiles/'))).toBe(true)
  await page.getByRole('button', { name: zoomIn }).click()
  await expect.poll(() => zoomOf(page)).toBe(14)
  await settled(page)
  expect(asked.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
})

test('the box keeps its size while the map loads, and the map shows its attribution', async ({ page }) => {
  await page.route('**/assets/show-map*.js', () => {})
  await page.goto(school)
  await box(page).scrollIntoViewIfNeeded()
  await expect(box(page)).toHaveText('The map is loading…')
  const before = await box(page).boundingBox()
  await page.unrouteAll()
  await page.reload()
  await seeMap(page)
  const after = await box(page).boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  await expect(box(page).getByText('An invented town')).toBeInViewport()
})

test.describe('without its script', () => {
  test.use({ expectedErrors: [/ERR_FAILED|^show-map\.js/] })

  test('the map says that it cannot be shown', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('show-map.js'))
    await page.route('**/assets/show-map*.js', (route) => route.abort())
    await page.goto(directions)
    await box(page).scrollIntoViewIfNeeded()
    await expect(box(page)).toContainText('The map could not be loaded.')
    await logged
    await expectAccessible(page, ':has(> .map)')
  })
})

test.describe('the label', () => {
  const text = 'The school\nat the harbour'
  const pin = 'Show label: The school at the harbour'

  test('opens by mouse, Enter and Space, and closing it returns the focus', async ({ page }) => {
    await openWith(page, ({ options }) => Object.assign(options, { text, popup: false }))
    const button = page.getByRole('button', { name: pin })
    await expect(label(page)).toHaveCount(0)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(label(page)).toHaveText(/The school\s*at the harbour/)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(label(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(label(page)).toBeVisible()
      await expect(page.locator('.map-label-text')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Close label' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(label(page)).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })

  test('opens by itself with popup on, without taking the focus', thorough, async ({ page }) => {
    await openWith(page, ({ options }) => Object.assign(options, { text, popup: true }))
    await expect(label(page)).toHaveText(/The school\s*at the harbour/)
    await expect(page.locator('body')).toBeFocused()
    await expectAccessible(page, ':has(> .map)')
  })

  test('does not exist without a text', thorough, async ({ page }) => {
    await openWith(page, ({ options }) => Object.assign(options, { text: '', popup: true, places: [] }))
    await expect(pins(page)).toHaveCount(1)
    await expect(label(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Show label/ })).toHaveCount(0)
  })
})

test('further places have a different pin, and an icon replaces the pin', thorough, async ({ page }) => {
  await openWith(page, ({ options }) =>
    Object.assign(options, {
      text: 'The school',
      places: [{ lat: options.lat + 0.002, lng: options.lng + 0.004, text: 'The bus stop' }],
      otherIcon: '/logo.svg',
    }),
  )
  await expect(page.locator('.map-pin-main svg')).toHaveCount(1)
  await expect(page.locator('.map-pin-other img')).toHaveAttribute('src', '/logo.svg')
  await page.getByRole('button', { name: 'Show label: The bus stop' }).press('Enter')
  await expect(label(page)).toHaveText('The bus stop')
})

for (const [mapCtrl, names] of [
  [0, []],
  [1, [zoomIn, 'Zoom out']],
  [2, [zoomIn, 'Zoom out', 'Reset the view', 'Full screen']],
] as const) {
  const marker = mapCtrl === 2
  const title = `buttons of the map, mapCtrl ${mapCtrl}, ${marker ? 'with a pin' : 'without a pin'}`
  test(title, thoroughIf(!marker), async ({ page }) => {
    await openWith(page, ({ options }) => Object.assign(options, { mapCtrl, marker, places: [] }))
    await expect(pins(page)).toHaveCount(marker ? 1 : 0)
    const buttons = page.locator('.map-buttons button')
    await expect(buttons).toHaveCount(names.length)
    for (const [index, name] of names.entries()) await expect(buttons.nth(index)).toHaveAccessibleName(name)
    await expect(page.locator('.leaflet-control-scale')).toHaveCount(mapCtrl === 2 ? 1 : 0)
  })
}

test('the buttons zoom, are disabled at the limit, and reset the view', async ({ page }) => {
  await openWith(page, ({ options, tiles }) => {
    options.zoom = 13
    for (const source of tiles) source.maxZoom = 14
  })
  const closer = page.getByRole('button', { name: zoomIn })
  await expect(closer).toHaveAttribute('aria-disabled', 'false')
  await closer.press('Space')
  await expect.poll(() => zoomOf(page)).toBe(14)
  await expect(closer).toHaveAttribute('aria-disabled', 'true')
  await closer.press('Enter')
  await page.getByRole('button', { name: 'Reset the view' }).click()
  await expect.poll(() => zoomOf(page)).toBe(13)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => zoomOf(page)).toBe(12)
})

test.describe('the map type', thorough, () => {
  const addSatellite = (tiles: { type: number; url: string }[]) => {
    const [road] = tiles
    if (road) tiles.push({ ...road, type: 1, url: `${road.url}?photograph` })
  }

  test('can be changed if there are several', async ({ page }) => {
    await openWith(page, ({ options, tiles }) => {
      Object.assign(options, { mapType: 1, typeCtrl: true })
      addSatellite(tiles)
    })
    const select = page.getByRole('combobox', { name: 'Map type' })
    await expect(select.locator('option')).toHaveText(['Road', 'Satellite'])
    await expect(select).toHaveValue('1')
    const shown = page.locator('.leaflet-tile-pane img').first()
    await expect(shown).toHaveAttribute('src', /photograph/)
    await expectAccessible(page, ':has(> .map)')
    await select.selectOption('Road')
    await expect(page.locator('.leaflet-tile-pane img[src*=photograph]')).toHaveCount(0)
    await expect(shown).toBeVisible()
  })

  test('cannot be changed if there is only one or the control is off', async ({ page }) => {
    await page.goto(directions)
    await seeMap(page)
    const select = page.getByRole('combobox', { name: 'Map type' })
    await expect(select).toHaveCount(0)
    await openWith(page, ({ options, tiles }) => {
      options.typeCtrl = false
      addSatellite(tiles)
    })
    await expect(select).toHaveCount(0)
  })
})

test.describe('the wheel', thorough, () => {
  const overMap = async (page: Parameters<typeof box>[0]) => {
    const place = await box(page).boundingBox()
    if (!place) throw new Error('no map')
    const at = { x: place.x + place.width / 3, y: place.y + place.height / 2 }
    await page.mouse.move(at.x, at.y)
    return at
  }
  const scrolled = (page: Parameters<typeof box>[0]) => page.evaluate(() => window.scrollY)

  test('scrolls the page until the map is clicked, and again after Escape or leaving', async ({ page }) => {
    await page.goto(school)
    await seeMap(page)
    const first = await zoomOf(page)
    await overMap(page)
    const top = await scrolled(page)
    await page.mouse.wheel(0, -60)
    await expect.poll(() => scrolled(page)).toBeLessThan(top)
    await expect(hint(page)).toHaveText('Click the map to zoom with the mouse wheel.')
    expect(await zoomOf(page)).toBe(first)

    const at = await overMap(page)
    await page.mouse.click(at.x, at.y)
    await expect(hint(page)).toHaveText(/Press Escape/)
    const before = await restingScroll(page)
    await page.mouse.wheel(0, -120)
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(first)
    expect(await scrolled(page)).toBe(before)

    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, -60)
    await expect.poll(() => scrolled(page)).toBeLessThan(before)

    await page.mouse.click(at.x, at.y)
    await page.mouse.move(2, 2)
    await overMap(page)
    const left = await scrolled(page)
    await page.mouse.wheel(0, -60)
    await expect.poll(() => scrolled(page)).toBeLessThan(left)
  })

  test('never zooms with zoomWhl off', async ({ page }) => {
    await openWith(page, ({ options }) => Object.assign(options, { zoomWhl: false }), school)
    const first = await zoomOf(page)
    const at = await overMap(page)
    await page.mouse.click(at.x, at.y)
    const top = await scrolled(page)
    await page.mouse.wheel(0, -60)
    await expect.poll(() => scrolled(page)).toBeLessThan(top)
    expect(await zoomOf(page)).toBe(first)
    await expect(hint(page)).toBeHidden()
  })
})

test('keyboard and mouse move and zoom the map, with instructions', async ({ page }) => {
  await page.goto(directions)
  await seeMap(page)
  await box(page).focus()
  await page.keyboard.press('Shift')
  await expect(box(page)).toHaveAccessibleDescription(
    'Use the arrow keys to move the map, and plus and minus to zoom.',
  )
  await expect(page.getByText('Use the arrow keys to move the map')).toBeVisible()
  const first = await zoomOf(page)
  await page.keyboard.press('+')
  await expect.poll(() => zoomOf(page)).toBe(first + 1)
  const before = await paneAt(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => paneAt(page)).not.toBe(before)
  await page.keyboard.press('-')
  await expect.poll(() => zoomOf(page)).toBe(first)
  // The focus is not trapped.
  await page.keyboard.press('Shift+Tab')
  await expect(box(page)).not.toBeFocused()

  await test.step('the mouse drags the map at once', async () => {
    const place = await box(page).boundingBox()
    if (!place) throw new Error('no map')
    const pane = await paneAt(page)
    await page.mouse.move(place.x + 300, place.y + 250)
    await page.mouse.down()
    await page.mouse.move(place.x + 260, place.y + 230, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => paneAt(page)).not.toBe(pane)
  })
})

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('scrolls the page until the map is tapped, with a hint', async ({ page, context }) => {
    await page.goto(school)
    await seeMap(page)
    await expect(box(page)).toHaveCSS('touch-action', 'pan-x pan-y')
    const browser = await context.newCDPSession(page)
    const swipe = async () => {
      await box(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const place = await box(page).boundingBox()
      if (!place) throw new Error('no map')
      const [x, y] = [place.x + place.width / 2, place.y + place.height / 2 + 60]
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: by === undefined ? [] : [{ x, y: y + by }],
        })
      const before = await restingScroll(page)
      await touch('touchStart', 0)
      for (let by = 0; by >= -120; by -= 10) await touch('touchMove', by)
      await touch('touchEnd')
      return async () => (await page.evaluate(() => window.scrollY)) - before
    }
    const before = await paneAt(page)
    await expect.poll(await swipe()).toBeGreaterThan(60)
    await expect(hint(page)).toHaveText('Tap the map to move it with one finger.')
    expect(await paneAt(page)).toBe(before)

    await box(page).tap({ position: { x: 150, y: 60 } })
    await expect(box(page)).toHaveCSS('touch-action', 'none')
    const moved = await swipe()
    await expect.poll(() => paneAt(page)).not.toBe(before)
    expect(await moved()).toBe(0)

    await page.locator('#anc-map h2').tap()
    await expect(box(page)).toHaveCSS('touch-action', 'pan-x pan-y')
    await expectAccessible(page, '#anc-map')
    await expect.poll(() => isTooWide(page)).toBe(false)
  })
})

test.describe('with reduced motion', thorough, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the map moves without animation', async ({ page }) => {
    await page.goto(directions)
    await seeMap(page)
    await page.getByRole('button', { name: zoomIn }).click()
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
    await box(page).focus()
    // Read before the next frame: an animated pan has not moved yet.
    const pan = await box(page).evaluate((element) => {
      const pane = element.querySelector<HTMLElement>('.leaflet-map-pane')
      const before = pane?.style.transform
      const event = new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowRight' })
      // Leaflet reads the deprecated keyCode.
      Object.defineProperty(event, 'keyCode', { value: 39 })
      element.dispatchEvent(event)
      return { moved: pane?.style.transform !== before, gliding: pane?.className.includes('pan-anim') }
    })
    expect(pan).toEqual({ moved: true, gliding: false })
    await expect(box(page)).not.toHaveClass(/leaflet-fade-anim/)
  })
})

for (const path of [school, directions])
  test(`the map of ${path} is accessible`, thoroughIf(path === directions), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await seeMap(page)
      await expectAccessible(page, ':has(> .map)', looksAt(width))
      await expect.poll(() => isTooWide(page)).toBe(false)
      await pins(page).last().click()
      await expect(label(page)).toBeVisible()
      await expectAccessible(page, '.map', looksAt(width))
      await page.keyboard.press('Escape')
      await expect(label(page)).toHaveCount(0)
    }
  })

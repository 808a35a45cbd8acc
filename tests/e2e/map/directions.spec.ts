import type { Page } from '@playwright/test'
import type { DirectionsResponse } from '../../../src/features/map/contract'
import { locales } from '../../../src/shared/locale'
import { expectAccessible } from '../kit/axe'
import { expect, settled, test, thorough } from '../kit/test'
import {
  ask,
  button,
  directions,
  field,
  island,
  isTooWide,
  known,
  label,
  line,
  pins,
  seeMap,
  touchForm,
  zoomOf,
} from './map-page'

// One after another: the site answers 30 questions of a visitor in a minute.
test.describe.configure({ mode: 'default' })

const json = '**/directions.json*'

const message = (page: Page) => page.locator('[data-directions-message]')
const steps = (page: Page) => page.getByRole('list', { name: 'Route steps' }).getByRole('listitem')
const status = (page: Page) => page.locator('.directions > [role=status]')

/** Whether the whole line is on the map. */
const isLineSeen = (page: Page) =>
  line(page).evaluate((path) => {
    const [a, b] = [path.getBoundingClientRect(), path.closest('.map')?.getBoundingClientRect()]
    return b && a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom
  })

/** Opens the page with its map and a hydrated form. */
const open = async (page: Page) => {
  await page.goto(directions)
  await seeMap(page)
  await touchForm(page)
}

/** Fakes answers of the server that the demo's town cannot give. */
const answerWith = (page: Page, answer: DirectionsResponse) =>
  page.route(json, (route) => route.fulfill({ json: answer }))

const problem = (text: string) => `<p id="directions-answer" role="alert"><strong>${text}</strong></p>`

test('a route is drawn, listed and announced without a page load', async ({ page }) => {
  await open(page)
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  await ask(page, known)
  await expect(line(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: `Route from ${known}` })).toBeVisible()
  expect(await steps(page).count()).toBeGreaterThan(2)
  await expect(steps(page).first()).toHaveText(/Mill Street.*\d+ ?m.*\d+ ?(s|min)/)
  await expect(steps(page).last()).toHaveText(/arrived/)
  await expect(status(page)).toHaveText(/^Route found \(.*about \d+ ?min\)/)
  await expect(button(page)).toBeFocused()
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)

  // Both ends of the line are on the map, with a pin each.
  await page.locator('.map').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: `Show label: ${known}` })).toBeInViewport()
  await expect(page.locator('.map-pin-main')).toBeInViewport()
  await expect.poll(() => isLineSeen(page)).toBe(true)
  await expectAccessible(page)

  await test.step('map and route fit a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => isTooWide(page)).toBe(false)
    await expect(pins(page).first()).toBeVisible()
    await expectAccessible(page, 'html', ['structure'])
  })
})

test('the map stays in sight beside the steps, and above them on a phone', thorough, async ({ page }) => {
  await page.goto(`${directions}?from=10+Mill+Street`)
  await seeMap(page)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await steps(page).last().scrollIntoViewIfNeeded()
    await expect(page.locator('.map')).toBeInViewport({ ratio: 0.9 })
    await expect.poll(() => isTooWide(page)).toBe(false)
  }
})

test.describe('from where the visitor is', () => {
  const here = (page: Page) => page.getByRole('button', { name: 'Where I am' })

  test('the first click asks for the position, and a place of the map is one click too', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 49.3469, longitude: -124.4535 })
    await page.goto(directions)
    // The click also loads the island.
    await here(page).click()
    await expect(page.getByRole('heading', { name: 'Route from My position' })).toBeVisible()
    await expect(page).toHaveURL(/at=49\.34690%2C-124\.45350/)
    await page.getByRole('radio', { name: 'On foot' }).check()
    await expect(page.locator('.route-total')).toContainText('On foot')
    await expect(page).toHaveURL(/at=49\.34690%2C-124\.45350/)
    await page.getByRole('link', { name: 'Ferry pier' }).click()
    await expect(page.getByRole('heading', { name: 'Route from Ferry pier' })).toBeVisible()
    await expect(field(page)).toHaveValue('Ferry pier')
  })

  test('a refusal is said', thorough, async ({ page }) => {
    await page.goto(directions)
    await here(page).click()
    await expect(page.getByRole('alert')).toHaveText(/^This page may not know where you are/)
    await expect(button(page)).not.toHaveAttribute('aria-disabled')
  })
})

test('the address is the one the plain form would lead to, and a reload shows the same route', async ({
  page,
}) => {
  await open(page)
  await ask(page, known)
  await expect(line(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${directions}?from=10+Mill+Street&mode=driving`)
  const words = await steps(page).allTextContents()
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('directions.json')) questions.push(request.url())
  })
  await page.reload()
  await expect(steps(page)).toHaveText(words)
  await expect(field(page)).toHaveValue(known)
  await expect(line(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: `Show label: ${known}` })).toBeAttached()
  // The line is part of the page.
  await settled(page)
  expect(questions).toEqual([])
  // One step back leads to the previous page, after any number of questions.
  await page.goto('/')
  await open(page)
  await ask(page, known)
  await ask(page, '')
  await expect(message(page)).toHaveText('Please fill in your address.')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the route on foot differs from the one by car, and a change of mode asks again', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'On foot' }).check()
  await expect(status(page)).toHaveText('')
  await ask(page, known)
  await expect(page.locator('.route-total')).toContainText('On foot')
  const walking = await page.locator('.route-total').textContent()
  await page.getByRole('radio', { name: 'By car' }).check()
  await expect(page.locator('.route-total')).toContainText('By car')
  await expect(page).toHaveURL(/mode=driving/)
  expect(await page.locator('.route-total').textContent()).not.toBe(walking)
  await expect(line(page)).toHaveCount(1)
})

test.describe('a message', () => {
  test('is shown below the map in bold', thorough, async ({ page }) => {
    await open(page)
    for (const [from, text] of [
      ['', 'Please fill in your address.'],
      ['99999 Nowhere Street', 'Sorry, address not found!'],
    ] as const) {
      await ask(page, from)
      const alert = page.getByRole('alert')
      await expect(alert).toHaveText(text)
      await expect(alert.locator('strong')).toHaveCSS('font-weight', /^(700|bolder|bold)$/)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(text))
      await expect(async () => {
        const [map, below] = await Promise.all(
          ['.map', '[data-directions-message]'].map((part) => page.locator(part).boundingBox()),
        )
        expect(below?.y).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0))
        expect(below?.y).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0) + 40)
      }).toPass({ timeout: 30_000 })
      await expectAccessible(page, '[data-directions-message]')
    }
  })

  test('replaces an old route, and disappears before the next answer', async ({ page }) => {
    await open(page)
    await ask(page, known)
    await expect(line(page)).toHaveCount(1)
    await ask(page, '99999 Nowhere Street')
    await expect(page.getByRole('alert')).toHaveText('Sorry, address not found!')
    await expect(message(page)).toContainText('99999 Nowhere Street, not found!')
    await expect(line(page)).toHaveCount(0)
    await expect(steps(page)).toHaveCount(0)
    let answer = () => {}
    const answered = new Promise<void>((done) => {
      answer = done
    })
    await page.route(json, async (route) => {
      await answered
      await route.continue()
    })
    await ask(page, known)
    await expect(message(page)).toBeEmpty()
    await expect(field(page)).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('[data-directions-form]')).toHaveAttribute('aria-busy', 'true')
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(status(page)).toHaveText('Finding the route…')
    answer()
    await expect(line(page)).toHaveCount(1)
    await expect(page.locator('[data-directions-form]')).not.toHaveAttribute('aria-busy')
    await expect(button(page)).not.toHaveAttribute('aria-disabled')
  })

  test('of the server is shown unchanged', thorough, async ({ page }) => {
    await open(page)
    for (const [kind, text] of [
      ['tooFar', 'This address is too far from the streets on our map.'],
      ['noRoute', 'We found no route from this address to the school.'],
      ['unavailable', 'Directions are not available just now.'],
    ] as const) {
      await page.unrouteAll()
      await answerWith(page, { kind: 'problem', problem: kind, message: text, html: problem(text) })
      await ask(page, known)
      await expect(page.getByRole('alert')).toHaveText(text)
      // Only another address would solve the first problem.
      await expect(kind === 'tooFar' ? field(page) : button(page)).toBeFocused()
      await expectAccessible(page, '.directions-page', kind === 'tooFar' ? ['light', 'dark'] : ['structure'])
    }
  })
})

test('a late answer to an earlier question is ignored', thorough, async ({ page }) => {
  await open(page)
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  await page.route(json, async (route) => {
    if (route.request().url().includes('Nowhere')) await held
    await route.continue().catch(() => {})
  })
  await ask(page, '99999 Nowhere Street')
  await expect(status(page)).toHaveText('Finding the route…')
  // The button is disabled meanwhile, but Enter in the field works.
  await field(page).fill(known)
  await field(page).press('Enter')
  await expect(line(page)).toHaveCount(1)
  release()
  await settled(page)
  await expect(message(page)).toBeEmpty()
  await expect(line(page)).toHaveCount(1)
})

const choices = [
  { lat: 49.353, lng: -124.447, text: '1 Quay Street, Alder Bay' },
  { lat: 49.352, lng: -124.455, text: '1 Quay Street, Otherwhere' },
]

/** Asks for an ambiguous address and gets a choice of two places. */
const askAmbiguously = async (page: Page) => {
  await open(page)
  const html = `<div class="directions-choices"><p id="directions-answer" role="alert"><strong>Which one?</strong></p><ul>${choices
    .map(({ lat, lng, text }) => {
      const at = `${lat},${lng}`
      return `<li><a href="${directions}?from=1+Quay&amp;mode=driving&amp;at=${at}" data-at="${at}">${text}</a></li>`
    })
    .join('')}</ul></div>`
  await answerWith(page, { kind: 'choices', choices, html })
  await ask(page, '1 Quay')
  await expect(message(page).getByRole('link')).toHaveText(choices.map(({ text }) => text))
  await page.unrouteAll()
}

test('an ambiguous address offers a choice of places', async ({ page }) => {
  await askAmbiguously(page)
  await expect(message(page).getByRole('link').first()).toBeFocused()
  await expectAccessible(page, '[data-directions-message]')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(line(page)).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]at=49\.352%2C-124\.455/)
  await expect(message(page)).toBeEmpty()
  // The activated link is gone, so the focus moves to the route.
  await expect(page.getByRole('heading', { name: /^Route from/ })).toBeFocused()
  // The other mode starts at the same place.
  const asked = page.waitForRequest(json)
  await page.getByRole('radio', { name: 'On foot' }).check()
  expect((await asked).url()).toContain('at=49.352%2C-124.455')
  await expect(page.locator('.route-total')).toContainText('On foot')

  // A new address drops the chosen place, even before the button is pressed.
  await field(page).fill(known)
  const other = page.waitForRequest(json)
  await page.getByRole('radio', { name: 'By car' }).check()
  const { searchParams } = new URL((await other).url())
  expect([searchParams.get('from'), searchParams.get('at')]).toEqual([known, null])
  await expect(page.getByRole('heading', { name: `Route from ${known}` })).toBeVisible()
})

test('a choice belongs to the address it was offered for, not to later input', thorough, async ({ page }) => {
  await askAmbiguously(page)
  await field(page).fill(known)
  await message(page).getByRole('link').last().click()
  await expect(page.getByRole('heading', { name: 'Route from 1 Quay' })).toBeFocused()
  await expect(field(page)).toHaveValue('1 Quay')
  await expect(page).toHaveURL(/from=1\+Quay&.*at=49\.352/)
})

test('map and route are complete on a right-to-left page', thorough, async ({ page }) => {
  await page.route(
    (url) => url.pathname === directions,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response: response,
        body: (await response.text()).replace('<html', '<html dir="rtl"'),
      })
    },
  )
  await open(page)
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
  const first = await zoomOf(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => zoomOf(page)).toBe(first + 1)
  const middleOf = async (part: string) => {
    const place = await page.locator(part).boundingBox()
    return (place?.x ?? 0) + (place?.width ?? 0) / 2
  }
  const middle = await middleOf('.map')
  expect(await middleOf('.map-buttons')).toBeGreaterThan(middle)
  expect(await middleOf('.leaflet-control-attribution')).toBeLessThan(middle)
  // The pin is in the middle of the map, with its label above it.
  expect(Math.abs((await middleOf('.map-pin-main')) - middle)).toBeLessThan(4)
  await page.locator('.map-pin-main').click()
  await expect(label(page)).toBeVisible()
  // The map moves until all of the label is on it.
  await expect
    .poll(async () => Math.abs((await middleOf('.map-label')) - (await middleOf('.map-pin-main'))))
    .toBeLessThan(4)
  // The label is Latin text, so it is left-to-right.
  await expect(page.locator('.map-label-text')).toHaveCSS('direction', 'ltr')
  await page.getByRole('button', { name: 'Close label' }).click()
  await ask(page, known)
  await expect(line(page)).toHaveCount(1)
  await page.locator('.map').scrollIntoViewIfNeeded()
  await expect.poll(() => isLineSeen(page)).toBe(true)
  await expect(page.getByRole('button', { name: `Show label: ${known}` })).toBeInViewport()
  await expect.poll(() => isTooWide(page)).toBe(false)
})

test.describe('when the server does not answer', thorough, () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 50\d/] })

  test('a message is shown, and asking again works', async ({ page }) => {
    await open(page)
    await page.route(json, (route) => route.abort())
    await ask(page, known)
    await expect(page.getByRole('alert')).toHaveText(/^Directions are not available just now/)
    await expect(page.locator('[data-directions-form]')).not.toHaveAttribute('aria-busy')
    await expectAccessible(page, '[data-directions-message]')
    await page.unrouteAll()
    await button(page).click()
    await expect(line(page)).toHaveCount(1)
    await expect(message(page)).toBeEmpty()
  })

  test('the form falls back to a page load after an invalid answer', async ({ page }) => {
    await open(page)
    await page.route(json, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await ask(page, known)
    await expect(page.getByRole('alert')).toHaveText(/^Directions are not available just now/)
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    await button(page).click()
    await expect(steps(page).first()).toBeVisible()
    expect(await page.evaluate(() => 'samePage' in window)).toBe(false)
  })
})

test.describe('in print', () => {
  test.describe('without the map’s script', () => {
    test.use({ expectedErrors: [/ERR_FAILED|^show-map\.js/] })

    test('the route can be printed, as with a Google map', thorough, async ({ page }) => {
      await page.route('**/assets/show-map*.js', (route) => route.abort())
      await page.addInitScript(() => {
        window.print = () => Object.assign(window, { printed: true })
      })
      await page.goto(`${directions}?from=10+Mill+Street`)
      await page.getByRole('button', { name: 'Print the route' }).click()
      await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true)
    })
  })

  test(
    'the route of a page is printed once, although the click also starts the island',
    thorough,
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { prints: 0 })
        window.print = () => (window as unknown as { prints: number }).prints++
      })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/assets\/hydrate[^/]*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(`${directions}?from=10+Mill+Street`)
      await page.getByRole('button', { name: 'Print the route' }).click()
      release()
      await expect(island(page)).toHaveAttribute('data-hydrated')
      await settled(page)
      expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1)
    },
  )

  test('the map, the route and all steps are visible, without controls', async ({ page }) => {
    await open(page)
    await ask(page, known)
    await expect(line(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Print the route' })).toBeVisible()
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: true })
    })
    await page.getByRole('button', { name: 'Print the route' }).click()
    await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true)

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    // A4 without margins.
    await page.setViewportSize({ width: 700, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const count = await steps(page).count()
    expect(count).toBeGreaterThan(2)
    for (let index = 0; index < count; index++) await expect(steps(page).nth(index)).toBeVisible()
    await expect(page.locator('.route-total')).toBeVisible()
    await expect(button(page)).toBeHidden()
    await expect(page.locator('.map-buttons')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print the route' })).toBeHidden()
    await expect(line(page)).toBeVisible()
    const places = () =>
      page.evaluate(() => {
        const of = (part: string) => document.querySelector(part)?.getBoundingClientRect()
        const [map, way] = [of('.map'), of('path.map-route')]
        const fits = map && way && way.left >= map.left && way.right <= map.right
        return { fits, isNarrow: map !== undefined && map.width <= 640 }
      })
    await expect.poll(places).toEqual({ fits: true, isNarrow: true })
    await expect.poll(() => isTooWide(page)).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect.poll(async () => (await page.locator('.map').boundingBox())?.width).toBeGreaterThan(640)
  })
})

test(
  'the message is in sight and has the focus, also if the form is sent before its script is there',
  thorough,
  async ({ page }) => {
    await page.route('**/assets/*island*.js', () => {})
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto(directions)
    await button(page).click()
    await expect(page).toHaveURL(/#directions-answer$/)
    await expect(page.getByRole('alert')).toHaveText('Please fill in your address.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toBeInViewport()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer is a page with the same information', async ({ page, request }) => {
    await page.goto(directions)
    // No empty box for a map that cannot load.
    await expect(page.locator('.map')).toBeHidden()
    await field(page).fill(known)
    await page.getByRole('radio', { name: 'On foot' }).check()
    await button(page).click()
    await expect(page).toHaveURL(`${directions}?from=10+Mill+Street&mode=walking#directions-answer`)
    await expect(page.getByRole('heading', { name: `Route from ${known}` })).toBeFocused()
    await expect(field(page)).toHaveValue(known)
    await expect(page.getByRole('radio', { name: 'On foot' })).toBeChecked()
    const url = `/schools/maple-harbour/directions.json?from=10+Mill+Street&mode=walking`
    const answer = (await (await request.get(url)).json()) as Extract<DirectionsResponse, { kind: 'route' }>
    await expect(steps(page)).toHaveCount(answer.steps.length)
    for (const [index, { text }] of answer.steps.entries())
      await expect(steps(page).nth(index)).toContainText(text)
    await expect(page.locator('.route-total')).toContainText(answer.distance)
    // The button needs JavaScript.
    await expect(page.getByRole('button', { name: 'Print the route' })).toBeHidden()

    await expect(field(page)).not.toHaveAttribute('aria-invalid')
    for (const [from, text] of [
      ['99999 Nowhere Street', 'Sorry, address not found!'],
      ['', 'Please fill in your address.'],
    ] as const) {
      await ask(page, from)
      await expect(page.getByRole('alert')).toHaveText(text)
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(`^Street and house number.*${text}`))
    }
  })
})

test('the texts are different in every language', async ({ request }) => {
  const seen = new Set<string>()
  for (const locale of locales) {
    const path = locale === 'en' ? directions : `/${locale}${directions}`
    const html = await (await request.get(path)).text()
    const form = /<form[^>]*data-directions-form[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
    const words = form.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
    expect(words.length, path).toBeGreaterThan(40)
    const texts = [...html.matchAll(/ (?:data-texts|props)="([^"]*)"/g)].map(([, value]) => value).join()
    for (const key of ['zoomIn', 'wheelHint', 'touchHint', 'unavailable', 'routeShown', 'fullScreen'])
      expect(texts, path).toContain(`&quot;${key}&quot;:`)
    seen.add(words + texts)
  }
  expect(seen.size).toBe(locales.length)
})

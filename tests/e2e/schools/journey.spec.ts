import type { Locator, Page } from '@playwright/test'
import { expect, test, thorough } from '../kit/test'

const school = '/schools/maple-harbour'

const isAwake = (page: Page) =>
  expect(page.locator('sh-island[name="pricing/Calculator"]')).toHaveAttribute('data-hydrated')

/** Whether all of these are in the window, as wholes. */
const expectInWindow = async (...all: Locator[]) => {
  for (const locator of all) await expect(locator).toBeInViewport({ ratio: 0.99 })
}

// What is added below is blocked, and the browser says so.
test.use({ expectedErrors: [/^Framing 'https:\/\/films\.test\/' violates/] })

/** Content of a service that the visitors of these tests have refused, so that a bar says what is hidden. */
const addHiddenContent = (page: Page) =>
  page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://films.test/player'
    document.querySelector('main')?.append(frame)
  })

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('it takes 12 taps at most from the home page to a request', async ({ page }) => {
    // The decision about cookies, which the visitors of these tests have made.
    let taps = 1
    const tap = (target: Locator) => {
      taps++
      return target.tap()
    }
    const type = async (label: string, text: string) => {
      const field = page.getByLabel(new RegExp(`^${label}`))
      await tap(field)
      await field.fill(text)
    }
    const choose = async (label: string, option: string | { index: number }) => {
      taps++
      await page.getByLabel(label).selectOption(option)
    }
    const screensTo = (target: Locator) =>
      target.evaluate((element) => (scrollY + element.getBoundingClientRect().top) / innerHeight)

    // German words are the longest, and the bars of a browser leave this much of a common phone.
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(`/de${school}`)
    expect(await screensTo(page.locator('#anc-calculator'))).toBeLessThan(5)
    await page.setViewportSize({ width: 390, height: 780 })

    await page.goto('/es')
    expect(await screensTo(page.getByRole('contentinfo'))).toBeLessThan(12)
    await tap(page.getByRole('link', { name: 'Maple Harbour Language School' }).first())

    // The price is not far, and the bar at the top leads to it.
    await expect(page).toHaveURL(`/es${school}`)
    // The page's script has run.
    await page.waitForLoadState()
    expect(await screensTo(page.locator('#anc-calculator'))).toBeLessThan(4)
    const bar = page.getByRole('navigation', { name: 'Apartados de esta página' })
    const foot = page.locator('.price-foot')
    await page.locator('#anc-accommodation').scrollIntoViewIfNeeded()
    await expectInWindow(bar.getByRole('link', { name: 'Precio' }))
    await expect(foot).not.toBeInViewport()

    const course = page.locator('.course', { has: page.getByRole('heading', { name: 'Inglés intensivo' }) })
    await tap(course.getByRole('link', { name: 'Calcula tu precio' }))
    await expect(page).toHaveURL(/course=4&weeks=4#anc-calculator$/)
    await page.waitForLoadState()
    // What was chosen costs this much, also in the currency that most readers of Spanish use.
    const total = page.locator('output[name=total]')
    await expect(total).toHaveAttribute('data-minor', '142200')
    await expect(foot).toContainText('889\u00a0€')
    const enrol = foot.getByRole('button', { name: 'Inscribirme' })
    await expectInWindow(total, foot.getByRole('button', { name: 'Guardar este presupuesto' }), enrol)
    // On a phone there is room for one bar: the price is more important than the notice of hidden content.
    await addHiddenContent(page)
    const hiddenContent = page.locator('#pdcc-bar')
    await expect(hiddenContent).not.toHaveAttribute('hidden')
    await expect(hiddenContent).toBeHidden()
    // At the edge of the window, wherever the visitor is on the page. A finger stops the animated scroll to the calculator.
    await page.locator('.school-layout').dispatchEvent('pointerdown')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectInWindow(total, enrol)
    // The bar marks the section in view and keeps its link in sight. The finger that scrolls loads its script.
    await page.locator('.school-layout').dispatchEvent('pointerover')
    for (const [section, label] of [
      ['#anc-courses', 'Cursos'],
      ['#anc-map', 'Mapa'],
    ] as const) {
      await page.locator(section).evaluate((target) => target.scrollIntoView({ behavior: 'instant' }))
      await expect(bar.locator('[aria-current=location]')).toHaveText(label)
      await expectInWindow(bar.locator('[aria-current=location]'), bar.getByRole('link', { name: 'Precio' }))
    }

    await tap(enrol)
    await expect(page).toHaveURL(/\/es\/quotes\/[\w-]{24}\/enrol$/)
    await page.waitForLoadState()
    await type('Nombre y apellidos', 'Lucía Ferrer')
    await type('Correo electrónico', `lucia-${Date.now().toString(36)}@example.org`)
    await type('Fecha de nacimiento', '2000-05-01')
    await choose('Nacionalidad', { index: 5 })
    await choose('Tu nivel', 'B1')
    await choose('Fecha de inicio', { index: 5 })
    taps++
    await page.getByLabel('Acepto').check()
    await tap(page.getByRole('button', { name: 'Enviar la solicitud' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu solicitud ha llegado')
    expect(taps).toBeLessThanOrEqual(12)
  })
})

test.describe('in a window of 1280 x 800 px', thorough, () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('total and buttons are in sight without scrolling in the calculator, and nothing is cut off', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'schoolhouse-cart-count', value: '2', url: String(baseURL) }])
    await page.goto(`/de${school}?course=4&weeks=4&accommodation=13#anc-calculator`)
    await page.locator('#calculator').dispatchEvent('pointerenter')
    await isAwake(page)
    const foot = page.locator('.price-foot')
    const shown = [
      page.locator('output[name=total]'),
      foot.getByRole('button', { name: 'Angebot speichern' }),
      foot.getByRole('button', { name: 'Anmelden' }),
    ]
    await expectInWindow(...shown)
    await page.locator('#anc-map').evaluate((target) => target.scrollIntoView({ behavior: 'instant' }))
    await expectInWindow(...shown)
    expect(await page.locator('.letter').evaluate((letter) => letter.scrollTop)).toBe(0)

    // The name of the accommodation is longer than a line of its field.
    const name = page.locator('#calculator-accommodation')
    const lineHeight = await page.locator('#calculator-weeks').evaluate((field) => field.clientHeight)
    expect(await name.evaluate((field) => field.clientHeight)).toBeGreaterThan(lineHeight * 1.3)
    // The navigation stays on one line, in a language with long words and with the cart.
    const apart = await page.locator('.site-nav > ul:first-child > li').evaluateAll((items) => {
      // Compared by their middles: the button is higher than the others.
      const middles = items.map((item) => {
        const { top, bottom } = item.getBoundingClientRect()
        return (top + bottom) / 2
      })
      return Math.max(...middles) - Math.min(...middles)
    })
    expect(apart).toBeLessThan(8)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gemerkte Angebote 2' })).toBeVisible()

    // The suggested currency is given up once and for all pages.
    await expect(page.locator('[name=currency]')).toHaveValue('euro')
    await page.locator('[name=currency]').selectOption('default')
    await expect(foot).not.toContainText('€')
    // The next page comes from the cache with the suggestion, and corrects it as soon as the calculator is seen.
    await page.goto(`/fr${school}?course=4&weeks=4#anc-calculator`)
    await expect(page.locator('[name=currency]')).toHaveValue('default')

    // The bar about hidden content covers neither the price nor what has the focus.
    await addHiddenContent(page)
    const bar = page.locator('#pdcc-bar')
    await expect(bar).toBeInViewport({ ratio: 0.99 })
    await isAwake(page)
    const below = async (locator: Locator) => {
      const [covers, seen] = [await bar.boundingBox(), await locator.boundingBox()]
      return (seen?.y ?? 0) + (seen?.height ?? 0) - (covers?.y ?? 0)
    }
    await expect.poll(() => below(foot)).toBeLessThanOrEqual(0)
    await page.locator('[name=course]').selectOption('1')
    await expect(bar).toBeInViewport({ ratio: 0.99 })
    const brochure = page.locator('.letter a[type="application/pdf"]')
    await brochure.focus()
    await expect.poll(() => below(brochure)).toBeLessThan(0)
  })
})

test('Back undoes a calculation of the home page, and Forward repeats it', async ({ page }) => {
  const stay = page.locator('#stay')
  const weeks = stay.getByRole('combobox', { name: 'Length' })
  await page.goto('/')
  const first = await page.locator('.school-cards').innerText()
  await weeks.selectOption('8')
  await stay.getByRole('button', { name: 'Calculate your price' }).click()
  await expect(page).toHaveURL('/?weeks=8#results')
  await page.getByRole('searchbox').fill('maple')
  await expect(page).toHaveURL('/?q=maple&weeks=8')
  await stay.getByRole('button', { name: 'Calculate your price' }).click()
  await expect(page).toHaveURL('/?weeks=8#results')
  const second = await page.locator('.school-cards').innerText()
  expect(second).not.toBe(first)
  await page.goBack()
  await expect(page).toHaveURL('/?q=maple&weeks=8')
  await expect(page.locator('.school-cards > li')).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('maple')
  await page.goForward()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.locator('.school-cards')).toHaveText(second, { useInnerText: true })
})

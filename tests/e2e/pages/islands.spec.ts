import type { Page } from '@playwright/test'
import { expect, settled, test, thorough } from '../kit/test'

const island = (page: Page) => page.locator('sh-island')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name or town' })
const cards = (page: Page) => page.locator('sh-island h3')
const count = (page: Page) => page.getByRole('status')

const isHydrated = (page: Page) => expect(island(page)).toHaveAttribute('data-hydrated')
const isNotHydrated = (page: Page) => expect(island(page)).not.toHaveAttribute('data-hydrated')

/** Records the file names of scripts requested from now on. */
const recordScripts = (page: Page): string[] => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace('/assets/', ''))
  })
  return scripts
}

/** Holds scripts whose file names contain `part` until `release` is called. */
const holdScripts = async (page: Page, part: string) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(`**/assets/*${part}*.js`, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test.describe('the search on the home page', () => {
  test('loads one small script before the first interaction', async ({ page }) => {
    const scripts = recordScripts(page)
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await settled(page)
    expect(scripts).toEqual([expect.stringMatching(/^client-/)])
    await isNotHydrated(page)

    await search(page).focus()
    await isHydrated(page)
    expect(
      scripts
        .slice(1)
        .map((name) => name.replace(/-[\w-]+\.js$/, ''))
        .sort(),
    ).toEqual(expect.arrayContaining(['SchoolSearch.island', 'hydrate', 'react']))
  })

  test('is hydrated on hover', thorough, async ({ page }) => {
    await page.goto('/')
    await isNotHydrated(page)
    await search(page).hover()
    await isHydrated(page)
  })

  test('lists matching schools while the visitor types, without a page load', async ({ page }) => {
    await page.goto('/')
    await expect(cards(page)).toHaveCount(2)
    await expect(count(page)).toHaveText('2 schools found')
    await page.evaluate(() => Object.assign(window, { samePage: true }))

    await search(page).pressSequentially('vieux')
    await expect(cards(page)).toHaveText([/Vieux-Phare/])
    await expect(count(page)).toHaveText('1 school found')
    await expect(page).toHaveURL('/?q=vieux')

    await page.getByRole('combobox', { name: 'Language taught' }).selectOption('en')
    await expect(page).toHaveURL('/?q=vieux&language=en')
    await search(page).clear()
    await expect(page).toHaveURL('/?language=en')
    await expect(cards(page).filter({ hasText: 'Maple Harbour' })).toHaveCount(1)
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)

    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Language taught' })).toHaveValue('en')
  })

  test('shows the totals of a stay that is asked for above, without a page load', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    await page.getByRole('combobox', { name: 'Accommodation' }).selectOption({ label: 'With a room' })
    await page.getByRole('main').getByRole('button', { name: 'Calculate your price' }).click()
    const totals = page.locator('.school-card .stay-total')
    await expect(totals).toHaveText([/CA\$.*4 weeks, all fees/, /CA\$.*4 weeks, all fees/])
    await expect(page).toHaveURL('/?weeks=4&room=1#results')
    await expect(count(page)).toBeInViewport()

    await page.getByRole('combobox', { name: 'Length' }).selectOption('12')
    await expect(page).toHaveURL('/?weeks=12&room=1')
    await expect(totals).toHaveText([/12 weeks, all fees/, /12 weeks, all fees/])
    await page.getByRole('combobox', { name: 'Language or school' }).selectOption('English')
    await expect(page).toHaveURL('/?language=en&weeks=12&room=1')
    await expect(page.getByRole('combobox', { name: 'Language taught' })).toHaveValue('en')
    // The search below keeps the stay.
    await page.getByRole('combobox', { name: 'Language taught' }).selectOption('fr')
    await expect(page).toHaveURL('/?language=fr&weeks=12&room=1')
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  })

  test('shows a message without matches, with a link to all schools', thorough, async ({ page }) => {
    await page.goto('/')
    await search(page).fill('nowhere at all')
    await expect(page.getByText('No school matches that search.')).toBeVisible()
    await expect(count(page)).toHaveText('0 schools found')
    await page.getByRole('link', { name: 'Show all schools' }).click()
    await expect(page).toHaveURL('/')
    await expect(cards(page)).toHaveCount(2)
  })

  test('keeps text typed before hydration', async ({ page }) => {
    const release = await holdScripts(page, 'island')
    await page.goto('/')
    await search(page).pressSequentially('maple')
    await isNotHydrated(page)
    await expect(cards(page)).toHaveCount(2)
    release()
    await isHydrated(page)
    await expect(search(page)).toHaveValue('maple')
    await expect(search(page)).toBeFocused()
    await expect(cards(page)).toHaveText([/Maple Harbour/])
  })

  test('keeps a choice made before hydration', thorough, async ({ page }) => {
    const release = await holdScripts(page, 'island')
    await page.goto('/?q=vieux')
    const language = page.getByRole('combobox', { name: 'Language taught' })
    await language.selectOption('fr')
    release()
    await isHydrated(page)
    await expect(language).toHaveValue('fr')
    await expect(page).toHaveURL('/?q=vieux&language=fr')
  })

  test('is hydrated in other languages without a difference from the server’s HTML', async ({ page }) => {
    for (const path of ['/de', '/eu', '/pt-br']) {
      await page.goto(path)
      const before = await island(page).innerHTML()
      await page.getByRole('searchbox').focus()
      await isHydrated(page)
      expect(await island(page).innerHTML()).toBe(before)
    }
  })

  test.describe('when the connection fails', () => {
    test.use({ expectedErrors: [/ERR_FAILED|status of 503/] })

    test('shows a message, keeps the list and can search again', async ({ page }) => {
      await page.goto('/')
      await page.route('**/schools/search.json*', (route) => route.abort())
      await search(page).fill('vieux')
      await expect(count(page)).toContainText('The search did not respond.')
      await expect(cards(page)).toHaveCount(2)
      await expect(page.getByRole('link', { name: 'Open the results as a page' })).toHaveAttribute(
        'href',
        '/?q=vieux#results',
      )
      await page.unroute('**/schools/search.json*')
      await search(page).press('Enter')
      await expect(count(page)).toHaveText('1 school found')
    })

    test('shows a message if the server refuses', thorough, async ({ page }) => {
      await page.goto('/')
      await page.route('**/schools/search.json*', (route) => route.fulfill({ status: 503, body: '' }))
      await search(page).fill('vieux')
      await expect(count(page)).toContainText('The search did not respond.')
    })
  })

  test.describe('when its script cannot be loaded', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Island schools\/SchoolSearch could not be started/] })

    test('is a form that loads a page', async ({ page }) => {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('island'))
      await page.route('**/assets/*island*.js', (route) => route.abort())
      await page.goto('/')
      await search(page).fill('vieux')
      await failed
      await isNotHydrated(page)
      await search(page).press('Enter')
      await page.waitForURL('/?q=vieux&language=#results')
      await expect(cards(page)).toHaveText([/Vieux-Phare/])
    })
  })
})

/** Opens the home page with another hydration trigger for the search. */
const openWith = async (page: Page, when: 'visible' | 'idle') => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toContain('when="interaction"')
    await route.fulfill({ response, body: html.replace('when="interaction"', `when="${when}"`) })
  })
  await page.goto('/')
}

test('an island with the trigger “visible” is hydrated when it is scrolled into view', async ({ page }) => {
  const scripts = recordScripts(page)
  await page.setViewportSize({ width: 1280, height: 200 })
  await openWith(page, 'visible')
  await settled(page)
  await isNotHydrated(page)
  expect(scripts).toHaveLength(1)
  await island(page).evaluate((element) => element.scrollIntoView())
  await isHydrated(page)
})

test('an island with the trigger “idle” is hydrated when the browser is idle', thorough, async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => waiting.push(callback)
    Object.assign(window, {
      becomeIdle: () => {
        for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
      },
    })
  })
  await openWith(page, 'idle')
  await page.waitForLoadState('load')
  await isNotHydrated(page)
  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle())
  await isHydrated(page)
})

test.describe('scripts that cannot be loaded', thorough, () => {
  test.use({ expectedErrors: [/ERR_FAILED|^(lightbox|protect-form|thread-actions)\.js/] })

  test('are logged by the name of their file, and links still work', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    for (const name of ['lightbox', 'protect-form', 'thread-actions'])
      await page.route(`**/assets/${name}*.js`, (route) => route.abort())
    const isLogged = (name: string) =>
      expect
        .poll(() => logged.filter((text) => text.startsWith(`${name}.js`)).length, name)
        .toBeGreaterThan(0)
    await page.goto('/schools/maple-harbour')
    await page.waitForLoadState()
    await page.locator('#anc-gallery a').first().hover()
    await isLogged('lightbox')
    await page.locator('[data-comment-form] textarea').focus()
    await isLogged('protect-form')
    await page.getByRole('link', { name: 'All comments' }).click()
    await isLogged('thread-actions')
    await expect(page).toHaveURL(/\/comments/)
  })
})

import { thorough } from '../kit/test'
import { choice, dialog } from './consent-site'
import { listed, snippets } from './third-party-site'
import { expect, ran, test, visit } from './third-party-test'

// Frames of third parties are replaced by placeholders; a visitor can load one frame or allow a service.

test.describe.configure({ mode: 'default' })

test('Load once shows one frame, stores nothing and moves the focus into it', async ({
  page,
  thirdParties,
}) => {
  await visit(page, '/films')
  await page.keyboard.press('Escape')
  await expect.poll(() => choice(page)).toBeDefined()
  const before = await choice(page)
  const decisions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') decisions.push(request.url())
  })
  const place = page.getByRole('group', { name: 'First film' })
  await place.getByRole('button', { name: 'Load once' }).click()
  await expect.poll(() => page.frame({ url: 'http://video.test/one.html' })?.title()).toBe('A film')
  expect(thirdParties.requests()).toEqual(['video.test/one.html'])
  thirdParties.forget()
  await expect(place.locator('iframe')).toBeFocused()
  await page.keyboard.press('Tab')
  const film = page.frame({ url: 'http://video.test/one.html' })
  await expect.poll(() => film?.evaluate(() => document.activeElement?.textContent)).toBe('Play')
  await expect(page.getByRole('button', { name: 'Load once' })).toHaveCount(2)
  expect(decisions).toEqual([])
  expect(await choice(page)).toEqual(before)
  await visit(page, '/films')
  await expect(page.getByRole('button', { name: 'Load once' })).toHaveCount(3)
  expect(thirdParties.requests()).toEqual([])
})

test('after a refusal nothing covers the page, unless the site shows the bar; Load once removes it', async ({
  page,
  site,
}) => {
  const reported = listed.map((one) => (one.name === 'Films' ? { ...one, report: true } : one))
  await site.setServices(reported, { showMessage: false })
  try {
    const bar = page.locator('#pdcc-bar')
    // A cached page may be up to a second older than the setting.
    await expect(async () => {
      await page.context().clearCookies()
      await visit(page, '/films')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(bar).toBeHidden({ timeout: 500 })
    }).toPass()
    for (const path of ['/films', '/inserting', '/']) {
      await visit(page, path)
      await expect(bar).toBeHidden()
      await expect(dialog(page)).toBeHidden()
    }
    await site.setServices(reported, { showMessage: true })
    await expect(async () => {
      await page.context().clearCookies()
      await visit(page, '/films')
      await page.keyboard.press('Escape')
      await expect(bar).toBeVisible({ timeout: 2000 })
      await expect(bar).toContainText('Films')
    }).toPass()
    await page.getByRole('group', { name: 'First film' }).getByRole('button', { name: 'Load once' }).click()
    await expect(bar).toBeVisible()
    await page.getByRole('group', { name: 'Second film' }).getByRole('button', { name: 'Load once' }).click()
    await expect(bar).toBeHidden()
  } finally {
    await site.setServices(listed)
  }
})

test('a site may ask only where a page would load something', thorough, async ({ page, site }) => {
  await site.setSnippets([])
  await site.setServices(listed, { opens: 'needed' })
  try {
    await expect(async () => {
      await visit(page, '/')
      await expect(dialog(page)).toBeHidden({ timeout: 500 })
    }).toPass()
    await visit(page, '/films')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await visit(page, '/films')
    await expect(dialog(page)).toBeHidden()
  } finally {
    await site.setServices(listed, { opens: 'always' })
    await site.setSnippets(snippets)
  }
})

test(
  'Always allow shows all frames of the service without a reload',
  thorough,
  async ({ page, thirdParties }) => {
    await visit(page, '/films')
    await page.keyboard.press('Escape')
    await expect.poll(() => choice(page)).toBeDefined()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: 'Always allow Films' }).first().click()
    const films = ['video.test/one.html', 'video.test/two.html']
    await expect.poll(thirdParties.requests).toEqual(films)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(page.getByRole('group', { name: 'A map' }).getByRole('button')).toHaveCount(2)
    thirdParties.forget()
    await visit(page, '/films')
    await expect.poll(thirdParties.requests).toEqual(films)
    expect(await ran(page)).toEqual([])
  },
)

test.describe('an allowed service whose script cannot be loaded', thorough, () => {
  test.use({ expectedErrors: [/status of 404|Failed to (load|fetch)|dynamically imported/] })

  test('keeps its placeholders, and their buttons load the page again', async ({ page, thirdParties }) => {
    await visit(page, '/films')
    await page.keyboard.press('Escape')
    await expect.poll(() => choice(page)).toBeDefined()
    await page.getByRole('button', { name: 'Always allow Films' }).first().click()
    await expect.poll(thirdParties.requests).toHaveLength(2)
    thirdParties.forget()
    const missing = /\/dialog-actions-[\w-]+\.js/
    await page.route(missing, (route) => route.fulfill({ status: 404 }))
    await visit(page, '/films')
    const place = page.getByRole('group', { name: 'First film' })
    await expect(place.getByRole('button', { name: 'Load once' })).toBeVisible()
    const again = page.waitForEvent('load')
    await place.getByRole('button', { name: 'Load once' }).click()
    await again
    await expect(place.getByRole('button', { name: 'Load once' })).toBeVisible()
    expect(thirdParties.requests()).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a frame is a link, and the form saves the choice', async ({ page, thirdParties }) => {
    await page.goto('/films')
    const place = page.getByRole('group', { name: 'First film' })
    await expect(place.getByRole('link', { name: 'Open at Films' })).toHaveAttribute(
      'href',
      'http://video.test/one.html',
    )
    await expect(place.getByRole('button', { name: 'Load once' })).toBeHidden()
    const bar = page.locator('#pdcc')
    await expect(bar).toBeVisible()
    await bar.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(page).toHaveURL('/films')
    await expect.poll(async () => (await choice(page))?.value).toMatch(/^1\./)
    for (const address of ['/films', '/about']) {
      await page.goto(address)
      await expect(page.locator('footer')).toBeVisible()
      await expect(bar).toBeHidden()
    }
    expect(thirdParties.requests()).toEqual([])
  })
})

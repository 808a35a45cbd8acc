import type { Page } from '@playwright/test'
import { accept, reject } from '../../src/features/consent/decision/decide'
import { choice, dialog } from './consent-site'
import { cookieFor, newVisitor, quietPage } from './consent-visitors'
import { expect, settled, test } from './test'

test.use({ storageState: newVisitor })

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => dialog(page).getByRole('switch', { name: new RegExp(`^${name}`) })
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' })

/** In seconds from now; -1 ends with the session. */
const lifetime = async (page: Page) => {
  const { expires = 0 } = (await choice(page)) ?? {}
  return expires === -1 ? -1 : expires - Date.now() / 1000
}
const year = 365 * 86_400

test.describe('who has not decided', () => {
  test('is asked, and by Accept allows everything for a year', async ({ page }) => {
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
    await button(page, 'Accept').click()
    await expect(dialog(page)).toBeHidden()
    expect(Math.abs((await lifetime(page)) - year)).toBeLessThan(600)
    await page.goto('/arrival')
    await expect(dialog(page)).toBeHidden()
    await footerLink(page).click()
    for (const name of ['Films', 'Count', 'Zoo', 'Pay']) await expect(group(page, name)).toBeChecked()
  })

  for (const [what, act] of [
    ['Reject', (page: Page) => button(page, 'Reject').click()],
    ['the close button', (page: Page) => button(page, 'Close without accepting').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)
    test(`by ${what} refuses for the session`, async ({ page }) => {
      await page.goto('/arrival')
      await expect(dialog(page)).toBeVisible()
      await act(page)
      await expect(dialog(page)).toBeHidden()
      expect(await lifetime(page)).toBe(-1)
      await page.goto('/')
      await footerLink(page).click()
      await expect(group(page, 'Films')).not.toBeChecked()
      await expect(group(page, 'Pay')).toBeChecked()
    })

  test('saves a choice by groups for a year, and the page is loaded again', async ({ page }) => {
    await page.goto('/arrival')
    await button(page, 'Configure').click()
    await expect(button(page, 'Save settings')).toBeVisible()
    await expect(button(page, 'Accept')).toBeHidden()
    await group(page, 'Zoo').check()
    const reloaded = page.waitForEvent('load')
    await button(page, 'Save settings').click()
    await reloaded
    await expect(dialog(page)).toBeHidden()
    expect(Math.abs((await lifetime(page)) - year)).toBeLessThan(600)
    await footerLink(page).click()
    await expect(group(page, 'Zoo')).toBeChecked()
    await expect(group(page, 'Films')).not.toBeChecked()
  })

  for (const path of ['/cookie-policy', '/de/cookie-policy', quietPage, `/de${quietPage}`])
    test(`is left alone on ${path}, and may open the dialog there`, async ({ page }) => {
      await page.goto(path)
      await settled(page)
      await expect(dialog(page)).toBeHidden()
      await page.locator('footer .pdcc-open-modal').click()
      await expect(dialog(page)).toBeVisible()
    })

  test('but sends Global Privacy Control is not asked, and may choose all the same', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    )
    await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
    await page.goto('/arrival')
    await settled(page)
    const bar = page.getByRole('complementary', { name: 'Cookie settings' })
    await expect(bar).toContainText('Global Privacy Control')
    await expect(bar.getByRole('button', { name: 'Allow these' })).toBeHidden()
    await expect(dialog(page)).toBeHidden()
    expect(await choice(page)).toBeUndefined()
    await bar.getByRole('link', { name: 'Configure' }).click()
    await expect(dialog(page)).toBeVisible()
    await group(page, 'Films').check()
    const reloaded = page.waitForEvent('load')
    await button(page, 'Save settings').click()
    await reloaded
    await footerLink(page).click()
    await expect(group(page, 'Films')).toBeChecked()
    await expect(group(page, 'Zoo')).not.toBeChecked()
  })

  test('and keeps what Global Privacy Control has refused is not told again', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    )
    await page.goto('/arrival')
    const bar = page.getByRole('complementary', { name: 'Cookie settings' })
    await bar.getByRole('button', { name: 'Keep it that way' }).click()
    await expect(bar).toBeHidden()
    expect(await lifetime(page)).toBe(-1)
    await page.reload()
    await expect(page.locator('#pdcc')).toBeAttached()
    await expect(bar).toBeHidden()
  })

  test('is asked by the same HTML as everybody else', async ({ request }) => {
    const html = async (cookie: string) =>
      (await request.get('/arrival', { headers: cookie ? { cookie } : {} })).text()
    const { name, value } = cookieFor(accept)
    expect(await html(`${name}=${value}`)).toBe(await html(''))
  })
})

test.describe('a service that came later', () => {
  test.beforeEach(async ({ context }) => {
    await context.addCookies([cookieFor(accept, ['Count', 'Zoo', 'Pay'])])
  })

  test('asks only for itself', async ({ page }) => {
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).locator('.consent-asked li')).toHaveText([/^Films \(new\)/])
    await expect(dialog(page).locator('.consent-intro')).toBeHidden()
    await button(page, 'Accept').click()
    await expect(dialog(page)).toBeHidden()
    await footerLink(page).click()
    await expect(group(page, 'Films')).toBeChecked()
    await expect(dialog(page).getByText('(new)').locator('visible=true')).toHaveCount(0)
  })

  test('is refused alone, and the rest stays allowed', async ({ page }) => {
    await page.goto('/arrival')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await button(page, 'Reject').click()
    expect(new URLSearchParams((await sent).postData() ?? '').get('method')).toBe('reject')
    await expect(dialog(page)).toBeHidden()
    await page.reload()
    await expect(dialog(page)).toBeHidden()
    await footerLink(page).click()
    await expect(group(page, 'Films')).not.toBeChecked()
    await expect(group(page, 'Zoo')).toBeChecked()
  })

  test('is not all that is meant once it was decided on: Back leads to the whole question', async ({
    page,
  }) => {
    await page.goto('/arrival')
    await button(page, 'Reject').click()
    await expect(dialog(page)).toBeHidden()
    await footerLink(page).click()
    await button(page, 'Back').click()
    await button(page, 'Reject').click()
    await expect.poll(async () => (await choice(page))?.value.split('.')[3]).toBe('')
    expect(await lifetime(page)).toBe(-1)
  })

  test('is counted on links to the settings until the dialog closes', async ({ page }) => {
    await page.goto(quietPage)
    await expect(footerLink(page)).toContainText('1')
    await expect(
      page.getByRole('contentinfo').getByRole('img', { name: 'New services to decide on: 1' }),
    ).toBeVisible()
    await footerLink(page).click()
    await expect(group(page, 'Films')).toHaveAccessibleName(/\(new\)/)
    await expect(group(page, 'Zoo')).not.toHaveAccessibleName(/\(new\)/)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('.consent-badge')).toHaveCount(0)
  })

  test('needs no badge where the page wants none', async ({ page }) => {
    await page.goto(quietPage)
    await expect(page.locator('.consent-badge')).not.toHaveCount(0)
    await page.evaluate(() => window.PDCookieConsent.config({ showBadges: false }))
    await expect(page.locator('.consent-badge')).toHaveCount(0)
  })
})

test.describe('what cannot be saved', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('says so, keeps the dialog, and lets out who closes it again', async ({ page }) => {
    await page.route('**/-/consent', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/arrival')
    await button(page, 'Accept').click()
    const failed = dialog(page).getByRole('alert')
    await expect(failed).toContainText('could not be saved')
    await expect(dialog(page)).toBeVisible()
    expect(await choice(page)).toBeUndefined()
    await page.unroute('**/-/consent')
    await button(page, 'Accept').click()
    await expect(dialog(page)).toBeHidden()
    expect((await choice(page))?.value).toMatch(/^1\./)
  })

  test('holds nobody in the dialog', async ({ page }) => {
    await page.route('**/-/consent', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/arrival')
    await button(page, 'Close without accepting').click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await button(page, 'Close without accepting').click()
    await expect(dialog(page)).toBeHidden()
    expect(await choice(page)).toBeUndefined()
  })
})

test.describe('a page that is older than the files of the site', () => {
  test.use({ expectedErrors: [/status of 404|Failed to (load|fetch)|dynamically imported/] })

  test.beforeEach(async ({ page }) => {
    await page.route(/\/act-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
  })

  for (const [name, allowed] of [
    ['Accept', 3],
    ['Reject', 0],
  ] as const)
    test(`takes ${name} as a plain form`, async ({ page }) => {
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await button(page, name).click()
      expect(new URLSearchParams((await sent).postData() ?? '').get('method')).toBe(name.toLowerCase())
      await expect.poll(() => choice(page)).toBeDefined()
      await expect(dialog(page)).toBeHidden()
      const [, , , yes = ''] = (await choice(page))?.value.split('.') ?? []
      expect(yes).toHaveLength(7 * allowed)
    })

  test('is closed by Escape', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('leads to the settings by their link, and the console names the missing file', async ({ page }) => {
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('consent/act.js'))
    await page.keyboard.press('Escape')
    await logged
    await footerLink(page).click()
    await expect(page).toHaveURL('/cookie-policy#settings')
  })
})

test('a choice made in another tab counts here when the tab is seen again', async ({ page, context }) => {
  await page.goto('/arrival')
  await expect(dialog(page)).toBeVisible()
  await context.addCookies([cookieFor(reject)])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(dialog(page)).toBeHidden()
})

test('withdrawing in another tab loads this one again', async ({ page, context }) => {
  await context.addCookies([cookieFor(accept)])
  await page.goto('/arrival')
  await expect(page.locator('.site-footer')).toBeVisible()
  await context.addCookies([cookieFor(reject)])
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await reloaded
})

test('what is meant for browsers without JavaScript is not shown as text', async ({ page }) => {
  await page.goto('/arrival')
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).innerText()).not.toContain('<')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the question is a form at the end of the page, and is gone once it is answered', async ({ page }) => {
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
    await expect(button(page, 'Configure')).toBeHidden()
    await expect(dialog(page).getByRole('link', { name: 'Configure' })).toHaveAttribute(
      'href',
      '/cookie-policy#settings',
    )
    const [first, second] = await dialog(page).locator('.consent-links a').all()
    const rows = await Promise.all([first?.boundingBox(), second?.boundingBox()])
    expect(rows[0]?.y, 'the links beside each other are aligned').toBe(rows[1]?.y)
    await button(page, 'Accept').click()
    await expect(page).toHaveURL('/arrival')
    await expect(dialog(page)).toBeHidden()
    expect(Math.abs((await lifetime(page)) - year)).toBeLessThan(600)
  })

  test('a service that came later asks only for itself', async ({ page, context }) => {
    await context.addCookies([cookieFor(accept, ['Count', 'Zoo', 'Pay'])])
    await page.goto('/arrival')
    await expect(dialog(page)).toContainText('has added services since your last choice')
    await expect(dialog(page).locator('.consent-intro')).toBeHidden()
    const before = (await choice(page))?.value.split('.')[3]
    await button(page, 'Reject').click()
    await expect(dialog(page)).toBeHidden()
    const [, , , allowed, refused] = (await choice(page))?.value.split('.') ?? []
    expect(allowed).toBe(before)
    expect(refused).toHaveLength(7)
  })

  test('the settings are saved from the cookie policy', async ({ page }) => {
    await page.goto('/cookie-policy')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('main').getByRole('switch', { name: /^Zoo/ }).check()
    await page.getByRole('main').getByRole('button', { name: 'Save settings' }).click()
    await expect(page).toHaveURL('/cookie-policy')
    // The form names what is embedded somewhere too: refused with the rest.
    expect((await choice(page))?.value).toMatch(/^1\.[\da-f]\.[\w-]+\.\w{7}\.\w{14}\.(-[^+]*)?$/)
  })
})

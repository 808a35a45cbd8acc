import type { Page } from '@playwright/test'
import { accept, reject } from '../../../src/features/consent/decision/decide'
import { expectAccessible } from '../kit/axe'
import { expect, settled, test, thorough, thoroughIf } from '../kit/test'
import { choice, dialog } from './consent-site'
import { cookieFor, newVisitor, quietPage } from './consent-visitors'

test.use({ storageState: newVisitor })

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => dialog(page).getByRole('switch', { name: new RegExp(`^${name}`) })
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' })

const decisionSent = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/-/consent'))

/** In seconds from now; -1 for a session cookie. */
const lifetime = async (page: Page) => {
  const { expires = 0 } = (await choice(page)) ?? {}
  return expires === -1 ? -1 : expires - Date.now() / 1000
}
const year = 365 * 86_400

test.describe('an undecided visitor', () => {
  test('sees the dialog and allows everything for a year with Accept', async ({ page }) => {
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
    test(
      `refuses for the session with ${what}`,
      thoroughIf(what === 'the close button'),
      async ({ page }) => {
        await page.goto('/arrival')
        await expect(dialog(page)).toBeVisible()
        await act(page)
        await expect(dialog(page)).toBeHidden()
        await expect.poll(() => lifetime(page)).toBe(-1)
        await page.goto('/')
        await footerLink(page).click()
        await expect(group(page, 'Films')).not.toBeChecked()
        await expect(group(page, 'Pay')).toBeChecked()
      },
    )

  test('saves a choice of groups for a year, and the page reloads', async ({ page }) => {
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
    test(
      `is not asked on ${path} and can open the dialog there`,
      thoroughIf(path.startsWith('/de')),
      async ({ page }) => {
        await page.goto(path)
        await settled(page)
        await expect(dialog(page)).toBeHidden()
        await page.locator('footer .pdcc-open-modal').click()
        await expect(dialog(page)).toBeVisible()
      },
    )

  test('with Global Privacy Control is not asked and can still choose', async ({ page }) => {
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

  for (const how of ['Keep it that way', 'Close'])
    test(
      `who presses “${how}” in the bar of Global Privacy Control does not see it again`,
      thorough,
      async ({ page }) => {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
        )
        await page.goto('/arrival')
        const bar = page.getByRole('complementary', { name: 'Cookie settings' })
        await bar.getByRole('button', { name: how }).click()
        await expect(bar).toBeHidden()
        expect(await lifetime(page)).toBe(-1)
        await page.reload()
        await expect(page.locator('#pdcc')).toBeAttached()
        await expect(bar).toBeHidden()
      },
    )

  test('gets the same HTML as one who has accepted', async ({ request }) => {
    const html = async (cookie: string) =>
      (await request.get('/arrival', { headers: cookie ? { cookie } : {} })).text()
    const { name, value } = cookieFor(accept)
    expect(await html(`${name}=${value}`)).toBe(await html(''))
  })
})

test.describe('a new service', () => {
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

  test('can be refused while the others stay allowed', async ({ page }) => {
    await page.goto('/arrival')
    const sent = decisionSent(page)
    await button(page, 'Reject').click()
    expect(new URLSearchParams((await sent).postData() ?? '').get('method')).toBe('reject')
    await expect(dialog(page)).toBeHidden()
    await page.reload()
    await expect(dialog(page)).toBeHidden()
    await footerLink(page).click()
    await expect(group(page, 'Films')).not.toBeChecked()
    await expect(group(page, 'Zoo')).toBeChecked()
  })

  test(
    'is not asked for again: Back leads to the question about all services',
    thorough,
    async ({ page }) => {
      await page.goto('/arrival')
      await button(page, 'Reject').click()
      await expect(dialog(page)).toBeHidden()
      await footerLink(page).click()
      await button(page, 'Back').click()
      await button(page, 'Reject').click()
      await expect.poll(async () => (await choice(page))?.value.split('.')[3]).toBe('')
      expect(await lifetime(page)).toBe(-1)
    },
  )

  test('is counted on links to the settings until the dialog closes', thorough, async ({ page }) => {
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

  test('has no badge if the page turns badges off', thorough, async ({ page }) => {
    await page.goto(quietPage)
    await expect(page.locator('.consent-badge')).not.toHaveCount(0)
    await page.evaluate(() => window.PDCookieConsent.config({ showBadges: false }))
    await expect(page.locator('.consent-badge')).toHaveCount(0)
  })
})

test.describe('a decision that cannot be saved', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('keeps the dialog open with an error and can be sent again', async ({ page }) => {
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

  test('does not prevent closing the dialog', thorough, async ({ page }) => {
    await page.route('**/-/consent', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/arrival')
    await button(page, 'Close without accepting').click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await button(page, 'Close without accepting').click()
    await expect(dialog(page)).toBeHidden()
    expect(await choice(page)).toBeUndefined()
  })
})

test.describe('a page whose script no longer exists', () => {
  test.use({ expectedErrors: [/status of 404|Failed to (load|fetch)|dynamically imported/] })

  test.beforeEach(async ({ page }) => {
    await page.route(/\/dialog-actions-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
  })

  for (const [name, allowed] of [
    ['Accept', 3],
    ['Reject', 0],
  ] as const)
    test(`sends ${name} as a plain form`, thoroughIf(name === 'Accept'), async ({ page }) => {
      const sent = decisionSent(page)
      await button(page, name).click()
      expect(new URLSearchParams((await sent).postData() ?? '').get('method')).toBe(name.toLowerCase())
      await expect.poll(() => choice(page)).toBeDefined()
      await expect(dialog(page)).toBeHidden()
      const [, , , yes = ''] = (await choice(page))?.value.split('.') ?? []
      expect(yes).toHaveLength(7 * allowed)
    })

  test('closes the dialog with Escape', thorough, async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('links to the settings, and the console names the missing file', thorough, async ({ page }) => {
    const logged = page.waitForEvent('console', (line) => /^consent .*dialog-actions/s.test(line.text()))
    await page.keyboard.press('Escape')
    await logged
    await footerLink(page).click()
    await expect(page).toHaveURL('/cookie-policy#settings')
  })
})

test(
  'a choice made in another tab applies when this tab becomes visible',
  thorough,
  async ({ page, context }) => {
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
    await context.addCookies([cookieFor(reject)])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(dialog(page)).toBeHidden()
  },
)

test('a withdrawal in another tab reloads this one', async ({ page, context }) => {
  await context.addCookies([cookieFor(accept)])
  await page.goto('/arrival')
  await expect(page.locator('.site-footer')).toBeVisible()
  await context.addCookies([cookieFor(reject)])
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await reloaded
})

test.describe('a browser that asks for another language than the page’s', () => {
  test.use({ locale: 'de-AT' })

  test('gets the dialog in that language, with links and decisions that work', async ({ page }) => {
    await page.goto('/arrival')
    await expect(dialog(page)).toHaveAttribute('lang', 'de')
    await expect(dialog(page)).toHaveAccessibleName('Deine Entscheidung über Cookies')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const policy = dialog(page).getByRole('link', { name: 'Cookie-Richtlinie' })
    await expect(policy).toHaveAttribute('href', /\/de\/cookie-policy$/)
    await expectAccessible(page, '#pdcc')
    await button(page, 'Ablehnen').click()
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => lifetime(page)).toBe(-1)
    await footerLink(page).click()
    await expect(dialog(page)).toHaveAccessibleName('Cookie-Einstellungen')
    await group(page, 'Zoo').check()
    const reloaded = page.waitForEvent('load')
    await button(page, 'Einstellungen speichern').click()
    await reloaded
    expect(Math.abs((await lifetime(page)) - year)).toBeLessThan(600)
  })

  test.describe('that cannot fetch the texts', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('gets the dialog in the language of the page', thorough, async ({ page }) => {
      await page.route('**/-/consent/dialog*', (route) => route.abort())
      await page.goto('/arrival')
      await expect(button(page, 'Reject')).toBeVisible()
    })
  })
})

test('the markup for browsers without JavaScript is not shown as text', thorough, async ({ page }) => {
  await page.goto('/arrival')
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).innerText()).not.toContain('<')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the question is a form at the start of the page and disappears after the answer', async ({
    page,
  }) => {
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
    const [question, header] = await Promise.all([
      dialog(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
    ])
    expect((question?.y ?? 1) + (question?.height ?? 0), 'nothing is covered').toBeLessThanOrEqual(
      header?.y ?? 0,
    )
    await expect(button(page, 'Configure')).toBeHidden()
    await expect(dialog(page).getByRole('link', { name: 'Configure' })).toHaveAttribute(
      'href',
      '/cookie-policy#settings',
    )
    const [first, second] = await dialog(page).locator('.consent-links a').all()
    const rows = await Promise.all([first?.boundingBox(), second?.boundingBox()])
    expect(rows[0]?.y, 'the links beside each other are aligned').toBe(rows[1]?.y)
    await page.goto('/schools/maple-harbour?course=4&weeks=4')
    await button(page, 'Accept').click()
    await expect(page).toHaveURL('/schools/maple-harbour?course=4&weeks=4')
    await expect(dialog(page)).toBeHidden()
    expect(Math.abs((await lifetime(page)) - year)).toBeLessThan(600)
  })

  test('all of the question fits into half of the window of a phone', thorough, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.goto('/es/arrival')
    for (const name of ['Aceptar', 'Rechazar'])
      await expect(button(page, name)).toBeInViewport({ ratio: 0.99 })
  })

  test('a new service asks only for itself', thorough, async ({ page, context }) => {
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
    // The form also contains embedded services, which are refused with the others.
    await expect
      .poll(async () => (await choice(page))?.value)
      .toMatch(/^1\.[\da-f]\.[\w-]+\.\w{7}\.\w{14}\.(-[^+]*)?$/)
  })
})

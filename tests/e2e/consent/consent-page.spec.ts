import type { Page } from '@playwright/test'
import { accept, reject } from '../../../src/features/consent/decision/decide'
import { expectAccessible } from '../kit/axe'
import { expect, test, thorough } from '../kit/test'
import { choice, dialog } from './consent-site'
import { cookieFor, newVisitor, quietPage } from './consent-visitors'

test.use({ storageState: newVisitor })

/** Records the events that a script of the page receives, in order. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    for (const type of ['pdcc:open', 'pdcc:change', 'pdcc:close'])
      document.addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]))
  })
const events = (page: Page) => page.evaluate(() => (window as unknown as { events: unknown[] }).events)

const warnings = (page: Page) => {
  const texts: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') texts.push(message.text())
  })
  return texts
}

test('scripts of the page receive events for opening, change and closing', async ({ page }) => {
  await listen(page)
  await page.goto('/arrival')
  await dialog(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  const before = { allowed: ['Pay'], refused: ['Count', 'Films', 'Zoo'] }
  const after = { allowed: ['Count', 'Films', 'Pay', 'Zoo'], refused: [] }
  const sorted = (detail: typeof before) => ({
    allowed: detail.allowed.sort(),
    refused: detail.refused.sort(),
  })
  const received = async () =>
    (await events(page)).map((entry) => [
      (entry as [string])[0],
      sorted((entry as [string, typeof before])[1]),
    ])
  await expect.poll(received).toEqual([
    ['pdcc:open', before],
    ['pdcc:change', after],
    ['pdcc:close', after],
  ])
})

test('a script configures the dialog and gets warnings about invalid options', async ({ page, context }) => {
  await context.addCookies([cookieFor(reject)])
  const texts = warnings(page)
  await page.goto('/arrival')
  await page.evaluate(async () => {
    await window.PDCookieConsent.config({
      showRejectButton: false,
      cookiePolicyLink: 'https://example.org/{lang}/cookies',
      brand: { dev: true, name: 'ACME', url: 'https://acme.example/', websiteOwner: 'Maple School' },
      styles: { primaryButton: { bgColor: '#000080', txtColor: '#fff' }, rejectButton: { bgColor: 'red' } },
      defaultLang: 'de',
      colour: 'blue',
      showBadges: 'yes',
    })
    await window.PDCookieConsent.open()
  })
  await expect
    .poll(() => texts)
    .toEqual([
      expect.stringMatching(/config: styles\.rejectButton\.bgColor must be a colour/),
      expect.stringMatching(/config: defaultLang must be one of ca, en, es, eu, fr, gl; es is used/),
      expect.stringMatching(/config: colour is not a known property/),
      expect.stringMatching(/config: showBadges must be true or false/),
    ])
  await expect(dialog(page).getByRole('button', { name: 'Reject all' })).toBeHidden()
  await expect(dialog(page).getByRole('button', { name: 'Accept all' })).toHaveCSS(
    'background-color',
    'rgb(0, 0, 128)',
  )
  await expect(dialog(page).getByText('Maple School')).toBeVisible()
  const credit = dialog(page).getByRole('link', { name: 'Powered by ACME' })
  await expect(credit).toHaveAttribute('href', 'https://acme.example/')
  await page.evaluate(() => window.PDCookieConsent.config({ showBadges: false }))
  await expect(credit).toBeVisible()
  await page.evaluate(() => window.PDCookieConsent.config({ brand: { url: '' } }))
  await expect(dialog(page).getByText('Powered by ACME')).toBeVisible()
  await expect(credit).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await expect(dialog(page).getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
    'href',
    'https://example.org/en/cookies',
  )
})

test(
  'scripts of the page can read the record with the names of the specification',
  thorough,
  async ({ page, context }) => {
    await context.addCookies([cookieFor(accept, ['Count', 'Zoo'])])
    await page.goto(quietPage)
    const { blockList, config, ...flags } = await page.evaluate(() => window.PDCookieConsent.record)
    expect(flags).toEqual({ accepted: true, isSession: false, showModal: true, showMessage: false })
    expect(Object.keys(config).sort()).toEqual([
      'brand',
      'cookiePolicyLink',
      'defaultLang',
      'hideModalIn',
      // Our own: when the dialog opens, and whether a bar names hidden content.
      'opens',
      'showBadges',
      'showMessage',
      'showRejectButton',
      'styles',
    ])
    const films = blockList.find(({ name }) => name === 'Films')
    expect(films).toEqual({
      name: 'Films',
      domain: 'films.test',
      contain: '',
      actived: false,
      editable: true,
      visible: true,
      report: true,
      reportable: false,
      userList: true,
      new: true,
      ignored: false,
    })
    for (const item of blockList) expect(Object.keys(item).sort()).toEqual(Object.keys(films ?? {}).sort())
    // The record is a copy: changes to it have no effect.
    const decided = await page.evaluate(() => {
      for (const item of window.PDCookieConsent.record.blockList) item.actived = true
      return window.PDCookieConsent.record.blockList.map(({ name, actived, ignored }) => [
        name,
        actived,
        ignored,
      ])
    })
    expect(decided).toEqual(
      expect.arrayContaining([
        ['Count', true, true],
        ['Films', false, false],
      ]),
    )
  },
)

test('a script can keep the dialog closed on a page', thorough, async ({ page }) => {
  await page.goto('/arrival')
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => window.PDCookieConsent.config({ hideModalIn: ['/arrival'] }))
  await expect(dialog(page)).toBeHidden()
  expect(await choice(page)).toBeUndefined()
})

test('a script can add services; a list with an invalid item is refused completely', async ({
  page,
  context,
}) => {
  await context.addCookies([cookieFor(reject)])
  const texts = warnings(page)
  await page.goto('/arrival')
  await page.evaluate(async () => {
    const { blockList } = window.PDCookieConsent
    await blockList([
      { domain: 'a.test', name: 'Never' },
      { domain: 'b.test', contain: 'b(' },
    ])
    await blockList([{ domain: 'a.test', name: 'Never' }, { name: 'Neither' }])
    await blockList([{ domain: 'maps.test', name: 'Atlas' }])
    await window.PDCookieConsent.open()
  })
  await expect
    .poll(() => texts)
    .toEqual([
      expect.stringMatching(/blockList: \[1\] must have either domain or contain; the whole list is refused/),
      expect.stringMatching(/blockList: \[1\] must have either domain or contain; the whole list is refused/),
    ])
  const names = dialog(page).locator('.consent-rows strong')
  await expect(names).toHaveText(['Tidewater Language Schools', 'Atlas', 'Count', 'Films', 'Pay', 'Zoo'])
  await dialog(page)
    .getByRole('switch', { name: /^Atlas \(new\)/ })
    .check()
  const reloaded = page.waitForEvent('load')
  await dialog(page).getByRole('button', { name: 'Save settings' }).click()
  await reloaded
  await page.evaluate(async () => {
    await window.PDCookieConsent.blockList([{ domain: 'maps.test', name: 'Atlas' }])
    await window.PDCookieConsent.open()
  })
  const atlas = dialog(page).getByRole('switch', { name: /^Atlas/ })
  await expect(atlas).toBeChecked()
  await expect(atlas).not.toHaveAccessibleName(/\(new\)/)
})

test(
  'settings of services added by a script persist after a decision; a locked one stays off',
  thorough,
  async ({ page, context }) => {
    await context.addCookies([cookieFor(reject)])
    const list = () =>
      page.evaluate(async () => {
        await window.PDCookieConsent.blockList([
          { domain: 'tickets.test', name: 'Tickets' },
          { domain: 'locked.test', name: 'Locked', editable: false },
          { domain: 'unseen.test', name: 'Unseen', visible: false },
        ])
        await window.PDCookieConsent.open()
      })
    const row = (name: string) => dialog(page).getByRole('switch', { name: new RegExp(`^${name}`) })
    await page.goto('/arrival')
    await list()
    await expect(row('Locked')).toBeDisabled()
    await expect(page.locator('footer .consent-badge')).toHaveText('1')
    await dialog(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(dialog(page)).toBeHidden()
    expect((await choice(page))?.value).not.toContain('Locked')
    await page.goto('/arrival')
    await list()
    await expect(row('Tickets')).toBeChecked()
    await expect(row('Locked')).toBeDisabled()
    await expect(row('Locked')).not.toBeChecked()
    await expect(row('Unseen')).toHaveCount(0)
  },
)

test.describe('content inserted by a script', thorough, () => {
  // The browser reports the policy violation before our script handles it.
  test.use({ expectedErrors: [/Content Security Policy|violates the following/] })

  const insert = (page: Page, html: string) =>
    page.evaluate((markup) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', markup)
    }, html)

  test.beforeEach(async ({ page, context }) => {
    await context.addCookies([cookieFor(reject)])
    await page.goto('/arrival')
  })

  test('is replaced by a placeholder, and a bar offers to allow it', async ({ page }) => {
    await insert(page, '<iframe src="https://films.test/player" title="A film"></iframe>')
    const place = page.locator('main .embed')
    await expect(place).toContainText('This content comes from Films.')
    await expect(place.getByRole('link', { name: 'Open at Films' })).toHaveAttribute(
      'href',
      'https://films.test/player',
    )
    await expect(page.locator('main iframe')).toHaveCount(0)
    const bar = page.getByRole('complementary', { name: 'Cookie settings' })
    await expect(bar).toContainText('To see it, allow: Films')
    await expectAccessible(page)
    const reloaded = page.waitForEvent('load')
    await bar.getByRole('button', { name: 'Allow these' }).click()
    await reloaded
    await expect(bar).toBeHidden()
    await page.goto(quietPage)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await expect(dialog(page).getByRole('switch', { name: /^Films/ })).toBeChecked()
    await expect(dialog(page).getByRole('switch', { name: /^Zoo/ })).not.toBeChecked()
  })

  test('shows a bar that covers nothing and stays closed', async ({ page }) => {
    const film = '<iframe src="https://films.test/player" title="A film"></iframe>'
    const bar = page.getByRole('complementary', { name: 'Cookie settings' })
    const toTop = page.getByRole('link', { name: 'Scroll to Top' })
    const boxOf = async (locator: typeof bar) => {
      const box = await locator.boundingBox()
      if (!box) throw new Error('not on the page')
      return box
    }
    await insert(page, film)
    await expect(bar).toBeVisible()
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => window.scrollTo({ top: innerHeight * 1.2, behavior: 'instant' }))
      await expect(toTop).toBeVisible()
      const [arrow, covers] = [await boxOf(toTop), await boxOf(bar)]
      expect(arrow.y + arrow.height, `${width} px`).toBeLessThanOrEqual(covers.y)
      expect(covers.y + covers.height, `${width} px`).toBeCloseTo(height, 0)
      expect(covers.height, `${width} px`).toBeLessThanOrEqual(height * 0.15)
      // The focus is never behind it.
      await page.locator('main').focus()
      for (let step = 0; step < 25; step++) {
        await page.keyboard.press('Tab')
        const bottom = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement
          return focused.matches('body, .floating *') ? 0 : focused.getBoundingClientRect().bottom
        })
        expect(bottom, `${width} px, step ${step}`).toBeLessThanOrEqual((await boxOf(bar)).y + 1)
      }
    }
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(bar).toBeHidden()
    await page.goto('/about')
    await insert(page, film)
    await expect(page.locator('main [data-embed=Films]')).toBeVisible()
    await expect(bar).toBeHidden()
  })

  test('does not show the bar to undecided visitors', async ({ page, context }) => {
    await context.clearCookies()
    await page.goto(quietPage)
    await insert(page, '<iframe src="https://films.test/player" title="A film"></iframe>')
    await expect(page.locator('main .embed')).toContainText('This content comes from Films.')
    await expect(page.getByRole('complementary', { name: 'Cookie settings' })).toBeHidden()
  })

  test('does not belong to a service only mentioned in its address', async ({ page }) => {
    await insert(page, '<iframe src="https://evil.test/?films.test"></iframe>')
    await expect(page.locator('main .embed')).toContainText('This content comes from evil.test.')
  })

  test('from an unknown host is listed as new under its host', async ({ page }) => {
    await insert(page, '<img src="https://stranger.test/pixel.gif" alt="">')
    await expect(page.locator('.consent-badge').first()).toHaveText('1')
    await expect(page.locator('main img[src*=stranger]')).toHaveCount(0)
    expect(await page.locator('main').evaluate((main) => main.lastChild?.textContent)).toContain(
      'pdcc stranger.test|<img src="https://stranger.test/pixel.gif"',
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await dialog(page)
      .getByRole('switch', { name: /^stranger\.test \(new\)/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Save settings' }).click()
    await expect.poll(async () => (await choice(page))?.value).toContain('+stranger.test:stranger.test/')
  })

  test('can always be allowed from its placeholder', async ({ page }) => {
    await insert(page, '<iframe src="https://films.test/player"></iframe>')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Always allow Films' }).click()
    await reloaded
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await expect(dialog(page).getByRole('switch', { name: /^Films/ })).toBeChecked()
  })

  test('from the site itself stays', async ({ page }) => {
    await insert(
      page,
      '<img src="/favicon.svg" alt="" class="ours"><link rel="canonical" href="https://else.test/">',
    )
    await expect(page.locator('img.ours')).toBeVisible()
    await expect(page.locator('.consent-badge')).toHaveCount(0)
  })
})

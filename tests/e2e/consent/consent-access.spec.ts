import type { Page } from '@playwright/test'
import { accept, reject } from '../../../src/features/consent/decision/decide'
import { consentMessages } from '../../../src/features/consent/messages/messages'
import { defaultLocale, languageTag, localePath, locales } from '../../../src/shared/locale'
import { htmlProblems } from '../../html-problems'
import { expectAccessible, looksAt } from '../kit/axe'
import { expect, settled, test, thorough, thoroughIf } from '../kit/test'
import { dialog } from './consent-site'
import { cookieFor, newVisitor } from './consent-visitors'

test.use({ storageState: newVisitor })

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const isInDialog = (page: Page) =>
  page.evaluate(() => document.querySelector('#pdcc')?.contains(document.activeElement) ?? false)

const fits = (page: Page) =>
  expect(async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    const box = await dialog(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    const sideways = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(sideways).toBe(0)
  }).toPass({ timeout: 30_000 })

test('the dialog is accessible and fits in a wide window, in 360 px and in a page at 200 %', async ({
  page,
}) => {
  const sizes = [
    [1280, 900],
    [360, 640],
    [640, 450],
  ] as const
  await page.goto('/arrival')
  await expect(dialog(page)).toBeVisible()
  for (const step of ['question', 'settings'])
    for (const [width, height] of sizes) {
      await test.step(`${step}, ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        if (step === 'settings' && width === 1280) await button(page, 'Configure').click()
        await expect(button(page, step === 'settings' ? 'Save settings' : 'Accept')).toBeVisible()
        await fits(page)
        await expectAccessible(page, '#pdcc', looksAt(width))
        await page.emulateMedia({ colorScheme: 'light' })
      })
    }
})

test('accepting and refusing are the same in element, size and colours', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/arrival')
    await expect(dialog(page)).toBeVisible()
    const looks = await Promise.all(
      ['Accept', 'Reject'].map(async (name) => ({
        box: await button(page, name).boundingBox(),
        look: await button(page, name).evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight, borderTopColor, borderTopWidth } =
            getComputedStyle(element)
          return [
            element.localName,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderTopColor,
            borderTopWidth,
          ]
        }),
      })),
    )
    const [yes, no] = looks
    expect(yes?.look).toEqual(no?.look)
    // In the colours of the demo's theme; those of a site without a theme are in the tests of the configuration.
    expect(yes?.look[0]).toBe('button')
    expect(yes?.look[1]).not.toBe(yes?.look[2])
    expect(Math.abs((yes?.box?.width ?? 0) - (no?.box?.width ?? 9))).toBeLessThanOrEqual(1)
    expect(Math.abs((yes?.box?.height ?? 0) - (no?.box?.height ?? 9))).toBeLessThanOrEqual(1)
  }
})

test('the dialog works by keyboard, traps the focus and returns it on closing', async ({ page }) => {
  await page.goto('/arrival')
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => isInDialog(page)).toBe(true)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    // Between the last and the first element the focus is in the browser's own toolbar, never in the page behind.
    const where = await page.evaluate(() => document.activeElement?.localName)
    expect(where === 'body' || (await isInDialog(page))).toBe(true)
  }
  await button(page, 'Reject').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Cookie settings' })).toBeFocused()
  await dialog(page).getByRole('switch', { name: /^Zoo/ }).focus()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByRole('switch', { name: /^Zoo/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link).toBeFocused()

  // Unsaved changes are dropped.
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('switch', { name: /^Zoo/ })).not.toBeChecked()
  await dialog(page).getByRole('switch', { name: /^Zoo/ }).focus()
  await page.keyboard.press('Space')
  const reloaded = page.waitForEvent('load')
  // Enter saves the settings and does not accept anything else.
  await page.keyboard.press('Enter')
  await reloaded
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('switch', { name: /^Zoo/ })).toBeChecked()
  await expect(dialog(page).getByRole('switch', { name: /^Films/ })).not.toBeChecked()
})

test(
  'the settings on the cookie policy page keep the focus when they reload it',
  thorough,
  async ({ page }) => {
    await page.goto('/cookie-policy')
    await settled(page)
    await page.evaluate(() =>
      document.addEventListener('pdcc:change', () =>
        document.documentElement.setAttribute('data-changed', ''),
      ),
    )
    const form = page.getByRole('main')
    for (const [press, name] of [
      [form.getByRole('button', { name: 'Accept all' }), 'Accept all'],
      [form.getByRole('button', { name: 'Reject all' }), 'Reject all'],
      // Enter in a switch saves.
      [form.getByRole('switch', { name: /^Zoo/ }), 'Save settings'],
    ] as const) {
      await press.focus()
      const reloaded = name === 'Accept all' ? undefined : page.waitForEvent('load')
      await page.keyboard.press('Enter')
      // Accepting does not reload the page. Before it is applied, rejecting would take nothing back.
      if (name === 'Accept all') await expect(page.locator('html')).toHaveAttribute('data-changed')
      await reloaded
      await expect(form.getByRole('button', { name })).toBeFocused()
    }
  },
)

test.describe('in every language', () => {
  test.use({ expectedErrors: [/status of 503|Content Security Policy|violates the following/] })

  for (const locale of locales)
    test.describe(locale, () => {
      // The dialog takes the language that the browser asks for.
      test.use({ locale: languageTag(locale) })

      test(
        `every state in ${locale} is accessible`,
        thoroughIf(locale !== defaultLocale),
        async ({ page, context }) => {
          const t = consentMessages(locale)
          const accessible = (part: string) =>
            expectAccessible(page, part, locale === 'en' ? ['light', 'dark'] : ['structure'])
          const address = localePath(locale, '/arrival')
          await page.route('**/-/consent', (route) => route.fulfill({ status: 503, body: '{}' }))
          await page.goto(address)
          await expect(dialog(page)).toHaveAccessibleName(t('title'))
          await expect(button(page, t('reject'))).toBeVisible()
          await accessible('#pdcc')

          await button(page, t('configure')).click()
          await expect(dialog(page)).toHaveAccessibleName(t('settingsTitle'))
          await expect(dialog(page).getByText(t('alwaysOn')).first()).toBeVisible()
          await button(page, t('save')).click()
          await expect(dialog(page).getByRole('alert')).toHaveText(t('failed'))
          await accessible('#pdcc')

          await context.addCookies([cookieFor(accept, ['Count', 'Zoo', 'Pay'])])
          await page.goto(address)
          await expect(dialog(page).locator('.consent-asked')).toContainText(t('newIntro'))
          await accessible('#pdcc')

          await context.addCookies([cookieFor(reject)])
          await page.goto(address)
          await page.evaluate(() => {
            const frame = document.createElement('iframe')
            frame.src = 'https://films.test/player'
            document.querySelector('main')?.append(frame)
          })
          const bar = page.getByRole('complementary', { name: t('settingsTitle') })
          await expect(bar.getByRole('button', { name: t('allowThese') })).toBeVisible()
          await bar.getByRole('button', { name: t('allowThese') }).click()
          await expect(bar.getByRole('alert')).toHaveText(t('failed'))
          await accessible('#pdcc-bar')
          await expect(page.locator('main .embed')).toContainText('Films')
          await accessible('main .embed')
        },
      )
    })
})

test('the form for browsers without JavaScript is accessible', thorough, async ({ page }) => {
  // axe needs JavaScript, so the page's scripts are emptied and the styles that show the form are added.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/arrival')
  await expect(dialog(page)).toBeHidden()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/-/consent.css' })
    document.head.append(link)
  })
  await expect(button(page, 'Accept')).toBeVisible()
  await expect(button(page, 'Configure')).toBeHidden()
  await expectAccessible(page, '#pdcc')
})

test('opening the dialog causes no layout shift, and the dialog is not printed', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number }
        // When a font arrives after the first paint, words move by a few pixels.
        if (value >= 0.001) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/arrival')
  await expect(dialog(page)).toBeVisible()
  await settled(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
})

test('the HTML of a page with the dialog is valid', async ({ request }) => {
  expect(await htmlProblems(await (await request.get('/arrival')).text())).toEqual([])
})

test('switches have no transition with reduced motion', thorough, async ({ page, context }) => {
  await context.addCookies([cookieFor(reject)])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/arrival')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  const transition = await dialog(page)
    .getByRole('switch')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').transitionDuration)
  expect(transition).toBe('0s')
})

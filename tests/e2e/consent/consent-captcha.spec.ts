import type { Page } from '@playwright/test'
import { field, form, isReady, thread } from '../comments/comments'
import { thorough } from '../kit/test'
import { dialog } from './consent-site'
import { expect, openSettings, test, visit } from './third-party-test'

// A captcha service is a third party: visitors who have not allowed it get the site's own captcha.

// The address of the service does not answer in this test.
test.use({ expectedErrors: [/Failed to load resource: net::ERR_/] })

const fillIn = async (page: Page, text: string) => {
  await field(page, 'Comment').fill(text)
  await field(page, 'Name').fill('Ana Pérez')
  await field(page, 'E-mail address').fill('ana@captcha.example')
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send the comment' }).click()

const write = async (page: Page, text: string) => {
  await visit(page, thread)
  await isReady(page)
  await fillIn(page, text)
  await send(page)
}

test(
  'a captcha service gets no requests from visitors who have not allowed it',
  thorough,
  async ({ page, site, thirdParties }) => {
    const set = (data: object) => site.request.post('/api/globals/captcha-settings', { data })
    const everybodys = async () => (await site.request.get(thread)).text()
    await set({ provider: 'turnstile', siteKey: 'site', secretKey: 'secret' })
    await expect.poll(everybodys, { timeout: 15_000 }).toContain('data-unless="Cloudflare Turnstile"')

    await visit(page, thread)
    await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await write(page, 'Without any service')
    await expect(page).toHaveURL(`${thread}/sent`)
    expect(thirdParties.requests()).toEqual([])

    await openSettings(page)
    // The page after sending has nothing to restore, so it is not loaded again.
    await dialog(page).getByRole('button', { name: 'Accept all', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await visit(page, thread)
    await isReady(page)
    expect(thirdParties.requests()).not.toContain('challenges.cloudflare.com (https)')
    await expect(page.locator('.cf-turnstile')).toHaveCount(0)
    await field(page, 'Comment').focus()
    await expect(form(page).locator('.cf-turnstile')).toHaveAttribute('data-sitekey', 'site')
    await expect.poll(() => thirdParties.requests()).toContain('challenges.cloudflare.com (https)')
    await expect(page.getByText('The check that you are a person did not load.')).toBeVisible()

    // A stub of the service's script with a button that completes the challenge.
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
        const answer = document.createElement('input')
        Object.assign(answer, { type: 'hidden', name: 'cf-turnstile-response' })
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am a person' })
        button.onclick = () => { answer.value = 'a token'; window.captchaDone('a token') }
        document.querySelector('.cf-turnstile').append(answer, button)`,
      }),
    )
    await visit(page, thread)
    await isReady(page)
    await fillIn(page, 'With the service')
    await send(page)
    await expect(page).toHaveURL(thread)
    // The server would verify the token with the service; the integration tests cover that.
    await page.route(`**${thread}`, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ body: 'Taken.' }) : route.fallback(),
    )
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(thread))
    await page.getByRole('button', { name: 'I am a person' }).click()
    const fields = new URLSearchParams((await request).postData() ?? '')
    expect(fields.get('cf-turnstile-response')).toBe('a token')
    expect(fields.get('content')).toBe('With the service')

    await test.step('the widget appears on the page on which the service was allowed, without a reload', async () => {
      await page.context().clearCookies()
      await visit(page, thread)
      await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click()
      await expect(dialog(page)).toBeHidden()
      await isReady(page)
      await page.evaluate(async () => {
        Object.assign(window, { isSamePage: true })
        const body = new URLSearchParams({ method: 'allow', allow: 'Cloudflare Turnstile' })
        await fetch(`${location.pathname}/-/consent`, { method: 'POST', body })
        dispatchEvent(new Event('pageshow'))
      })
      const checking = form(page).getByText('Checking in the background')
      await expect(checking).toBeHidden()
      await fillIn(page, 'Allowed a moment ago')
      const widget = form(page).frameLocator('.captcha-frame')
      await expect(widget.getByRole('button', { name: 'I am a person' })).toBeVisible()
      await expect(checking).toBeHidden()
      expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
      await send(page)
      const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith(thread))
      await widget.getByRole('button', { name: 'I am a person' }).click()
      const copied = new URLSearchParams((await sent).postData() ?? '')
      expect(copied.get('cf-turnstile-response')).toBe('a token')
    })
    await set({ provider: 'own' })
  },
)

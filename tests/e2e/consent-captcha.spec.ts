import type { Page } from '@playwright/test'
import { field, form, isReady, thread } from './comments'
import { dialog } from './consent-site'
import { expect, openSettings, test, visit } from './third-party-test'

// A service's captcha is a third party like any other: the site's own asks whoever has not allowed it.

// Nobody answers at the service's address here.
test.use({ expectedErrors: [/Failed to load resource: net::ERR_/] })

const write = async (page: Page, text: string) => {
  await visit(page, thread)
  await isReady(page)
  await field(page, 'Comment').fill(text)
  await field(page, 'Name').fill('Ana Pérez')
  await field(page, 'E-mail address').fill('ana@captcha.example')
  await form(page).getByRole('button', { name: 'Send the comment' }).click()
}

test('a service’s captcha is reached by nobody who has not allowed it', async ({
  page,
  site,
  thirdParties,
}) => {
  const set = (data: object) => site.request.post('/api/globals/captcha-settings', { data })
  const everybodys = async () => (await site.request.get(thread)).text()
  await set({ provider: 'turnstile', siteKey: 'site', secretKey: 'secret' })
  await expect.poll(everybodys, { timeout: 15_000 }).toContain('data-unless="Cloudflare Turnstile"')

  await visit(page, thread)
  await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await write(page, 'Without any service')
  await expect(page).toHaveURL(`${thread}/sent`)
  expect(thirdParties.heard()).toEqual([])

  await openSettings(page)
  await dialog(page).getByRole('button', { name: 'Accept all', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await write(page, 'With the service')
  await expect(page.locator('.cf-turnstile')).toBeAttached()
  await field(page, 'Comment').focus()
  await expect.poll(() => thirdParties.heard()).toContain('challenges.cloudflare.com (https)')
  await set({ provider: 'own' })
})

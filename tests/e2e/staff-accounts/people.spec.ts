import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { totpAt } from '../../../src/features/staff-accounts/second-factor/totp'
import { expectPanelAccessible } from '../kit/axe'
import { countEffort } from '../kit/office-effort'
import { expectPanelWidth } from '../kit/panel-page'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { administrator, thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)

const unique = Date.now()
const password = 'quiet-river-stones'

const keyBytes = (base32: string): Buffer => {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Types into the field that has the focus, then presses Enter. */
const type = async (page: Page, text: string) => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const typePassword = async (page: Page, email: string) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await type(page, password)
}

test('an administrator invites somebody from the list of users', async ({ page, context }) => {
  await context.addCookies(cookies)
  await page.setViewportSize({ width: 390, height: 844 })
  const count = await countEffort(page)
  await page.goto('/admin/collections/users')
  await page.getByText('Invite somebody').click()
  const form = page.locator('.people-invite')
  await expect(form.getByRole('button', { name: 'Invite' })).toBeEnabled()
  await expect(form.getByText('Handles comments.')).toBeVisible()
  const email = `invited-${unique}@example.org`
  await form.getByLabel('Name').fill('Ada Ferrer')
  await form.getByLabel('E-mail address').fill(email)
  await form.getByRole('checkbox', { name: /Moderator/ }).check()
  await expectPanelAccessible(page, '.people-invite')
  await form.getByRole('button', { name: 'Invite' }).click()
  await expect(form.getByText('No mail server is set')).toBeVisible()
  count.done('Invite a colleague')
  const row = page.getByRole('row', { name: email })
  await expect(row.getByText('Invited, not yet accepted')).toBeVisible()
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect(row.getByText('No mail server is set')).toBeVisible()

  // What the link of an invitation opens.
  await page.context().clearCookies()
  await page.goto('/admin/reset/unknown')
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
})

test.describe('a second factor', thorough, () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is set up, and asked for at the log-in, by keyboard', async ({ page, staff }) => {
    test.slow()
    const email = `factor-${unique}@example.org`
    const data = { name: 'Fac', email, password, role: 'editor' }
    expect((await staff.post('/api/users', { data })).status()).toBe(201)
    await typePassword(page, email)
    await expect(page).toHaveURL('/admin')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/security')
    await expect(page.getByRole('button', { name: 'Set up' })).toBeEnabled()
    await expectPanelAccessible(page, '.security')
    await page.getByLabel('Your password').focus()
    await type(page, password)
    const keyText = page.locator('.factor-key')
    await expect(keyText).toBeVisible()
    await expectPanelAccessible(page, '.security')
    const key = keyBytes((await keyText.innerText()).replaceAll(' ', ''))
    await expect(page.getByLabel('Code of the app')).toBeFocused()
    await type(page, totpAt(key, Date.now()))
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    const codes = await page.locator('.recovery-codes code').allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectPanelAccessible(page, '.security')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Unused recovery codes: 10')).toBeVisible()
    await expectPanelWidth(page, 390)

    // A code works once. The next one is valid before its time, and stays so if that begins before it is read.
    for (const code of [() => totpAt(key, Date.now() + 30_000), () => codes[0] ?? '']) {
      await page.context().clearCookies()
      await typePassword(page, email)
      await expect(page.getByLabel('Code of the app, or a recovery code')).toBeFocused()
      await expectPanelAccessible(page, '.log-in')
      await type(page, 'wrong')
      await expect(page.getByText('This code is not right')).toBeVisible()
      await page.getByLabel('Code of the app, or a recovery code').fill(code())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/admin')
    }
    await page.goto('/admin/security')
    await expect(page.getByText('Unused recovery codes: 9')).toBeVisible()
    await expect(page.locator('.security__sessions li')).toHaveCount(3)
    await page.getByRole('button', { name: 'End all others' }).click()
    await expect(page.locator('.security__sessions li')).toHaveCount(1)
  })
})

test(
  'a document without a title in the chosen language has that of the main language',
  thorough,
  async ({ page, staff }) => {
    const email = `translator-${unique}@example.org`
    const user = { name: 'Translator', email, password, role: 'editor' }
    expect((await staff.post('/api/users', { data: user })).status()).toBe(201)
    const title = `Without German ${unique}`
    const data = { title, slug: `without-german-${unique}` }
    const { doc } = await (await staff.post('/api/pages?draft=true', { data })).json()
    await typePassword(page, email)
    await expect(page).toHaveURL('/admin')
    await page.goto(`/admin/collections/pages/${doc.id}?locale=de`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title * — Deutsch' })).toHaveValue('')
    await page.goto('/admin/collections/pages?locale=de&limit=100&sort=-createdAt')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await staff.delete(`/api/pages/${doc.id}`)
  },
)

test(
  'an administrator finds a person and erases what is stored about them',
  thorough,
  async ({ page, context, staff }) => {
    const email = `person-${unique}@example.org`
    const data = { name: 'Zoe Person', email, roles: ['editor'] }
    expect((await staff.post('/api/users/invite', { data })).status()).toBe(201)
    await context.addCookies(cookies)
    await page.setViewportSize({ width: 390, height: 844 })
    const count = await countEffort(page)
    await page.goto('/admin/persons')
    const find = page.getByRole('button', { name: 'Find', exact: true })
    await expect(find).toBeEnabled()
    await page.getByLabel('E-mail address').fill(`nobody-${email}`)
    await find.click()
    await expect(page.getByText(`Nothing is stored about nobody-${email}.`)).toBeVisible()
    count.begin()
    await page.getByLabel('E-mail address').fill(email.toUpperCase())
    await find.click()
    const mails = page.getByRole('table', { name: 'Mails: 1' })
    await expect(mails.getByRole('link')).toHaveText(/^Your access to /)
    const ownPassword = page.getByLabel('Your own password')
    await ownPassword.fill(administrator.password)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save everything as a file' }).click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain(email)
    count.done('Find a person and export all data')
    await page.getByText('Erase …').click()
    await expectPanelAccessible(page, '.persons')
    await expectPanelWidth(page, 390)
    // The password is asked for again.
    await expect(ownPassword).toHaveValue('')
    const erase = page.getByRole('button', { name: 'Erase all of it for ever' })
    await erase.click()
    await expect(ownPassword).toBeFocused()
    await ownPassword.fill(administrator.password)
    await erase.click()
    await expect(page.getByRole('heading', { name: 'Report of the erasure' })).toBeFocused()
    await expect(page.getByRole('row', { name: 'Mails' }).getByRole('cell')).toHaveText(['1', '1', '0', '0'])
    await expectPanelAccessible(page, '.persons')
  },
)

test('the log names who did what', thorough, async ({ page, context }) => {
  await context.addCookies(cookies)
  await page.goto('/admin/collections/audit-log')
  await expect(page.getByText('Logged in').first()).toBeVisible()
  await page.goto('/admin/collections/audit-log?where[event][equals]=changed&limit=10')
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('table', { name: 'What changed' })).toBeVisible()
})

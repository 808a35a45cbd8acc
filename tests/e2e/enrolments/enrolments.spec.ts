import type { Page } from '@playwright/test'
import { expectPanelAccessible } from '../kit/axe'
import { startOfDay } from '../kit/office-effort'
import { expectPanelWidth } from '../kit/panel-page'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'
import { failMails, storeEnrolment } from './stored-enrolments'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
test.slow()

test.beforeEach(({ context }) => context.addCookies(cookies))

const newName = () => `Ana Q${Math.random().toString(36).slice(2, 10)}`
const row = (page: Page, id: number) => page.locator(`[data-enrolment="${id}"]`)
const toast = (page: Page) => page.locator('.kit-toast')

test('an enrolment is answered with four clicks from the first screen, and undone', async ({ page }) => {
  const name = newName()
  await storeEnrolment(page, name)
  const count = await startOfDay(page)
  await page.locator('.today__item', { hasText: 'new enrolment' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Confirm the place', exact: true }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(/^Dein Platz ist bestätigt/)
  await expect(page.frameLocator('.office__preview iframe').locator('body')).toContainText('Gesamtbetrag')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.office__state')).toHaveText('Confirmed')
  count.done('Answer an enrolment')
  await expect(page.locator('.office__timeline [data-kind=mail]')).toContainText('Dein Platz ist bestätigt')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.office__state')).toHaveText('New')
  await expect(page.locator('.office__timeline [data-kind=mail]')).toContainText('undone')
})

test('the list is searched, moved through and changed by keyboard', async ({ page }) => {
  const name = newName()
  const [first, second] = [await storeEnrolment(page, `${name} A`), await storeEnrolment(page, `${name} B`)]
  await page.goto(`/admin/collections/enrolments`)
  await expect(page).toHaveURL(/\/admin\/enrolments$/)
  await page.getByLabel('Reference, name or e-mail').fill(name)
  await page.keyboard.press('Enter')
  // The list before may have as many rows.
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.locator('[data-enrolment]')).toHaveCount(2)
  // The list listens to keys once the browser has taken over.
  await expect(page.locator('.office__list')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('heading', { name: 'Enrolments' }).click()
  await page.keyboard.press('j')
  await expect(row(page, second)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, first)).toBeFocused()
  await page.keyboard.press('3')
  await expect(row(page, first)).toHaveAttribute('data-state', 'waiting')
  await page.keyboard.press('z')
  await expect(row(page, first)).toHaveAttribute('data-state', 'new')
  await expectPanelAccessible(page, '.office')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectPanelWidth(page, 390)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/enrolments/${first}$`))
})

test(
  'a mail that was not sent is sent again, and the timeline says so',
  thorough,
  async ({ page, staff }) => {
    const id = await storeEnrolment(page, newName())
    const mail = { template: 'free', subject: `Room ${id}`, text: 'Dear Ana,\n\nhello.' }
    const sent = await staff.post(`/api/desk/enrolments/${id}/changes`, { data: { version: 1, mail } })
    expect(sent.status()).toBe(200)
    await failMails(mail.subject)
    await page.goto(`/admin/enrolments/${id}`)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.locator('.office__timeline [data-kind=mail]').first()).toContainText('sent again')
    await expect(page.locator('.office__said')).toHaveText('The mail is in the queue again.')
  },
)

test.describe('with a colleague', thorough, () => {
  // The browser reports the conflict.
  test.use({ expectedErrors: [/status of 409/] })

  test('two people: the second reads who was faster; a mail being written, a note and a correction are kept', async ({
    page,
    staff,
  }) => {
    const name = newName()
    const id = await storeEnrolment(page, name)
    await page.goto(`/admin/collections/enrolments/${id}`)
    await expect(page).toHaveURL(new RegExp(`/admin/enrolments/${id}$`))
    await page.goto(`/admin/enrolments?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/enrolments/${id}$`))
    await expect(page.locator('[data-fact=country]')).toContainText('Brazil')
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    await page.getByRole('button', { name: 'Free text' }).click()
    await page.getByLabel('Subject').fill('Your room')
    await page.locator('.office__composer textarea').fill('Dear Ana,\n\nwould a twin room do?')
    const faster = await staff.post(`/api/desk/enrolments/${id}/changes`, {
      data: { version: 1, state: 'waiting' },
    })
    expect(faster.status()).toBe(200)
    await page.getByLabel('State').selectOption('declined')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.office__failure')).toContainText('changed this enrolment before you')
    await expect(page.locator('.office__state')).toHaveText('Waiting for the student')
    // The screen is that of the colleague's change; what was being written stays.
    await expect(page.getByLabel('Subject')).toHaveValue('Your room')
    await expect(page.locator('.office__composer textarea')).toHaveValue('Dear Ana,\n\nwould a twin room do?')

    // The mail, and then the note, are not lost by a click on the menu, by Back or by another template.
    const asks = async (what: RegExp, act: () => Promise<unknown>) => {
      const asked = new Promise<string>((done) => {
        page.once('dialog', async (dialog) => {
          await dialog.dismiss()
          done(dialog.message())
        })
      })
      await act()
      expect(await asked).toMatch(what)
      await expect(page).toHaveURL(new RegExp(`/admin/enrolments/${id}$`))
    }
    const leave = async () => {
      await asks(/Leave this screen/, () => page.locator('.nav a[href="/admin/collections/pages"]').click())
      await asks(/Leave this screen/, () => page.evaluate(() => window.history.back()))
    }
    await leave()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page
      .getByRole('dialog', { name: /Discard/ })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(page.getByLabel('Subject')).toHaveValue('Your room')
    await page.locator('.office__composer').getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('Note').fill('Called the family.')
    await leave()
    await expect(page.getByLabel('Note')).toHaveValue('Called the family.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(page.locator('.office__timeline [data-kind=note]')).toContainText('Called the family.')

    await page.getByText('Correct the stay').click()
    await page.locator('.office__stay [name=weeks]').fill('6')
    await page.getByRole('button', { name: 'Calculate the price' }).click()
    await page.getByRole('button', { name: 'Save the new quote' }).click()
    await expect(page.locator('[data-fact=weeks]')).toContainText('6')
    await expect(page.getByText('Earlier quotes')).toBeVisible()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.locator('.office__preview')).toBeVisible()
    await expectPanelAccessible(page, '.office')
    await page.setViewportSize({ width: 390, height: 800 })
    await expectPanelWidth(page, 390)
  })
})

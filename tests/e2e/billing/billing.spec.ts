import { makeOverdue, storeEnrolment } from '../enrolments/stored-enrolments'
import { expectPanelAccessible } from '../kit/axe'
import { countEffort } from '../kit/office-effort'
import { expectPanelWidth } from '../kit/panel-page'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
test.slow()

test.beforeEach(({ context }) => context.addCookies(cookies))

test('an invoice is issued and paid, and nothing is owed any more', async ({ page, staff }) => {
  const name = `Ana P${Math.random().toString(36).slice(2, 10)}`
  const id = await storeEnrolment(page, name)
  const count = await countEffort(page)
  await page.goto(`/admin/enrolments/${id}`)
  const billing = page.locator('.billing')
  await billing.getByText('Issue an invoice').click()
  await expect(billing.getByLabel('Invoice to')).toHaveValue(name)
  await billing.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(billing.locator('[data-account=unpaid]')).toBeVisible()
  count.done('Issue an invoice')
  const pdf = billing.getByRole('link', { name: /^PDF: Invoice/ })
  const file = await staff.get((await pdf.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')

  const mails = page.locator('.office__timeline [data-kind=mail]')
  await billing.getByRole('button', { name: /^Send … Invoice/ }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(mails).toHaveCount(1)
  count.done('Send the invoice')
  // It is not due yet.
  const remind = billing.getByRole('button', { name: 'Send reminder …' })
  await expect(remind).toHaveCount(0)
  await makeOverdue(id)
  await page.reload()
  count.begin()
  await remind.click()
  await expect(page.frameLocator('.office__preview iframe').locator('body')).toContainText('Rechnung')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(mails).toHaveCount(2)
  count.done('Remind of a payment')

  await billing.getByText('Note a payment').click()
  await billing.getByLabel('Amount').fill('1,234')
  await billing.getByRole('button', { name: 'Note it' }).click()
  await expect(billing.getByText('This is not an amount.')).toBeVisible()
  await billing.getByLabel('Amount').fill('100')
  await billing.getByLabel('Way of payment').selectOption('cash')
  await billing.getByRole('button', { name: 'Note it' }).click()
  await expect(billing.locator('[data-payment]')).toHaveCount(1)
  await expectPanelAccessible(page, '.office')

  // The rest is filled in.
  count.begin()
  await billing.getByText('Note a payment').click()
  await billing.getByRole('button', { name: 'Note it' }).click()
  await expect(billing.locator('[data-account=paid]')).toBeVisible()
  count.done('Note a payment of all that is owed')
  await expect(billing.locator('[data-money=balance]')).toHaveText(/^Balance\D*0$/)
  await expect(page.locator('.office__timeline [data-kind=payment]')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectPanelWidth(page, 390)
})

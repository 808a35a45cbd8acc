import { expectPanelAccessible } from '../kit/axe'
import { expectPanelWidth } from '../kit/panel-page'
import { administratorCookies, expect, logIn, openApi, testAsStaff } from '../kit/staff'
import { administrator, thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)

// A period that is too short is refused.
test.use({ expectedErrors: [/status of 400/] })

test(
  'an administrator sees in German what the next night erases, and cannot set too short a period',
  thorough,
  async ({ page, context, staff, playwright, baseURL }) => {
    // A user of its own, because the language of the panel is remembered with the user.
    const own = { email: `retention-${Date.now()}@example.org`, password: 'quiet-river-stones', name: 'Rita' }
    expect(
      (
        await staff.post('/api/users', {
          data: { ...own, role: 'administrator', currentPassword: administrator.password },
        })
      ).status(),
    ).toBe(201)
    const api = await openApi(playwright, baseURL)
    await context.clearCookies()
    await context.addCookies(await logIn(api, own))
    await api.dispose()
    await context.addCookies([{ name: 'payload-lng', value: 'de', url: baseURL ?? '' }])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/globals/retention')
    const report = page.locator('.retention')
    const invoices = page.getByRole('spinbutton', { name: /^Rechnungen und Zahlungen/ })
    await expect(invoices).toHaveValue('10')
    await expect(report.getByRole('row', { name: /^Kommentare / })).toContainText('bleiben')
    await expectPanelAccessible(page, '.retention')
    await expectPanelWidth(page, 390)

    // Nothing is saved here, because other tests share the settings.
    const again = report.getByRole('button', { name: 'Neu zählen' })
    await expect(again).toBeEnabled()
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(report.getByText('Gezählt.')).toBeVisible()

    await invoices.fill('5')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.locator('.field-type.number.error')).toHaveCount(1)
    const stored = await staff.get('/api/globals/retention')
    expect(await stored.json()).toMatchObject({ invoices: 10 })
  },
)

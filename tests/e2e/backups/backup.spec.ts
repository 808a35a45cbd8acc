import { readFileSync } from 'node:fs'
import { expectPanelAccessible } from '../kit/axe'
import { countEffort } from '../kit/office-effort'
import { expectPanelWidth } from '../kit/panel-page'
import { administratorCookies, expect, logIn, openApi, testAsStaff } from '../kit/staff'
import { administrator, thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)

// A wrong password is refused.
test.use({ expectedErrors: [/status of 400/] })

test(
  'an administrator downloads a backup after entering the password',
  thorough,
  async ({ page, context, staff, playwright, baseURL }) => {
    // A user of its own: wrong passwords of the shared one would count for all tests.
    const own = { email: `backup-${Date.now()}@example.org`, password: 'quiet-river-stones', name: 'Bea' }
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

    await page.setViewportSize({ width: 390, height: 844 })
    const count = await countEffort(page)
    await page.goto('/admin/collections/backups')
    const form = page.locator('.backup')
    const download = form.getByRole('button', { name: 'Download a backup' })
    await expect(download).toBeEnabled()
    await expectPanelAccessible(page, '.backup')
    await expectPanelWidth(page, 390)

    await form.getByLabel('Your password').fill('not this one')
    await download.click()
    await expect(form.getByText(/^This is not your current password/)).toBeVisible()
    count.begin()
    await form.getByLabel('Your password').fill(own.password)
    const saving = page.waitForEvent('download')
    await download.click()
    const file = await saving
    count.done('Download a backup')
    expect(file.suggestedFilename()).toMatch(/^backup-[\d-]+\.tar$/)
    const bytes = readFileSync(await file.path())
    expect(bytes.toString('latin1', 0, 11)).toBe('backup.json')
    expect(bytes.includes('SHA256SUMS')).toBe(true)
    await expect(form.getByText(/^The download begins/)).toBeVisible()

    await page.reload()
    await expect(page.getByRole('row', { name: /Bea/ })).toContainText('Downloaded')
  },
)

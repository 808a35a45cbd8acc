import { expectPanelAccessible } from '../kit/axe'
import { countEffort } from '../kit/office-effort'
import { publicText } from '../kit/panel-page'
import { expect } from '../kit/staff'
import { startCopy } from '../kit/start-site'
import { administrator, test as base, thorough } from '../kit/test'

// On a copy of the site, because it changes the settings and removes the demo. What other specs have made before the copy stays.

type Copy = Awaited<ReturnType<typeof startCopy>>

const test = base.extend<object, { copy: Copy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const copy = await startCopy()
      await use(copy)
      await copy.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
})

test.slow()

test('an administrator takes the first steps and removes the demo', thorough, async ({ page, request }) => {
  await page.request.post('/api/users/login', { data: administrator })
  const count = await countEffort(page)
  await page.goto('/admin/first-steps')
  const step = (name: string) => page.getByRole('heading', { level: 2, name })
  const save = page.getByRole('button', { name: 'Save and go on' })
  await page.getByLabel('Name of the school').fill('Own school')
  await save.click()
  await expect(step('Languages')).toBeVisible()
  await page.getByRole('link', { name: 'Leave as it is' }).click()
  await expect(step('Currency and time zone')).toBeVisible()
  await page.getByLabel('Time zone of your office').fill('Europe/Berlin')
  await save.click()
  await expect(step('Theme')).toBeVisible()
  await expectPanelAccessible(page, '.first-steps')
  await save.click()
  await expect(step('The demo')).toBeVisible()

  await page.getByRole('button', { name: 'Remove the demo …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the demo?' })
  await expect(dialog.getByText('This will be deleted for good:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove the demo' }).click()
  await expect(page.getByText('The demo has been removed. Deleted:')).toBeVisible({ timeout: 180_000 })
  await expect.poll(() => publicText(request, '/')).toContain('Own school')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  count.done('Take the first steps and remove the demo')
})

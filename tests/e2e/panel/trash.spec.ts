import { randomUUID } from 'node:crypto'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
test.beforeEach(({ context }) => context.addCookies(cookies))

test(
  'a deleted page is in the trash, and comes back from there',
  thorough,
  async ({ page, staff, request }) => {
    const slug = `trash-${randomUUID().slice(0, 8)}`
    const title = `Summer ${slug}`
    const { doc } = await (
      await staff.post('/api/pages', { data: { title, slug, blocks: [], _status: 'published' } })
    ).json()
    const status = async () => (await request.get(`/${slug}`)).status()
    expect(await status()).toBe(200)

    await page.goto(`/admin/collections/pages/${doc.id}`)
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
    await page.locator('.doc-controls__popup .popup-button').click()
    await page.locator('#action-delete').click()
    const question = page.locator(`#delete-${doc.id}`)
    await expect(question).toContainText('It can be restored from the trash for 30 days.')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('It stays in the trash for 30 days.')).toBeVisible()
    await expect.poll(status).toBe(404)

    await page
      .getByRole('link', { name: 'Trash' })
      .or(page.getByRole('button', { name: 'Trash' }))
      .click()
    await expect(page).toHaveURL(/\/pages\/trash/)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('Page in the trash: restore it to change it.')).toBeVisible()
    await page.locator('#action-restore').click()
    await page.locator('#restore-as-published').check()
    await page.locator(`#restore-${doc.id}`).getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(new RegExp(`/pages/${doc.id}$`))
    await expect.poll(status).toBe(200)
    expect((await staff.delete(`/api/pages/${doc.id}`)).status()).toBe(200)
  },
)

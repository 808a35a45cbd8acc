import { randomUUID } from 'node:crypto'
import { expectPanelAccessible } from '../kit/axe'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
// The browser notes the status of a refused file.
test.use({ expectedErrors: [/status of 400/] })
test.beforeEach(({ context }) => context.addCookies(cookies))

const csvFile = (text: string) => ({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a table of redirects is checked and then imported', async ({ page, staff, request }) => {
  const from = `/import-${randomUUID().slice(0, 8)}`
  await page.goto('/admin/collections/redirects')
  await page.getByText('Import or export as a table').click()
  const form = page.locator('.redirect-import')
  const file = form.getByLabel('File', { exact: true })
  const check = form.getByRole('button', { name: 'Check the file' })

  await file.setInputFiles(csvFile('name,address\nx,y\n'))
  await check.click()
  await expect(form.getByRole('alert')).toContainText('the column “from” is missing')

  await file.setInputFiles(csvFile(`from,to,type\n${from},/news,\n${from}-b,/news,999\n`))
  await expect(form.getByRole('alert')).toHaveCount(0)
  await check.click()
  await expect(form.getByRole('status')).toContainText('Would be created: 1')
  await expect(form.getByRole('status')).toContainText(`Row 3: ${from}-b type: write 301`)
  await expectPanelAccessible(page, '.redirect-import')
  expect((await request.get(from)).status()).toBe(404)

  await form.getByRole('button', { name: 'Import 1 redirect, leave out 1' }).click()
  await expect(form.getByRole('status')).toContainText('The file was imported.')
  expect((await request.get(from, { maxRedirects: 0 })).headers().location).toBe('/news')
  expect((await staff.delete(`/api/redirects?where[from][equals]=${from}`)).status()).toBe(200)
})

test('a file of a translator that is something else is refused', thorough, async ({ page }) => {
  await page.goto('/admin/translations')
  await page.getByText('Send to a translator (CSV)').click()
  await page.getByLabel('Translated file').setInputFiles(csvFile('name,address\nx,y\n'))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.locator('.translations__exchange').getByRole('alert')).toContainText('is missing')
})

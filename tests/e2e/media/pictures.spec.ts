import sharp from 'sharp'
import { expectPanelAccessible } from '../kit/axe'
import { countEffort } from '../kit/office-effort'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
test.slow()

test.beforeEach(({ context }) => context.addCookies(cookies))

const pictureFile = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

// A deletion that the server refuses.
test.use({ expectedErrors: [/status of 409/] })

test(
  'two pictures are uploaded into a gallery at once, and say where they are used',
  thorough,
  async ({ page, staff }) => {
    const name = `Picture School ${Math.random().toString(36).slice(2, 8)}`
    const made = await staff.post('/api/schools?draft=true', {
      data: { name, languages: ['en'], _status: 'draft' },
    })
    const { id } = (await made.json()).doc as { id: number }
    const count = await countEffort(page)
    await page.goto(`/admin/collections/schools/${id}`)
    await page.getByRole('button', { name: 'Pictures', exact: true }).click()
    await page.getByRole('button', { name: 'Upload several pictures' }).click()
    const drawer = page.locator('[id*="bulk-upload-drawer-slug"]')
    await drawer
      .locator('input[type="file"]')
      .setInputFiles([await pictureFile('red', '#f00'), await pictureFile('blue', '#00f')])
    const description = drawer.locator('input[name="alt"]')
    await description.fill('Red')
    await drawer.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(description).toHaveValue('')
    await description.fill('Blue')
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    const rows = page.locator('[id^="gallery-row-"]')
    await expect(rows).toHaveCount(2)
    count.done('Add two pictures to a gallery')
    const galleryOf = async () => {
      const answer = await staff.get(`/api/schools/${id}?draft=true&depth=0`)
      return ((await answer.json()) as { gallery?: { picture: number }[] }).gallery ?? []
    }
    // The panel saves drafts by itself.
    await expect.poll(async () => (await galleryOf()).length).toBe(2)
    const [first] = await galleryOf()
    await page.goto(`/admin/collections/media/${first?.picture}`)
    const uses = page.locator('.use-list')
    await expect(uses).toContainText(`School: ${name} (only in a draft)`)
    await uses.getByRole('button', { name: 'Delete anyway' }).click()
    await expect(page.getByRole('dialog')).toContainText(name)
    await expectPanelAccessible(page, 'dialog[open]')
    await page.route('**/api/media/*?anyway=yes', (route) =>
      route.fulfill({ status: 409, json: { errors: [{ message: 'Somebody else changed it.' }] } }),
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the picture' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Somebody else changed it.')
  },
)

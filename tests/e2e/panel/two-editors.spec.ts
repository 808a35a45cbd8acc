import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { PricedItem } from '../../../src/features/pricing/calculation/price-list'
import { withChanges } from '../../../src/features/pricing/price-list/changed-cells'
import { splitPrices } from '../../../src/features/pricing/price-list/merge-prices'
import { expectPanelAccessible } from '../kit/axe'
import { publish } from '../kit/panel-page'
import { administratorCookies, type Cookies, expect, logIn, openApi, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

// Two people change one document. The documents are the tests' own.

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)
// One after the other: they share Ben.
test.describe.configure({ mode: 'default' })
test.slow()
// A refused save is an error for the browser.
const failed = (status: string) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status}`)
test.use({ expectedErrors: [failed('412')] })
test.beforeEach(({ context }) => context.addCookies(cookies))

const unique = randomUUID().slice(0, 8)
const ben = { email: `ben-${unique}@example.org`, password: 'quiet-river-stones', name: 'Ben Brook' }
let benCookies: Cookies

test.beforeAll(async ({ playwright, baseURL }) => {
  const api = await openApi(playwright, baseURL, cookies)
  expect((await api.post('/api/users', { data: { ...ben, role: 'editor' } })).status()).toBe(201)
  await api.dispose()
  const asBen = await openApi(playwright, baseURL)
  benCookies = await logIn(asBen, ben)
  await asBen.dispose()
})

const openAsBen = async (browser: Browser, baseURL: string | undefined, address: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL })
  await context.addCookies(benCookies)
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  return page
}
const autosaved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('autosave=true') && response.status() === 200)
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' })

test(
  'a page: the second one is told who changed what, and chooses by field',
  thorough,
  async ({ page, staff, browser, baseURL }) => {
    const data = { title: `Shared ${unique}`, summary: 'Old.', _status: 'draft' }
    const { doc } = await (await staff.post('/api/pages?draft=true', { data })).json()
    const address = `/admin/collections/pages/${doc.id}`
    const stored = async () =>
      (await staff.get(`/api/pages/${doc.id}?draft=true&depth=0`)).json() as Promise<Record<string, unknown>>

    await page.goto(address)
    let saved = autosaved(page)
    await page.locator('#field-title').fill(`Shared by Ana ${unique}`)
    await saved

    // Ben opens it afterwards, reads who is at it, and changes the summary.
    const other = await openAsBen(browser, baseURL, address)
    await expect(other.locator('.recent-editor')).toContainText('was working on this')
    saved = autosaved(other)
    await other.locator('#field-summary').fill('By Ben.')
    await saved

    // The first one types on. Nothing is overwritten before she has chosen.
    await page.locator('#field-title').fill(`Title by Ana ${unique}`)
    await expect(conflict(page)).toContainText('Ben Brook saved changes')
    await expect(conflict(page).getByRole('group', { name: 'Summary' })).toContainText('By Ben.')
    await expect(conflict(page).getByRole('group')).toHaveCount(1)
    expect((await stored()).summary).toBe('By Ben.')
    await expectPanelAccessible(page, 'dialog')
    await conflict(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(conflict(page)).toBeHidden()
    await expect(page.locator('#field-summary')).toHaveValue('By Ben.')
    await expect(page.locator('#field-title')).toHaveValue(`Title by Ana ${unique}`)
    expect(await stored()).toMatchObject({ title: `Title by Ana ${unique}`, summary: 'By Ben.' })

    // What both have changed is a question without an answer chosen beforehand; what is typed in between is kept.
    await other.locator('#field-title').fill(`Title by Ben ${unique}`)
    const asked = conflict(other).getByRole('group', { name: 'Title' })
    await expect(asked).toContainText(`Title by Ana ${unique}`)
    await expect(asked).toContainText(`Title by Ben ${unique}`)
    const save = conflict(other).getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeDisabled()
    await conflict(other).getByRole('button', { name: 'Keep mine everywhere' }).click()
    await save.click()
    await expect(conflict(other)).toBeHidden()
    expect(await stored()).toMatchObject({ title: `Title by Ben ${unique}`, summary: 'By Ben.' })
    await other.context().close()
    await page.goto('about:blank')
    await staff.delete(`/api/pages/${doc.id}`)
  },
)

test.describe('without a session', () => {
  test.use({ expectedErrors: [failed('403')] })

  test('a session that has ended: the log-in is asked for in place, and nothing is lost', async ({
    page,
    staff,
    context,
  }) => {
    const data = { title: `Session ${unique}`, summary: 'Old.', _status: 'draft' }
    const { doc } = await (await staff.post('/api/pages?draft=true', { data })).json()
    await context.clearCookies()
    await context.addCookies(benCookies)
    await page.goto(`/admin/collections/pages/${doc.id}`)
    // The menu is higher than this window.
    await page.setViewportSize({ width: 1280, height: 700 })
    const menu = page.locator('.nav__scroll')
    await menu.evaluate((element) => {
      element.scrollTop = 120
    })
    await context.clearCookies()
    await page.locator('#field-summary').fill('Typed without a session.')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByLabel('Email').fill(ben.email)
    await dialog.getByLabel('Password').fill(ben.password)
    const saved = autosaved(page)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await saved
    await expect(dialog).toBeHidden()
    await expect(page.locator('#field-summary')).toHaveValue('Typed without a session.')
    await expect(page.locator('#field-summary')).toBeEnabled()
    const stored = await (await staff.get(`/api/pages/${doc.id}?draft=true&depth=0`)).json()
    expect(stored.summary).toBe('Typed without a session.')
    // The menu stays where it was scrolled to.
    await page.locator('.nav a[href="/admin/collections/media"]').click()
    await expect(page).toHaveURL(/collections\/media/)
    await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(50)
    await staff.delete(`/api/pages/${doc.id}`)
  })
})

test(
  'a price list: the second one is told who changed which cell, and cells of both are kept',
  thorough,
  async ({ page, staff, browser, baseURL, playwright }) => {
    const [list] = (
      await (
        await staff.get('/api/price-lists?where[school.slug][equals]=maple-harbour&depth=0&sort=id')
      ).json()
    ).docs
    const copied = await staff.post(`/api/price-lists/${list.id}/copy`, {
      data: { name: `Prices ${unique}`, validFrom: '2041-01-07', percent: 0, roundType: 'none', roundTo: 1 },
    })
    const { id } = ((await copied.json()) as { doc: { id: number } }).doc
    const address = `/admin/collections/price-lists/${id}`
    const cell = (on: Page, week: number) => on.locator(`[data-row="0"][data-week="${week}"]`)
    const type = async (on: Page, week: number, amount: string) => {
      await cell(on, week).click()
      await on.keyboard.type(amount)
      await on.keyboard.press('Enter')
      await expect(cell(on, week)).toHaveText(amount)
    }

    await page.goto(address)
    const before = await cell(page, 2).innerText()
    const other = await openAsBen(browser, baseURL, address)
    await type(other, 1, '136')
    await publish(other)
    // Payload's lock of Ben's form, which would be asked about first, ends after some minutes.
    await other.close()
    const locks = `/api/payload-locked-documents?where[document.relationTo][equals]=price-lists&where[document.value][equals]=${id}`
    expect((await staff.delete(locks)).status()).toBe(200)
    await type(page, 2, '275')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const question = conflict(page).getByRole('group', { name: 'General English part-time, week 1' })
    await expect(question).toContainText('Ben Brook 136')
    await expect(question).toContainText('You 130')
    await conflict(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(conflict(page)).toBeHidden()
    await expect(cell(page, 1)).toHaveText('136')
    await expect(cell(page, 2)).toHaveText('275')

    // The lock names the person.
    await type(page, 3, '400')
    const third = await openAsBen(browser, baseURL, address)
    await expect(third.getByRole('dialog')).toContainText('currently editing')
    await expect(third.getByRole('dialog')).not.toContainText('User:')
    await third.context().close()

    // Ben changes the same cell: both values are shown, nothing is chosen beforehand, and the choice is kept.
    expect((await staff.delete(locks)).status()).toBe(200)
    const read = async (): Promise<{ items: PricedItem[]; updatedAt: string }> =>
      (await staff.get(`/api/price-lists/${id}?depth=0`)).json()
    const stored = async () => (await read()).items
    const asBen = await openApi(playwright, baseURL, benCookies)
    const { items: prices, updatedAt } = await read()
    const items = withChanges(
      prices,
      [],
      [{ kind: 'course', number: 2, segments: [{ from: 3, to: 3, amount: 410_00, perWeek: 0 }] }],
    )
    const patched = await asBen.patch(`/api/price-lists/${id}`, {
      data: { items, _status: 'published' },
      headers: { 'if-match': `"${updatedAt}"` },
    })
    expect(patched.status()).toBe(200)
    await asBen.dispose()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const both = conflict(page).getByRole('group', { name: 'General English part-time, week 3' })
    await expect(both).toContainText('Ben Brook 410')
    await expect(both).toContainText('You 400')
    const save = conflict(page).getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeDisabled()
    await both.getByRole('radio', { name: 'You 400' }).check()
    await save.click()
    await expect(conflict(page)).toBeHidden()
    await expect(cell(page, 3)).toHaveText('400')
    expect(splitPrices(await stored())['course 2']).toMatchObject({ 1: 136_00, 2: 275_00, 3: 400_00 })

    // An undo takes back own cells only, and is kept when the form fills in what was saved.
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(cell(page, 3)).not.toHaveText('400')
    await expect(cell(page, 2)).toHaveText('275')
    await undo.click()
    await expect(page.locator('form[data-form-ready="false"]')).toHaveCount(0)
    await expect(cell(page, 3)).not.toHaveText('400')
    await expect(cell(page, 2)).toHaveText(before)
    await expect(cell(page, 1)).toHaveText('136')
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(cell(page, 2)).toHaveText('275')
    await expect(cell(page, 3)).toHaveText('400')
    await other.context().close()
    await page.goto('about:blank')
    await staff.delete(`/api/price-lists/${id}`)
  },
)

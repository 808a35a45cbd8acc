import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectPanelAccessible } from '../kit/axe'
import { publish } from '../kit/panel-page'
import { administratorCookies, expect, logIn, openApi, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)

// One list is copied, edited and removed again. It begins in 2040, so that no price of the demonstration changes.
test.describe.configure({ mode: 'serial' })
test.slow()
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const monday = '2040-01-02'
const unique = Date.now().toString(36)
const name = `Prices 2040 ${unique}`

interface List {
  id: number
  copiedFrom?: number
  _status: string
  updatedAt: string
  items: { kind: string; number: number; segments: object[] }[]
}
let demo: List
let copy = 0

const listOf = async (staff: APIRequestContext, id: number): Promise<List> =>
  (await staff.get(`/api/price-lists/${id}?depth=0&draft=true`)).json()

test.beforeAll(async ({ playwright, baseURL }) => {
  const api = await openApi(playwright, baseURL, cookies)
  const found = await api.get(
    '/api/price-lists?where[school.slug][equals]=maple-harbour&depth=0&sort=id&limit=1',
  )
  demo = (await found.json()).docs[0]
  await api.dispose()
})
test.beforeEach(({ context }) => context.addCookies(cookies))
test.afterAll(async ({ playwright, baseURL }) => {
  const api = await openApi(playwright, baseURL, cookies)
  const left = await (
    await api.get(`/api/price-lists?where[name][equals]=${encodeURIComponent(name)}&limit=9&draft=true`)
  ).json()
  for (const { id } of left.docs) await api.delete(`/api/price-lists/${id}`)
  await api.dispose()
})

const openList = async (page: Page, id: number) => {
  await page.goto(`/admin/collections/price-lists/${id}`)
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible()
}
const cell = (page: Page, row: number, week: number) =>
  page.locator(`[data-row="${row}"][data-week="${week}"]`)
const rowText = async (page: Page, row: number, from: number, to: number) =>
  (await page.locator(`[data-row="${row}"]`).allTextContents()).slice(from - 1, to)
/** The form renders a new value in a later task. */
const expectRow = (...row: Parameters<typeof rowText>) => expect.poll(() => rowText(...row))
const status = (page: Page) => page.locator('.price-grid p[role=status]')
const publicPrice = async (request: APIRequestContext, weeks: number) => {
  const answer = await request.get(`/schools/maple-harbour/price?course=2&weeks=${weeks}&start=${monday}`)
  return (await answer.json()).coursePrice
}

test.describe('next year’s list', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is copied with a percentage change, the old one is unchanged', async ({ page, staff }) => {
    await openList(page, demo.id)
    await page.getByRole('button', { name: 'Copy for another year' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy this list' })
    await dialog.getByLabel('Name of the new list').fill(name)
    await dialog.getByLabel('Valid from').fill(monday)
    await dialog.getByLabel('Change in percent').fill('a lot')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Enter a number, e.g. 3.5 or -2.')
    await expectPanelAccessible(page, 'dialog')
    await dialog.getByLabel('Change in percent').fill('3,5')
    await dialog.getByLabel('Round prices').selectOption('to the nearest 5')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    const open = dialog.getByRole('link', { name: `Open “${name}”` })
    copy = Number((await open.getAttribute('href'))?.split('/').at(-1))
    await open.click()
    await expect(page).toHaveURL(`/admin/collections/price-lists/${copy}`)

    const stored = await listOf(staff, copy)
    expect(stored).toMatchObject({ name, copiedFrom: demo.id, _status: 'draft', version: 0 })
    expect(stored.items.map(({ kind, number }) => `${kind} ${number}`)).toEqual(
      demo.items.map(({ kind, number }) => `${kind} ${number}`),
    )
    // 130, 260, 390 and 2880 become:
    await expect(cell(page, 0, 1)).toHaveText('135')
    await expectRow(page, 0, 1, 3).toEqual(['135', '270', '405'])
    await expectRow(page, 4, 11, 13).toEqual(['', '2980', ''])
    expect(await listOf(staff, demo.id)).toEqual(demo)
  })
})

test('a list is edited by keyboard, shows warnings, and is public after publishing', async ({
  page,
  request,
  staff,
}) => {
  const before = await publicPrice(request, 1)
  await openList(page, copy)
  await expect(page.getByText('No problems found')).toBeVisible()
  await cell(page, 0, 1).click()
  await page.keyboard.type('140.50')
  await page.keyboard.press('Tab')
  await expect(cell(page, 0, 1)).toHaveText('140.50')
  await expect(cell(page, 0, 2)).toBeFocused()
  const typed = await rowText(page, 0, 1, 48)

  await page.evaluate(() =>
    navigator.clipboard.writeText('1 001,00\t1,002.50\t1003\r\n11\t12\t13\r\n\t22\t23\r\n'),
  )
  await page.keyboard.press('Control+v')
  await expect(status(page)).toHaveText('Pasted.')
  await expectRow(page, 0, 1, 4).toEqual(['140.50', '1001', '1002.50', '1003'])
  await expectRow(page, 1, 2, 4).toEqual(['11', '12', '13'])
  await expectRow(page, 2, 2, 4).toEqual(['', '22', '23'])
  const warnings = page.getByRole('region', { name: 'To check before publishing' })
  await expect(warnings).toContainText('General English part-time (course 2): week 5 costs less')
  await expect(warnings).toContainText('(course 4): not offered for week 2')
  await expect(warnings).toContainText('(course 2): has cents')
  await warnings.getByRole('button', { name: '(course 4): not offered' }).click()
  await expect(cell(page, 2, 2)).toBeFocused()

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+r')
  await expectRow(page, 0, 2, 4).toEqual(['1001', '1001', '1001'])
  await page.keyboard.press('Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1001\t1001\t1001')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expectRow(page, 0, 1, 48).toEqual(typed)
  await page.keyboard.press('Control+Shift+Z')
  await expectRow(page, 0, 2, 4).toEqual(['1001', '1002.50', '1003'])
  await page.keyboard.press('Control+z')

  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('“x” is not an amount.')
  await page.keyboard.press('Escape')
  await expect(cell(page, 0, 1)).toHaveText('140.50')
  await page.keyboard.press('F2')
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 1)).toHaveText('140')
  await expect(cell(page, 1, 1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Continue last increase' }).click()
  await expectRow(page, 0, 46, 48).toEqual(['6440', '6580', '6720'])
  await expect(cell(page, 0, 3)).toHaveAccessibleDescription('Calculated from the weeks before it.')
  await expect(cell(page, 0, 2)).toHaveAccessibleDescription('')

  await publish(page)
  await expect.poll(() => publicPrice(request, 1)).toBe(14_000)
  expect(await publicPrice(request, 48)).toBe(672_000)
  expect(before).toBe(13_000)
  expect((await listOf(staff, copy)).items[0]?.segments).toEqual([
    { from: 1, to: 48, amount: 14_000, perWeek: 14_000 },
  ])
  // Undo reaches back past the publication.
  await cell(page, 0, 1).click()
  await page.keyboard.press('Control+z')
  await expect(cell(page, 0, 48)).not.toHaveText('6720')
})

test(
  'keys in the grid: pressed before the form has rendered, leaving it, and files beside it',
  thorough,
  async ({ page, staff }) => {
    await openList(page, copy)
    await test.step('keys pressed before the form has rendered are all applied', () => earlyKeys(page))
    await test.step('Tab and Escape leave the grid', () => leaveByKeys(page))
    // Typed in the step before.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cell(page, 0, 1)).toHaveText('140')
    await test.step('prices are exported and imported as CSV; an invalid file changes nothing', () =>
      exportAndImport(page, staff))
  },
)

const earlyKeys = async (page: Page) => {
  await cell(page, 1, 1).click()
  await page.evaluate(async () => {
    for (const key of ['Delete', 'ArrowRight', 'Delete', 'ArrowRight', 'Delete']) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      // React handles the event in a microtask; the form renders the new value in a later task.
      await Promise.resolve()
    }
  })
  await expect.poll(() => rowText(page, 1, 1, 3)).toEqual(['', '', ''])
  for (let undone = 0; undone < 3; undone++) await page.keyboard.press('Control+z')
  await expect.poll(() => rowText(page, 1, 1, 3)).not.toContain('')
}

const leaveByKeys = async (page: Page) => {
  await cell(page, 0, 47).click()
  await page.keyboard.press('Tab')
  await expect(cell(page, 0, 48)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(cell(page, 0, 48)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused()

  // A click elsewhere keeps the text and leaves the focus where the click was.
  await cell(page, 0, 1).click()
  await page.keyboard.type('139')
  await page.getByRole('textbox', { name: 'Notes' }).click()
  await expect(cell(page, 0, 1)).toHaveText('139')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused()
}

const exportAndImport = async (page: Page, staff: APIRequestContext) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`prices-2040-${unique}.csv`)
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv.split('\r\n')).toHaveLength(19)
  expect(csv).toContain('course,2,General English part-time,140,280,420')

  const choose = (text: string) =>
    page.getByLabel('CSV file with prices').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  await choose(csv.replace(',140,280,420', ',140,free,420').replace('accommodation,3,', 'accommodation,99,'))
  await expect(status(page)).toHaveText('prices.csv could not be imported. Nothing was changed.')
  await expect(page.locator('.price-grid__problems li')).toHaveText([
    'Row 2, column E (week 2): “free” is not an amount.',
    'Row 7, column B (number): this school has no accommodation 99.',
  ])
  await expectRow(page, 0, 1, 3).toEqual(['140', '280', '420'])

  await choose(csv.replace(',140,280,420', ',141,"282,50",420').replaceAll('\r\n', '\n'))
  await expect(status(page)).toContainText('Imported 17 rows from prices.csv')
  await expectRow(page, 0, 1, 3).toEqual(['141', '282.50', '420'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectRow(page, 0, 1, 3).toEqual(['140', '280', '420'])

  await choose(csv)
  await expect(status(page)).toContainText('Imported 17 rows')
  const before = await listOf(staff, copy)
  await publish(page)
  const after = await listOf(staff, copy)
  expect(after.items).toEqual(before.items)
}

test('the grid is accessible', thorough, async ({ page }) => {
  await openList(page, copy)
  await cell(page, 1, 2).click()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'To check before publishing' })).toBeVisible()
  await page.keyboard.press('Shift+ArrowLeft')
  // One row of prices is like another, and there are 800 cells.
  await expectPanelAccessible(page, '.price-grid', '.price-grid tbody tr:nth-child(n + 4)')
  await page.keyboard.type('2')
  await expect(page.getByRole('textbox', { name: /, week 1$/ })).toBeFocused()
  await expectPanelAccessible(page, '.price-grid tbody tr:nth-child(3)')
})

test(
  'two prices for one week cannot be published until one is removed',
  thorough,
  async ({ page, staff }) => {
    const read = await listOf(staff, copy)
    const items = read.items.map((item, index) =>
      index
        ? item
        : {
            ...item,
            segments: [
              { from: 1, to: 10, amount: 14_000, perWeek: 14_000 },
              { from: 9, to: 48, amount: 1, perWeek: 1 },
            ],
          },
    )
    const patch = (query: string, { updatedAt }: List, _status: string) =>
      staff.patch(`/api/price-lists/${copy}${query}`, {
        data: { items, _status },
        headers: { 'if-match': `"${updatedAt}"` },
      })
    const stored = await patch('?draft=true', read, 'draft')
    expect(stored.status()).toBe(200)
    const refused = await patch('', (await stored.json()).doc, 'published')
    expect(refused.status()).toBe(400)
    await openList(page, copy)
    const warnings = page.getByRole('region', { name: 'To check before publishing' })
    await expect(warnings).toContainText('The list cannot be published yet')
    await expect(warnings).toContainText('two prices for weeks 9 to 10')
    await warnings.getByRole('button', { name: 'Keep the prices shown' }).click()
    await expect(warnings).not.toContainText('two prices')
    await expectRow(page, 0, 9, 11).toEqual(['1260', '1400', '0.03'])
  },
)

test.describe('amounts', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('can be typed in common formats', thorough, async ({ page, staff }) => {
    const { school } = (await listOf(staff, demo.id)) as List & { school: number }
    const extra = { title: `Test ${unique}`, school, amount: 1000, charged: 'once', active: false }
    const { doc } = await (await staff.post('/api/price-extras', { data: extra })).json()
    await page.goto(`/admin/collections/price-extras/${doc.id}`)
    const amount = page.getByLabel('Amount')
    await expect(amount).toHaveValue('10.00')
    // The panel may still be starting when its form is visible; like a person this types and clicks again.
    await expect(async () => {
      await amount.fill('')
      await amount.fill('35,5551')
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 5_000 })
      await expect(page.getByText('Use an amount of at most two decimals')).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(amount).toHaveValue('35,5551')
    await amount.fill('35,5')
    // An answer to an earlier click, a refusal, may still be under way.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await (await saved).json()).doc.amount).toBe(3550)
    await staff.delete(`/api/price-extras/${doc.id}`)
  })
})

test.describe('exchange rates', thorough, () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('cannot be imported without a source', async ({ page }) => {
    await page.goto('/admin/globals/pricing')
    await page.getByRole('button', { name: 'Import rates now' }).click()
    await expect(page.getByText('Enter the source of exchange rates and save it first.')).toBeVisible()
  })
})

test('the numbers show how the calculator is used', thorough, async ({ page, request, baseURL }) => {
  await request.post('/schools/maple-harbour/calculator-start', {
    form: { course: '3', weeks: '12' },
    headers: { origin: baseURL ?? '' },
  })
  const rowOf = (table: string, row: RegExp) =>
    page.getByRole('table', { name: table, exact: true }).getByRole('row', { name: row })
  // Usage is counted asynchronously, so the first check may be too early. Other tests count stays of the same school.
  await expect(async () => {
    await page.goto('/admin/numbers')
    await expect(rowOf('By course', /^General English \(Maple Harbour/)).toBeVisible({ timeout: 15_000 })
    await expect(rowOf('By number of weeks', /^9–12 \d/)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test.describe('a moderator', thorough, () => {
  test.use({ expectedErrors: [/status of 403/] })

  test('can read prices but not change them', async ({ page, context, staff, playwright, baseURL }) => {
    const moderator = { email: `moderator-${unique}@example.org`, password: 'quiet-river-stones', name: 'Mo' }
    expect((await staff.post('/api/users', { data: { ...moderator, role: 'moderator' } })).status()).toBe(201)
    const moderatorApi = await openApi(playwright, baseURL)
    await context.clearCookies()
    await context.addCookies(await logIn(moderatorApi, moderator))
    const body = { name, validFrom: monday, percent: 1, roundType: 'none', roundTo: 1 }
    const refusals = [
      await moderatorApi.post(`/api/price-lists/${copy}/copy`, { data: body }),
      await moderatorApi.patch(`/api/price-lists/${copy}`, { data: { name: 'Taken over' } }),
      await moderatorApi.post('/api/globals/pricing/read-rates'),
    ]
    expect(refusals.map((answer) => answer.status())).toEqual([403, 403, 403])
    await moderatorApi.dispose()

    // Not the copy, which is open elsewhere with unsaved changes.
    await openList(page, demo.id)
    await expect(page.getByRole('button', { name: 'Import CSV' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Copy for another year' })).toHaveCount(0)
    await cell(page, 0, 1).click()
    const before = await rowText(page, 0, 1, 48)
    await page.keyboard.type('1')
    await page.keyboard.press('Delete')
    expect(await rowText(page, 0, 1, 48)).toEqual(before)
  })
})

test('a price of 0 asks whether it is free, once', thorough, async ({ page }) => {
  await openList(page, copy)
  const question = page.locator('.price-grid__question')
  const type = async (text: string) => {
    await cell(page, 0, 3).click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await type('0')
  await expect(question).toContainText('The price of General English part-time, week 3 is 0: is it free?')
  await expectPanelAccessible(page, '.price-grid__question')
  await question.getByRole('button', { name: 'No, leave empty: not offered' }).click()
  await expect(cell(page, 0, 3)).toHaveText('')
  await expect(cell(page, 0, 3)).toBeFocused()
  await expect(question).toBeEmpty()
  await type('0')
  await question.getByRole('button', { name: 'Yes, free' }).click()
  await expect(question).toBeEmpty()
  await expect(cell(page, 0, 3)).toHaveText('0')
  await expect(page.getByRole('region', { name: 'To check before publishing' })).toContainText('week 3')
  await page.goto('about:blank')
})

test(
  'a quote shows formatted amounts and a table of its lines',
  thorough,
  async ({ page, request, staff }) => {
    const made = await request.post('/schools/maple-harbour/quotes', {
      form: { course: '4', weeks: '1' },
      maxRedirects: 0,
    })
    const token = made.headers().location?.split('/').at(-1)
    const [quote] = (await (await staff.get(`/api/quotes?where[token][equals]=${token}`)).json()).docs
    await page.goto('/admin/collections/quotes')
    await expect(page.getByRole('cell', { name: 'CA$445' }).first()).toBeVisible()
    await page.goto(`/admin/collections/quotes/${quote.id}`)
    const lines = page.getByRole('table', { name: 'Price breakdown' })
    await expect(lines.getByRole('row')).toHaveText([/350/, /120/, /−CA\$25/, /Total\s*CA\$445/])
    await expect(page.locator('.quote-field__total')).toHaveText('CA$445')
    await expect(page.getByText('44500')).toHaveCount(0)
    await expect(page.getByText('coursePrice')).toHaveCount(0)
    await expectPanelAccessible(page, '.quote-field:has(table)')
  },
)

test(
  'a new course is a draft that takes its start dates as a pasted list',
  thorough,
  async ({ page, staff }) => {
    await page.goto('/admin/collections/courses')
    await expect(page.locator('tbody tr').first()).toContainText('General English part-time')
    await expect(page.locator('tbody tr').first()).toContainText('Published')
    await page.goto('/admin/collections/courses/create')
    const title = `Pasted starts ${unique}`
    await page.getByLabel('Title').fill(title)
    await page.getByRole('combobox').last().fill('Maple')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await page.waitForURL(/courses\/\d+$/)
    const id = Number(/\d+$/.exec(page.url())?.[0])
    try {
      await expect(page.getByRole('radio', { name: 'Every Monday' })).toBeChecked()
      const paste = page.getByLabel('Type or paste dates')
      await expect(paste).toBeHidden()
      // The radio input is covered by its styled replacement.
      await page.getByText('On dates from a list').click()
      await paste.fill('1 March 2040, 2040-02-06; 09.01.2040\n9 Jan 2040\nto be announced')
      await expect(page.getByText('Dates understood: 3')).toBeVisible()
      await expect(page.getByText('Not understood, left out: “to be announced”')).toBeVisible()
      await page.getByRole('button', { name: 'Add to the list' }).press('Enter')
      const listed = page.getByRole('list', { name: 'Dates in the list' }).getByRole('listitem')
      await expect(listed).toHaveText([/January 9, 2040/, /February 6, 2040/, /March 1, 2040/])
      await expect(paste).toHaveValue('to be announced')
      await expectPanelAccessible(page, '.start-dates')
      await page.getByRole('button', { name: /Remove .*February 6, 2040/ }).press('Enter')
      await expect(listed).toHaveCount(2)
      const stored = async (query: string) => (await staff.get(`/api/courses/${id}?depth=0&${query}`)).json()
      await expect
        .poll(async () =>
          (await stored('draft=true')).startDates?.map(({ day }: { day: string }) => day.slice(0, 10)),
        )
        .toEqual(['2040-01-09', '2040-03-01'])
      expect(await stored('')).toMatchObject({ title, _status: 'draft' })
      const visited = await staff.get('/schools/maple-harbour')
      expect(await visited.text()).not.toContain(title)
    } finally {
      await staff.delete(`/api/courses/${id}`)
    }
  },
)

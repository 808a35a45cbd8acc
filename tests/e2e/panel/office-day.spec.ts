import type { Page } from '@playwright/test'
import { createDraftSchool, readComments, storeComments } from '../comments/stored-comments'
import { expectPanelAccessible } from '../kit/axe'
import { countEffort, menuLink, startOfDay, tableTasks } from '../kit/office-effort'
import { publish } from '../kit/panel-page'
import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

// What an office does every day, with the clicks and keys that it takes: see office-effort.ts. Other tasks are counted by the specs
// that do them anyway.

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)

test.slow()

const unique = Date.now().toString(36)

type Count = Awaited<ReturnType<typeof countEffort>>

test.beforeEach(({ context }) => context.addCookies(cookies))

/** Publishes the form. That is one click; the helper repeats it while the panel saves a draft. */
const publishOnce = async (page: Page, { effort }: Count) => {
  const clicks = effort.clicks + 1
  await publish(page)
  effort.clicks = clicks
}

test('one price is changed with at most four clicks', async ({ page, staff }) => {
  const demo = (await (await staff.get('/api/price-lists?depth=0&sort=id&limit=1')).json()).docs[0]
  const name = `Office prices ${unique}`
  const data = { name, validFrom: '2041-01-07', validTo: null, percent: 0, roundType: 'classic', roundTo: 1 }
  const copied = await staff.post(`/api/price-lists/${demo.id}/copy`, { data })
  expect(copied.ok(), await copied.text()).toBe(true)

  const count = await startOfDay(page)
  await menuLink(page, 'Price lists').click()
  await page.getByRole('link', { name }).click()
  const cell = page.locator('[data-row="0"][data-week="1"]')
  await cell.click()
  await page.keyboard.type('141')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText('141')
  await publishOnce(page, count)
  count.done('Change one price')

  const stored = await staff.get(`/api/price-lists?where[name][equals]=${encodeURIComponent(name)}&depth=0`)
  const [list] = (await stored.json()).docs
  expect(list).toMatchObject({ _status: 'published' })
  expect(list.items[0].segments[0]).toMatchObject({ from: 1, amount: 14_100 })
  await staff.delete(`/api/price-lists/${list.id}`)
})

test('a page edit is published with at most five clicks', thorough, async ({ page, request, staff }) => {
  const data = { title: `Office page ${unique}`, summary: 'Before.', _status: 'published' }
  const { doc } = await (await staff.post('/api/pages', { data })).json()

  const count = await startOfDay(page)
  await menuLink(page, 'Pages').click()
  await page.getByRole('link', { name: data.title }).click()
  await page.locator('#field-summary').click()
  await page.locator('#field-summary').fill('After the edit.')
  await publishOnce(page, count)
  count.done('Publish an edit of a page')

  const shown = async () => (await request.get(`/${doc.slug}`)).text()
  await expect.poll(shown).toContain('After the edit.')
  await staff.delete(`/api/pages/${doc.id}`)
})

test('50 comments are moderated with at most 55 keys', thorough, async ({ page, staff }) => {
  const school = await createDraftSchool(staff)
  const author = `Office${unique}`
  const texts = Array.from({ length: 50 }, (_, n) => ({ school, author, content: `Words ${n + 1}` }))
  const ids = (await storeComments(texts)).map(({ id }) => id)

  // The filter leaves out what other tests have stored; an office opens the list without it.
  const count = await countEffort(page)
  await page.goto(`/admin/moderation?author=${author}&state=unapproved`)
  await expect(page.locator('.moderation-row')).toHaveCount(50)
  await expect(page.locator('.moderation-box[aria-busy=false] .moderation')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator(`.moderation-row[data-comment="${ids[0]}"]`)).toBeFocused()
  for (const [index] of ids.entries()) await page.keyboard.press(index % 5 === 4 ? 's' : 'a')
  await expect(page.locator('.moderation-row[data-state=unapproved]')).toHaveCount(0, { timeout: 120_000 })
  count.done('Moderate 50 comments')
  expect((await readComments(ids)).map(({ state }) => state)).toEqual(
    ids.map((_id, index) => (index % 5 === 4 ? 'spam' : 'approved')),
  )
})

test(
  'what to translate is found with at most two clicks, and translated beside its source',
  thorough,
  async ({ page, staff }) => {
    const written = { version: 1, format: '', indent: 0, direction: 'ltr' }
    const word = {
      type: 'text',
      version: 1,
      format: 1,
      mode: 'normal',
      style: '',
      detail: 0,
      text: 'Welcome',
    }
    const paragraph = { ...written, type: 'paragraph', children: [word] }
    const text = { root: { ...written, type: 'root', children: [paragraph] } }
    const data = {
      title: `Office text ${unique}`,
      summary: 'Open every day.',
      blocks: [{ blockType: 'text', text }],
      _status: 'published',
    }
    const { doc } = await (await staff.post('/api/pages', { data })).json()

    const count = await startOfDay(page)
    await page.getByRole('link', { name: /translations? missing/ }).click()
    await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'View site' })).toBeVisible()
    count.done('Find what to translate')

    const openText = async (field: string) => {
      const box = page.getByRole('textbox', { name: `${data.title}, ${field}` })
      // The newest page is on the last one or, if other tests store more meanwhile, before it.
      await expect(async () => {
        await page.goto('/admin/translations?language=de&kind=pages&state=missing&page=999')
        if (!(await box.isVisible())) await page.getByRole('link', { name: 'Previous texts' }).click()
        await expect(box).toBeEditable({ timeout: 15_000 })
      }).toPass()
      return { box, row: page.locator('.translations__row').filter({ has: box }) }
    }
    const summary = await openText('Summary')
    await summary.box.fill('Jeden Tag geöffnet.')
    await page.keyboard.press('Control+Enter')
    await expect(summary.row).toContainText('Saved')

    const rich = await openText('Text 1 › Text')
    await rich.row.getByRole('button', { name: 'Begin with the source' }).click()
    await expect(rich.box).toHaveValue('<b>Welcome</b>')
    await rich.box.fill('<b>Willkommen')
    await page.keyboard.press('Control+Enter')
    await expect(rich.row).toContainText('<b> has no counterpart')
    await rich.box.fill('<b>Willkommen</b>')
    await page.keyboard.press('Control+Enter')
    await expect(rich.row).toContainText('Saved')
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      // The menu of a laptop closes by an animation.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await expectPanelAccessible(page, '.translations')
    const stored = await staff.get(`/api/pages/${doc.id}?locale=de&fallback-locale=null&depth=0`)
    expect(await stored.json()).toMatchObject({
      summary: 'Jeden Tag geöffnet.',
      blocks: [{ text: { root: { children: [{ children: [{ text: 'Willkommen', format: 1 }] }] } } }],
      _status: 'published',
    })
    await staff.delete(`/api/pages/${doc.id}`)
  },
)

test(
  'the numbers of the month open from the menu, fit a phone and are accessible',
  thorough,
  async ({ page }) => {
    await startOfDay(page)
    await menuLink(page, 'Numbers').click()
    await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Numbers', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectPanelAccessible(page, '.analytics')
    await expect(menuLink(page, 'Today')).not.toHaveAttribute('aria-current')
    await page.setViewportSize({ width: 390, height: 844 })
    // The menu of a laptop closes by an animation.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectPanelAccessible(page, '.analytics')
    // Words are not broken.
    const words = page.getByRole('rowheader', { name: 'Confirmations' })
    expect(
      await words.evaluate((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getClientRects().length
      }),
    ).toBe(1)
  },
)

test(
  'an earlier version of a page is restored with at most four clicks',
  thorough,
  async ({ page, staff }) => {
    const data = { title: `Office version ${unique}`, summary: 'As it was.', _status: 'published' }
    const { doc } = await (await staff.post('/api/pages', { data })).json()
    await staff.patch(`/api/pages/${doc.id}`, { data: { summary: 'A mistake.', _status: 'published' } })

    const count = await countEffort(page)
    await page.goto(`/admin/collections/pages/${doc.id}`)
    await page.getByRole('link', { name: /^Versions/ }).click()
    const earlier = page.getByRole('row').filter({ hasText: 'Previously Published' })
    await earlier.getByRole('link').first().click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    const stored = async () => (await (await staff.get(`/api/pages/${doc.id}?depth=0`)).json()).summary
    await expect.poll(stored).toBe('As it was.')
    count.done('Restore a version of a page')
    await staff.delete(`/api/pages/${doc.id}`)
  },
)

test('the table says what every task takes', () => {
  const { known, written } = tableTasks()
  expect(written).toEqual(known)
})

import type { APIRequestContext } from '@playwright/test'
import { expectPanelAccessible } from '../kit/axe'
import { administratorCookies, type Cookies, expect, logIn, openApi, testAsStaff } from '../kit/staff'
import { panelReady } from '../kit/test'

let cookies: Cookies = []

const test = testAsStaff(() => cookies)

test.describe.configure({ mode: 'serial' })
test.slow()
// A title that is missing is refused.
test.use({ expectedErrors: [/status of 400/] })

const unique = Date.now().toString(36)

test.beforeAll(async ({ playwright, baseURL }) => {
  // A user of its own: the panel remembers for each user whether the live preview is open.
  const editor = { email: `blocks-${unique}@example.org`, password: 'quiet-river-stones', name: 'Bea' }
  const admin = await openApi(playwright, baseURL, administratorCookies())
  expect((await admin.post('/api/users', { data: { ...editor, role: 'editor' } })).status()).toBe(201)
  await admin.dispose()
  const request = await openApi(playwright, baseURL)
  cookies = await logIn(request, editor)
  await request.dispose()
})

test.beforeEach(({ context }) => context.addCookies(cookies))

const createPage = async (staff: APIRequestContext, title: string, blocks: object[]): Promise<number> => {
  const answer = await staff.post('/api/pages?draft=true&depth=0', {
    data: { title, slug: `${title.toLowerCase().replaceAll(' ', '-')}-${unique}`, blocks, _status: 'draft' },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

const quote = (id: string, text: string, more = {}) => ({ blockType: 'quote', id, text, name: id, ...more })

const blocksOf = async (staff: APIRequestContext, id: number, locale = 'en') =>
  (await (await staff.get(`/api/pages/${id}?draft=true&depth=0&locale=${locale}`)).json()).blocks

test('a list of blocks can be read, a click in the preview opens a form, a block is kept and copied', async ({
  page,
  staff,
}) => {
  const filler = Array.from({ length: 8 }, (_, index) => quote(`filler-${index}`, `Words ${index}`))
  const id = await createPage(staff, 'Long page', [
    { blockType: 'hero', id: 'hero', heading: 'Learn Spanish in Bilbao' },
    ...filler,
    quote('secret', 'Nobody reads this yet', { hidden: true }),
    quote('last', 'The rain is warm'),
  ])
  const german = (await blocksOf(staff, id)).map((block: { id: string }) =>
    block.id === 'last' ? { ...block, text: 'Der Regen ist warm' } : block,
  )
  await staff.patch(`/api/pages/${id}?draft=true&locale=de`, { data: { title: 'Lang', blocks: german } })

  const rows = page.locator('.blocks-field__row')
  const labels = page.locator('.block-label')
  const pictures: string[] = []
  page.on('request', (request) => {
    if (/\/blocks\/\w+\.svg$/.test(request.url())) pictures.push(request.url())
  })
  await page.goto(`/admin/collections/pages/${id}`)
  await test.step('the collapsed list says what each block is', async () => {
    await expect(labels).toHaveCount(11)
    await expect(labels.first()).toHaveText('01HeroLearn Spanish in Bilbao')
    await expect(labels.nth(9)).toHaveText('10QuotationHiddenNobody reads this yet')
    await expectPanelAccessible(page, '.block-label')
  })

  await test.step('a click on a block in the preview opens its form', async () => {
    // It is open from the first visit on.
    await expect(page.getByRole('button', { name: 'Exit Live Preview' })).toBeVisible()
    const preview = page.frameLocator('#live-preview-iframe')
    // The page is there before its script, which marks it.
    await expect(preview.locator('html[data-in-panel]')).toBeAttached()
    const text = page.locator('#field-blocks__10__text')
    // The panel may load the preview's frame again while it opens; a click at that moment goes to the page that leaves.
    await expect(async () => {
      await preview.getByText('The rain is warm').click()
      await expect(text).toBeFocused({ timeout: 5000 })
    }).toPass()
    await expect(text).toBeInViewport()
    await expect(rows.nth(10)).not.toHaveClass(/collapsible--collapsed/)
    await expect(rows.nth(9)).toHaveClass(/collapsible--collapsed/)
  })

  await test.step('the preview outlines the block whose form is edited, and scrolls to it', async () => {
    const preview = page.frameLocator('#live-preview-iframe')
    await expect(preview.locator('[data-block="last"]')).toHaveCSS('outline-style', 'solid')
    await rows.first().locator('.collapsible__toggle').focus()
    await expect(preview.locator('[data-block="hero"]')).toHaveCSS('outline-style', 'solid')
    await expect(preview.locator('[data-block="hero"]')).toBeInViewport()
    await expect(preview.locator('[data-block="last"]')).not.toHaveCSS('outline-style', 'solid')
  })

  await test.step('so does its button, by keyboard', async () => {
    const preview = page.frameLocator('#live-preview-iframe')
    await preview.locator('[data-block="hero"] .block-edit').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-blocks__0__heading')).toBeFocused()
    await expect(page.locator('#field-blocks__0__heading')).toBeInViewport()
  })

  const other = await createPage(staff, 'Other page', [quote('first', 'Already here')])
  await test.step('a block is kept as reusable content, and its page shows that', async () => {
    await rows.nth(10).getByRole('button', { name: 'Keep as reusable content …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep as reusable content' })
    await dialog.getByLabel('Title').fill('')
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Enter a title for the reusable content.')
    await dialog.getByLabel('Title').fill(`Warm rain ${unique}`)
    await expectPanelAccessible(page, '.panel-dialog')
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(labels.nth(10)).toHaveText(`11Reusable contentWarm rain ${unique}`)
    await expect
      .poll(async () => (await blocksOf(staff, id)).at(-1))
      .toMatchObject({ blockType: 'reusable', content: expect.any(Number) })
    const { content } = (await blocksOf(staff, id)).at(-1)
    const kept = await (await staff.get(`/api/reusable-content/${content}?locale=de&depth=0`)).json()
    expect(kept.blocks).toMatchObject([{ text: 'Der Regen ist warm' }])
    await expect(page.frameLocator('#live-preview-iframe').getByText('The rain is warm')).toBeVisible()
  })

  await test.step('a block is copied to another page', async () => {
    await rows.first().getByRole('button', { name: 'Copy this block' }).click()
    await page.goto(`/admin/collections/pages/${other}`)
    await expect(labels).toHaveCount(1)
    await page.getByRole('button', { name: 'Paste “Hero – Learn Spanish in Bilbao”' }).click()
    // The panel loads the page again.
    await expect(labels.nth(1)).toHaveText('02HeroLearn Spanish in Bilbao')
    await panelReady(page)
    expect(await blocksOf(staff, other)).toMatchObject([{ id: 'first' }, { blockType: 'hero' }])
  })

  await test.step('the pictures of blocks are loaded with their list; a new block, found by another word, is open and stays open when its draft is saved', async () => {
    expect(pictures).toEqual([])
    await page.getByRole('button', { name: 'Add Block' }).click()
    await expect.poll(() => new Set(pictures).size).toBe(19)
    await page.getByPlaceholder('Search for a block').fill('testimonial')
    await page.locator('.find-block').getByRole('button', { name: 'Quotation' }).click()
    const text = page.locator('#field-blocks__2__text')
    await text.fill('Written at once')
    await expect.poll(async () => (await blocksOf(staff, other))[2]?.text).toBe('Written at once')
    await expect(text).toBeVisible()
    await expect(rows.nth(1)).toHaveClass(/collapsible--collapsed/)
  })
})

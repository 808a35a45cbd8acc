import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { wxrComment, wxrWithComments } from '../../../src/shared/wordpress/wxr-fixture'
import { expectAccessible, expectPanelAccessible } from '../kit/axe'
import { expectPanelWidth } from '../kit/panel-page'
import { administratorCookies, expect, logIn, openApi, testAsStaff } from '../kit/staff'
import { isThorough, thorough } from '../kit/test'
import { createDraftSchool, readComments, type StoredComment, storeComments } from './stored-comments'

const cookies = administratorCookies()
let school = 0

const test = testAsStaff(() => cookies)
test.slow()

test.beforeAll(async ({ playwright, baseURL }) => {
  const api = await openApi(playwright, baseURL, cookies)
  school = await createDraftSchool(api)
  await api.dispose()
})
test.beforeEach(({ context }) => context.addCookies(cookies))

/** An author name that no other test uses. */
const newAuthor = () => `Q${Math.random().toString(36).slice(2, 10)}`

const store = async (author: string, count: number, more: Partial<StoredComment> = {}) =>
  (
    await storeComments(
      Array.from({ length: count }, (_, n) => ({ school, author, content: `Words ${n + 1}`, ...more })),
    )
  ).map(({ id }) => id)

const openModeration = async (page: Page, query: string) => {
  // Undo is offered for ten seconds by the browser's clock; a slow machine may need longer for what is between.
  await page.clock.setFixedTime(Date.now())
  await page.goto(`/admin/moderation?${query}`)
  await isCalm(page)
}
/** After a reload, or a list that is loaded in place. */
const isCalm = (page: Page) =>
  expect(page.locator('.moderation-box[aria-busy=false] .moderation')).toBeVisible()
const row = (page: Page, id: number | undefined) => page.locator(`.moderation-row[data-comment="${id}"]`)
const said = (page: Page) => page.locator('.moderation-said')
const toast = (page: Page) => page.locator('.kit-toast')
const statesOf = async (ids: number[]) => (await readComments(ids)).map(({ state }) => state)

const panelIsAccessible = (page: Page) => expectPanelAccessible(page, '.moderation-panel')

test('many comments can be moderated and the last actions undone by keyboard', async ({ page }) => {
  const author = newAuthor()
  const total = isThorough ? 50 : 15
  const ids = await store(author, total)
  await openModeration(page, `author=${author}&state=unapproved`)
  await expect(page.locator('.moderation-row')).toHaveCount(total)
  await page.keyboard.press('j')
  await expect(row(page, ids[0])).toBeFocused()
  const keys = { a: 'approved', s: 'spam', d: 'removed' } as const
  const expected: string[] = []
  for (const [index] of ids.entries()) {
    const key = index % 5 === 3 ? 's' : index % 5 === 4 ? 'd' : 'a'
    await page.keyboard.press(key)
    expected.push(keys[key])
  }
  // As many calls, one after the other.
  await expect(page.locator('.moderation-row[data-state=unapproved]')).toHaveCount(0, { timeout: 120_000 })
  await expect(toast(page)).toContainText('Comment deleted.')
  // At once, because the server accepts this for fifteen seconds.
  await page.keyboard.press('z')
  await expect(row(page, ids[total - 1])).toHaveAttribute('data-state', 'unapproved')
  await expect(row(page, ids[total - 1])).toBeFocused()
  // The action before it can still be undone.
  await page.keyboard.press('z')
  await expect(row(page, ids[total - 2])).toHaveAttribute('data-state', 'unapproved')
  expect(expected.at(-3)).toBe('approved')
  expect(await statesOf(ids)).toEqual([...expected.slice(0, -2), 'unapproved', 'unapproved'])
  await page.keyboard.press('k')
  await expect(row(page, ids[total - 3])).toBeFocused()
  await page.keyboard.press('u')
  await expect(row(page, ids[total - 3])).toHaveAttribute('data-state', 'unapproved')
})

test('keys select comments for a bulk action, which is undone as a whole', thorough, async ({ page }) => {
  const author = newAuthor()
  const ids = [...(await store(author, 2)), ...(await store(author, 1, { state: 'approved' }))]
  await openModeration(page, `author=${author}`)
  await page.keyboard.press('j')
  for (const _ of ids) {
    await page.keyboard.press('x')
    await page.keyboard.press('j')
  }
  await expect(said(page)).toHaveText('3 selected.')
  await page.keyboard.press('s')
  await expect(toast(page)).toContainText('3 comments marked as spam.')
  expect(await statesOf(ids)).toEqual(['spam', 'spam', 'spam'])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(said(page)).toContainText('Undone.')
  expect([...(await statesOf(ids))].sort()).toEqual(['approved', 'unapproved', 'unapproved'])

  const deleteAll = async () => {
    await page.getByLabel('All on this page').check()
    await page
      .getByRole('form', { name: 'Selected comments' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.locator('.moderation-removed')).toHaveCount(3)
  }
  await deleteAll()
  await page.keyboard.press('Escape')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.moderation-removed')).toHaveCount(0)
  await deleteAll()
  await panelIsAccessible(page)
})

test(
  'keys are ignored while typing and with modifiers, and can be switched off permanently',
  thorough,
  async ({ page }) => {
    const author = newAuthor()
    const [id = 0] = await store(author, 1)
    await openModeration(page, `author=${author}`)
    await page.getByLabel('Text', { exact: true }).fill('')
    await page.getByLabel('Text', { exact: true }).pressSequentially('dads')
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('dads')
    await page.getByRole('heading', { name: 'Comments', exact: true }).click()
    await page.keyboard.press('Alt+d')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await expect(help).toBeVisible()
    await expectPanelAccessible(page, '.moderation-help')
    await page.keyboard.press('d')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.getByRole('checkbox', { name: 'Keys' }).uncheck()
    await page.getByRole('heading', { name: 'Comments', exact: true }).click()
    await page.keyboard.press('d')
    expect(await statesOf([id])).toEqual(['unapproved'])
    await page.reload()
    await isCalm(page)
    await expect(row(page, id)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Keys' })).not.toBeChecked()
    await page.getByRole('checkbox', { name: 'Keys' }).check()
    await page.getByRole('heading', { name: 'Comments', exact: true }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('d')
    await expect(row(page, id)).toHaveText('Deleted')
  },
)

test.describe('the editor', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('opens in the list, one at a time, and keeps what was typed', async ({ page }) => {
    const author = newAuthor()
    const [first = 0, second = 0] = await store(author, 2)
    await openModeration(page, `author=${author}`)
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    const editor = page.locator('[data-editor=edit]')
    await expect(editor.getByRole('textbox', { name: 'Comment' })).toBeFocused()
    await expect(row(page, first)).toBeHidden()
    await panelIsAccessible(page)
    await editor.getByText('Cancel').click()
    await expect(row(page, first)).toBeFocused()
    await expect(editor).toHaveCount(0)

    await row(page, first).getByRole('link', { name: 'Edit' }).click()
    await editor.getByLabel('URL').fill('no address')
    await editor.getByRole('textbox', { name: 'Comment' }).fill('Better words')
    await row(page, second).getByRole('link', { name: 'Reply' }).click()
    await expect(said(page)).toHaveText('Save or cancel what you are writing first.')
    await editor.getByRole('button', { name: 'Update Comment' }).click()
    await expect(editor.locator('[data-error]')).toContainText('The website must begin with http')
    await expect(editor.getByLabel('URL')).toBeFocused()
    await expect(editor.getByRole('textbox', { name: 'Comment' })).toHaveValue('Better words')
    await panelIsAccessible(page)
    await editor.getByLabel('URL').fill('https://example.org/')
    await editor.getByRole('button', { name: 'Update Comment' }).click()
    await expect(row(page, first)).toContainText('Better words')
    await expect(row(page, first)).toBeFocused()
    await page.keyboard.press('z')
    await expect(row(page, first)).toContainText('Words 1')
    expect((await readComments([first]))[0]?.content).toBe('Words 1')

    await page.keyboard.press('r')
    const reply = page.locator('[data-editor=reply]')
    await expect(reply.getByRole('textbox', { name: 'Reply' })).toBeFocused()
    await expect(row(page, first)).toBeVisible()
    await expect(reply.getByRole('button', { name: 'Approve and reply' })).toBeVisible()
    await page.keyboard.type('Thank you, says the school.')
    const [sent] = await Promise.all([
      page.waitForResponse(`**/api/moderation/comments/${first}/replies`),
      page.keyboard.press('Control+Enter'),
    ])
    const answer = page.locator('.moderation-row', { hasText: 'Thank you, says the school.' })
    await expect(answer).toBeFocused()
    await expect(answer).toHaveAttribute('data-state', 'approved')
    await expect(answer).toContainText('Tidewater Language Schools')
    await expect(row(page, first)).toHaveAttribute('data-state', 'approved')
    // The number counts the whole site, which other tests change meanwhile.
    const { unapproved } = ((await sent.json()) as { counts: { unapproved: number } }).counts
    await expect(page.locator('[data-count=unapproved]')).toHaveText(String(unapproved))
    await page.keyboard.press('z')
    await expect(row(page, first)).toHaveAttribute('data-state', 'unapproved')
    expect(await statesOf([first])).toEqual(['unapproved'])
  })
})

test.describe('two moderators', thorough, () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the second gets a conflict that names the first, and nothing is overwritten', async ({
    page,
    browser,
    staff,
    playwright,
    baseURL,
  }) => {
    const author = newAuthor()
    const [first = 0, second = 0] = await store(author, 2)
    const mo = { email: `${author}@example.org`, password: 'quiet-river-stones', name: `Mo ${author}` }
    expect((await staff.post('/api/users', { data: { ...mo, role: 'moderator' } })).status()).toBe(201)
    const other = await openOther(browser, playwright, baseURL, mo)
    await openModeration(page, `author=${author}`)
    await openModeration(other, `author=${author}`)
    await row(other, first).getByRole('button', { name: 'Spam' }).click()
    await expect(row(other, first)).toHaveAttribute('data-state', 'spam')
    await row(page, first).getByRole('button', { name: 'Approve' }).click()
    const conflict = row(page, first).locator('.moderation-conflict')
    await expect(conflict).toContainText(`${mo.name} marked as spam this comment`)
    expect(await statesOf([first])).toEqual(['spam'])
    await panelIsAccessible(page)
    await conflict.getByRole('button', { name: 'Show the newer version' }).click()
    await expect(row(page, first)).toHaveAttribute('data-state', 'spam')
    await row(page, first).getByRole('button', { name: 'No Spam' }).click()
    await expect(row(page, first)).toHaveAttribute('data-state', 'approved')

    // The same in an editor: the text stays, and saving again after seeing the newer version overwrites it.
    await row(page, second).getByRole('link', { name: 'Edit' }).click()
    await page.locator('[data-editor] textarea').fill('Mine')
    await row(other, second).getByRole('link', { name: 'Edit' }).click()
    await other.locator('[data-editor] textarea').fill('Theirs')
    await other.getByRole('button', { name: 'Update Comment' }).click()
    await expect(row(other, second)).toContainText('Theirs')
    await page.getByRole('button', { name: 'Update Comment' }).click()
    await expect(page.locator('[data-error]')).toContainText(`${mo.name} edited this comment`)
    expect((await readComments([second]))[0]?.content).toBe('Theirs')
    await page.getByRole('button', { name: 'Show the newer version' }).click()
    await expect(row(page, second)).toContainText('Theirs')
    await expect(page.locator('[data-editor] textarea')).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Update Comment' }).click()
    await expect(row(page, second)).toContainText('Mine')
    await other.context().close()
  })
})

const openOther = async (
  browser: Browser,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  user: { email: string; password: string },
) => {
  const api = await openApi(playwright, baseURL)
  const context = await browser.newContext({ baseURL })
  await context.addCookies(await logIn(api, user))
  await api.dispose()
  return context.newPage()
}

test(
  'filters are in the address, and the menu shows the number of pending comments',
  thorough,
  async ({ page }) => {
    const author = newAuthor()
    const [first = 0] = await store(author, 1)
    const [spam = 0] = await store(author, 1, { state: 'spam', content: 'Cheap watches' })
    await page.goto('/admin')
    await page.getByRole('link', { name: /^Comments \(\d+ pending\)$/ }).click()
    await expect(page).toHaveURL('/admin/moderation')
    await isCalm(page)
    await page.getByLabel('Author or e-mail').fill(author)
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(`/admin/moderation?author=${author}&limit=50`)
    await expect(page.locator('.moderation-box[aria-busy=false]')).toBeVisible()
    await expect(row(page, first)).toBeVisible()
    await expect(row(page, spam)).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Comments by state' })
      .getByRole('link', { name: /^Spam/ })
      .click()
    await expect(row(page, spam)).toBeVisible()
    await expect(page).toHaveURL(/state=spam&author=/)
    await page.reload()
    await isCalm(page)
    await expect(row(page, spam)).toBeVisible()
    // Neither the document nor its Next payload is loaded: that would lose the text in the editor.
    const loaded: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/admin/moderation') loaded.push(search)
    })
    await page.goBack()
    await expect(row(page, first)).toBeVisible()
    await page.goForward()
    await expect(row(page, spam)).toBeVisible()
    await page.getByLabel('Text', { exact: true }).fill('nothing like this')
    await page.keyboard.press('Enter')
    await expect(page.locator('.moderation-empty')).toHaveText('No comment matches these filters.')
    await expect(page).toHaveURL(/state=spam&.*nothing/)
    expect(loaded).toEqual([])
    // The lists before the reload, the list without filters and the page before it.
    await page.goBack()
    await expect(row(page, spam)).toBeVisible()
    await page.goBack()
    await expect(row(page, first)).toBeVisible()
    await page.goBack()
    await expect(page.locator('.moderation-box[aria-busy=false]')).toBeVisible()
    await expect(page).toHaveURL('/admin/moderation')
    expect(loaded).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/admin')
    await expect(page.locator('.moderation-panel')).toHaveCount(0)
    await page.goForward()
    await expect(page.locator('.moderation-box[aria-busy=false] .moderation')).toBeVisible()
    await panelIsAccessible(page)
  },
)

test('going back and the menu do not discard an unsaved reply', thorough, async ({ page }) => {
  const author = newAuthor()
  const [id = 0] = await store(author, 1)
  await openModeration(page, 'state=spam')
  await page.getByLabel('Author or e-mail').fill(author)
  await page.getByLabel('Author or e-mail').press('Enter')
  await expect(page).toHaveURL(/author=/)
  await isCalm(page)
  await page
    .getByRole('navigation', { name: 'Comments by state' })
    .getByRole('link', { name: /^Pending/ })
    .click()
  await row(page, id).getByRole('link', { name: 'Reply' }).click()
  const reply = page.locator('[data-editor] textarea')
  await reply.fill('Half an answer')
  const { href } = new URL(page.url())
  await page.goBack()
  await expect(said(page)).toHaveText('Save or cancel what you are writing first.')
  await expect(reply).toHaveValue('Half an answer')
  await expect(page).toHaveURL(href)
  // Nor does a link of the menu, unless that is meant.
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.dismiss()
  })
  await page.locator('.nav a[href="/admin/collections/pages"]').click()
  expect(asked).toEqual(['What you have typed here is not saved. Leave this screen anyway?'])
  await expect(reply).toHaveValue('Half an answer')
  await page.locator('[data-cancel]').click()
  await page.goBack()
  await expect(row(page, id)).toHaveCount(0)
})

test.describe('on a phone', thorough, () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing is wider than the screen', async ({ page }) => {
    const author = newAuthor()
    await store(author, 1, { content: 'Wide'.repeat(300), url: `https://example.org/${'x'.repeat(200)}` })
    await openModeration(page, `author=${author}`)
    await expectPanelWidth(page, 360)
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page.locator('[data-editor] textarea')).toBeFocused()
    await expectPanelWidth(page, 360)
    await panelIsAccessible(page)
  })
})

test.describe('a user without a moderator session', thorough, () => {
  test.use({ expectedErrors: [/status of 40[13]/] })

  test('sees a message and keeps the text if the session has ended', async ({ page, context }) => {
    const author = newAuthor()
    const [id = 0] = await store(author, 1)
    await openModeration(page, `author=${author}`)
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    await page.locator('[data-editor] textarea').fill('Half an answer')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Approve and reply' }).click()
    const logIn = page.getByRole('dialog', { name: 'Your session has ended' })
    await logIn.getByRole('button', { name: 'Not now' }).click()
    await expect(page.locator('[data-error]')).toContainText('Log in as a moderator')
    await expect(page.locator('[data-editor] textarea')).toHaveValue('Half an answer')
    // In another tab, because the text would be lost.
    await expect(page.locator('.moderation-failed a')).toHaveAttribute('target', '_blank')
    await row(page, id).getByRole('button', { name: 'Approve' }).click()
    await logIn.getByRole('button', { name: 'Not now' }).click()
    await expect(page.locator('.moderation-failed')).toContainText('You have been logged out.')
    await expect(page.locator('.moderation-failed a')).toHaveAttribute('href', /admin\/login\?redirect=/)
    expect(await statesOf([id])).toEqual(['unapproved'])
  })

  test('has no menu entry and no list as an editor', async ({
    page,
    context,
    staff,
    playwright,
    baseURL,
  }) => {
    const ed = { email: `${newAuthor()}@example.org`, password: 'quiet-river-stones', name: 'Ed' }
    expect((await staff.post('/api/users', { data: { ...ed, role: 'editor' } })).status()).toBe(201)
    const api = await openApi(playwright, baseURL)
    await context.clearCookies()
    await context.addCookies(await logIn(api, ed))
    await api.dispose()
    await page.goto('/admin/moderation')
    await expect(page.getByText('Only moderators and administrators handle comments.')).toBeVisible()
    await expect(page.locator('#nav-comments')).toHaveCount(0)
  })
})

test.describe('attacks', () => {
  const vectors = [
    '<script>window.hurt=1</script>',
    '"><img src=x onerror="window.hurt=1">',
    "'><svg/onload=window.hurt=1>",
    'javascript:window.hurt=1//',
    '</textarea><script>window.hurt=1</script>',
    '{{constructor.constructor("window.hurt=1")()}}',
    '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>',
    '\u202Egnp.exe<a href=javascript:window.hurt=1>click</a>',
    '<math><mtext><table><mglyph><style><img src onerror=window.hurt=1>',
  ]

  test('in name, website, text and the school’s title stay text', async ({ page, staff }) => {
    const author = newAuthor()
    // A draft, so that it is on no other test's page.
    const made = await staff.post('/api/schools?draft=true', {
      data: {
        languages: ['en'],
        name: `${author} ${vectors.join(' ')}`.slice(0, 110),
        slug: author.toLowerCase(),
        _status: 'draft',
      },
    })
    expect(made.status()).toBe(201)
    const target = (await made.json()).doc.id
    const stored = await storeComments(
      vectors.map((vector) => ({
        school: target,
        author: `${author} ${vector}`,
        content: `${vector}\n${vector}`,
        url: vector,
        email: `${author}@example.org`,
      })),
    )
    const [last] = stored.slice(-1)
    const unhurt = async () => expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog at all'))
    await openModeration(page, `author=${author}`)
    await expect(page.locator('.moderation-row')).toHaveCount(vectors.length)
    for (const vector of vectors)
      await expect(page.locator('.moderation-text', { hasText: vector }).first()).toBeVisible()
    expect(await page.locator('.moderation-box :is(script, img, iframe, svg, math)').count()).toBe(0)
    expect(await page.locator('.moderation-box a[href^="javascript" i]').count()).toBe(0)
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await expect(page.locator('[data-editor] textarea')).toHaveValue(`${vectors[0]}\n${vectors[0]}`)
    await page.getByRole('button', { name: 'Update Comment' }).click()
    await expect(page.locator('[data-error]')).toContainText('The website')
    await unhurt()
    await page.goto(`/index.php?option=com_zoo&controller=comment&author=${author}`)
    await expect(page.locator('.moderation-row')).toHaveCount(vectors.length)
    await page.goto(`/index.php?option=com_zoo&controller=comment&task=reply&cid=${last?.id}`)
    await expect(page.locator('blockquote')).toContainText(vectors.at(-1) ?? '')
    await unhurt()
    await staff.delete(`/api/schools/${target}`)
  })
  test.use({ expectedErrors: [/status of 400/] })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 40[039]/] })

  test('the same list works as plain forms', async ({ page }) => {
    const author = newAuthor()
    const [first = 0, second = 0, third = 0] = await store(author, 3)
    await page.goto('/index.php?option=com_zoo&controller=comment')
    await page.getByLabel('Author or e-mail').fill(author)
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.locator('.moderation-row')).toHaveCount(3)
    await row(page, first).getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL(new RegExp(`author=${author}.*&done=`))
    await expect(page.getByText('You approved a comment.')).toBeVisible()
    await expect(row(page, first)).toHaveAttribute('data-state', 'approved')

    await row(page, second).getByRole('checkbox').check()
    await row(page, third).getByRole('checkbox').check()
    await page
      .getByRole('form', { name: 'Selected comments' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByText('You deleted 2 comments.')).toBeVisible()
    await expect(page.locator('.moderation-row')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => statesOf([second, third])).toEqual(['unapproved', 'unapproved'])

    await page.goto(`/index.php?option=com_zoo&controller=comment&author=${author}`)
    await row(page, second).getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Comment' }).fill('')
    await page.getByLabel('Name').fill('Another name')
    await page.getByRole('button', { name: 'Update Comment' }).click()
    await expect(page.getByRole('alert')).toHaveText('The comment must not be empty.')
    await expect(page.getByLabel('Name')).toHaveValue('Another name')
    await page.getByRole('textbox', { name: 'Comment' }).fill('New words')
    await page.getByRole('button', { name: 'Update Comment' }).click()
    await expect
      .poll(async () => (await readComments([second]))[0])
      .toMatchObject({ content: 'New words', author: 'Another name' })
    await page.goto(`/index.php?option=com_zoo&controller=comment&task=reply&cid=${first}`)
    await page.getByRole('textbox', { name: 'Reply' }).fill('An answer')
    await page.getByRole('button', { name: 'Submit Reply' }).click()
    await expect(page.getByText('You wrote a comment.')).toBeVisible()

    await page.goto(`/index.php?option=com_zoo&controller=comment&task=reply&cid=${second}`)
    await page.getByRole('textbox', { name: 'Reply' }).fill('Another answer')
    await page.getByRole('button', { name: 'Approve and reply' }).click()
    await expect(page.getByText('You approved a comment and wrote a comment.')).toBeVisible()
    expect(await statesOf([second])).toEqual(['approved'])
  })

  test('a visitor gets a link to the log-in', thorough, async ({ page, context }) => {
    await context.clearCookies()
    await page.goto('/index.php?option=com_zoo&controller=comment')
    await expect(page.getByRole('alert')).toContainText('Log in as a moderator to handle comments.')
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  })
})

test('the page without the admin panel is accessible', thorough, async ({ page }) => {
  const word = newAuthor()
  await store('Ada', 1, { content: word })
  await store('', 1, { content: word, state: 'approved', url: 'https://example.org/' })
  await page.goto(`/index.php?option=com_zoo&controller=comment&text=${word}`)
  await expect(page.locator('.moderation-row')).toHaveCount(2)
  await expectAccessible(page, 'main')
})

test('comments are imported into a post', thorough, async ({ page }) => {
  await page.goto('/admin/comments-data')
  const targets = page.getByLabel('Into the comments of')
  const groups = () =>
    targets.locator('optgroup').evaluateAll((all) => all.map((group) => group.getAttribute('label')))
  await expect.poll(groups).toEqual(['Schools', 'News', 'Pages'])
  await targets.selectOption({ label: 'Short days, warm kitchens: November by the lighthouse' })
  const text = wxrWithComments(wxrComment({ id: Date.now(), content: '<p>Brought along</p>', author: 'Zoë' }))
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Imported: 1 comment.')).toBeVisible()
  await expectPanelAccessible(page, '.comments-data')
})

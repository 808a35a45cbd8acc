import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectPanelAccessible } from '../kit/axe'
import { expectPanelWidth, publicText, publish } from '../kit/panel-page'
import { asBrowser, type Cookies, expect, logIn as logInByApi, openApi, testAsStaff } from '../kit/staff'
import { administrator, cookiesBesidesChoice, panelReady, thorough } from '../kit/test'

let cookies: Cookies = []

const test = testAsStaff(() => cookies)

// Serial, because each test builds on the one before.
test.describe.configure({ mode: 'serial' })
test.slow()

const unique = Date.now().toString(36)
const pageTitle = `Visiting us ${unique}`
const pageAddress = `/visiting-us-${unique}`

let pageId = 0

test.beforeEach(({ context }) => context.addCookies(cookies))

/** How far the content has moved since the page was opened, as the browser counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const type = 'layout-shift'
        // The observer reports what it finds in its buffer, which may be nothing at all.
        setTimeout(() => resolve(0), 1000)
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(entries.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type, buffered: true })
      }),
  )

const logIn = async (page: Page, password: string) => {
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test.describe('the administrator', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is refused with a message after a wrong password, and logs in with the right one', async ({
    page,
    context,
  }) => {
    await page.goto('/admin/login')
    await logIn(page, 'wrong-horse-battery')
    await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible()
    await expect(page).toHaveURL('/admin/login')
    expect(await cookiesBesidesChoice(context)).toEqual([])

    await logIn(page, administrator.password)
    await expect(page).toHaveURL('/admin')
    const groups = page.getByRole('navigation')
    for (const name of ['Schools', 'Courses', 'Accommodation', 'Pages', 'Pictures'])
      await expect(groups.getByRole('link', { name, exact: true })).toBeVisible()
    // What is set once is in a group that is closed at first, and stays as it was left.
    const users = groups.getByRole('link', { name: 'Users', exact: true })
    await expect(users).toBeHidden()
    // The panel reads the preference before it stores the new one.
    const stored = page.waitForResponse(
      (response) => /payload-preferences\/nav/.test(response.url()) && response.request().method() === 'POST',
    )
    await groups.getByText('Settings', { exact: true }).click()
    await expect(users).toBeVisible()
    await stored
    await page.reload()
    await expect(users).toBeVisible()
    await groups.getByText('Settings', { exact: true }).click()
    await expect(users).toBeHidden()
    cookies = await cookiesBesidesChoice(context)
    expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Lax' })])
  })
})

test('a new page is a draft: staff see it in the preview, visitors do not see it', async ({
  page,
  request,
  staff,
}) => {
  /** Pages without a title, because other tests store pages meanwhile. */
  const blank = async () => {
    const answer = await staff.get('/api/pages?limit=0&depth=0&draft=true&select[title]=true')
    const { docs } = (await answer.json()) as { docs: { id: number; title?: string | null }[] }
    return docs.filter(({ title }) => !title)
  }
  const before = await blank()
  await page.goto('/admin/collections/pages/create')
  await expect(page.getByRole('heading', { name: 'New page' })).toBeVisible()
  expect(await blank(), 'opening the form must store nothing').toEqual(before)
  await page.getByLabel('Title').fill(pageTitle)
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page).toHaveURL(/\/pages\/\d+/)
  pageId = Number(/\/pages\/(\d+)/.exec(page.url())?.[1])
  // The form of the new document has replaced the one that created it.
  await expect(page.locator(`form[action*="/api/pages/${pageId}?"][data-form-ready="true"]`)).toBeVisible()
  await page.locator('#field-summary').fill('How to find the door.')
  const draft = async () => (await staff.get(`/api/pages/${pageId}?draft=true`)).json()
  await expect
    .poll(draft)
    .toMatchObject({ _status: 'draft', title: pageTitle, summary: 'How to find the door.' })

  expect((await request.get(pageAddress)).status()).toBe(404)
  expect((await request.get(`/preview/pages/${pageId}`)).status()).toBe(403)
  // Nothing is listed without a session.
  for (const path of [`/api/pages/${pageId}?draft=true`, '/api/pages?draft=true', '/api/pages/versions'])
    expect((await request.get(path)).status()).toBe(403)
  expect(await publicText(request, '/sitemap.xml')).not.toContain(pageAddress)

  await page.goto(`/preview/pages/${pageId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTitle)
  await expect(page.getByText('How to find the door.')).toBeVisible()
  await expect(page.getByText('You are looking at a draft.')).toBeVisible()
})

test('the live preview follows the typing; publishing makes the page public, a later draft does not', async ({
  page,
  request,
  staff,
}) => {
  await page.goto(`/admin/collections/pages/${pageId}`)
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(pageTitle)
  await page.locator('#field-summary').fill('Ring twice.')
  await expect(preview.getByText('Ring twice.')).toBeVisible()
  await page.locator('#field-title').fill(`${pageTitle} soon`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${pageTitle} soon`)
  expect((await request.get(pageAddress)).status()).toBe(404)
  // The panel remembers it for this user.
  await page.getByRole('button', { name: 'Exit Live Preview' }).click()
  await expect(page.getByRole('button', { name: 'Live Preview', exact: true })).toBeVisible()

  await page.locator('#field-title').fill(pageTitle)
  await publish(page)
  await expect.poll(() => publicText(request, pageAddress)).toContain(pageTitle)
  const state = page.locator('.document-state')
  await expect(state).toHaveText('Live')
  // A stale one may be served for a moment.
  await expect.poll(() => publicText(request, '/sitemap.xml')).toContain(pageAddress)

  await page.locator('#field-summary').fill('Not yet for everybody.')
  const draft = async () => (await staff.get(`/api/pages/${pageId}?draft=true`)).json()
  await expect.poll(draft).toMatchObject({ summary: 'Not yet for everybody.' })
  await expect(state).toHaveText(/^Changes not published\s*Saved as draft \d+ sec\. ago$/)
  await expect(state.getByRole('status')).toHaveText('Changes not published')
  expect(await publicText(request, pageAddress)).toContain('Ring twice.')

  // For staff alone: the page itself is the same for everybody.
  await page.goto(pageAddress)
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await expect(page).toHaveURL(`/admin/collections/pages/${pageId}?locale=en`)
  expect((await request.get(`/-/edit-link?path=${pageAddress}`)).status()).toBe(204)
})

test(
  'publishing in German leaves untranslated fields empty',
  thorough,
  async ({ browser, staff, baseURL }) => {
    // A user of its own, because the panel remembers the language for each.
    const editor = { email: `german-${unique}@example.org`, password: 'quiet-river-stones', name: 'Editor' }
    expect((await staff.post('/api/users', { data: { ...editor, role: 'editor' } })).status()).toBe(201)
    const context = await browser.newContext(asBrowser(baseURL))
    expect((await context.request.post('/api/users/login', { data: editor })).status()).toBe(200)
    const page = await context.newPage()
    const text = {
      type: 'text',
      version: 1,
      text: 'English only',
      format: 0,
      detail: 0,
      mode: 'normal',
      style: '',
    }
    const block = { direction: 'ltr', format: '', indent: 0, version: 1 }
    const body = {
      root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [text] }] },
    }
    const title = `Untranslated ${unique}`
    const made = await staff.post('/api/pages', { data: { title, body, _status: 'published' } })
    const { id } = (await made.json()).doc as { id: number }
    await staff.patch(`/api/pages/${id}?locale=de`, {
      data: { title: `Deutsch ${unique}`, _status: 'published' },
    })
    await page.goto(`/admin/collections/pages/${id}?locale=de`)
    await panelReady(page)
    for (const summary of ['Zuerst.', 'Danach.']) {
      await page.locator('#field-summary').fill(summary)
      await publish(page)
      const stored = async () => (await staff.get(`/api/pages/${id}?locale=de&fallback-locale=null`)).json()
      await expect.poll(stored).toMatchObject({ summary })
      expect((await stored()).body ?? null).toBeNull()
    }
    await context.close()
    await staff.delete(`/api/pages/${id}`)
  },
)

test(
  'versions show what they changed and their author, and restoring one warns that it covers all languages',
  thorough,
  async ({ page, staff }) => {
    const { user: me } = await (await staff.get('/api/users/me')).json()
    await page.goto(`/admin/collections/pages/${pageId}/versions`)
    const published = page.getByRole('row').filter({ hasText: 'Currently Published' })
    await expect(published).toContainText(me.name)
    await expect(page.getByRole('link', { name: 'Summary (English)' }).first()).toBeVisible()
    await published.getByRole('link').click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByText('in all ten languages')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
  },
)

test('publishing can be scheduled', thorough, async ({ page }) => {
  await page.goto(`/admin/collections/pages/${pageId}`)
  await page.locator('.form-submit .popup-button, #action-save-popup button').first().click()
  await page.getByRole('button', { name: 'Schedule Publish' }).click()
  await expect(page.getByText('Nothing is scheduled.')).toBeVisible()
  const year = new Date().getFullYear() + 2
  await page
    .locator('.schedule-publish .react-datepicker__input-container input')
    .fill(`Jan 2, ${year} 10:00 AM`)
  await page.keyboard.press('Enter')
  await page.locator('#scheduled-publish-save').click()
  const queued = page
    .locator('.schedule-publish')
    .getByRole('row')
    .filter({ hasText: String(year) })
  await expect(queued).toContainText('Publish')
  // In the time zone of the office, which is named.
  await expect(queued).toContainText('10:00 AM')
  await expect(queued).toContainText('UTC')
  await page.locator('.drawer-close-button').click()
  const said = `Scheduled for Jan 2, ${year}, 10:00 AM`
  await expect(page.locator('.doc-controls__meta')).toContainText(said)
  await page.goto('/admin/collections/pages')
  await expect(page.locator(`tr:has(a[href$="/pages/${pageId}"])`)).toContainText(said)
})

test('a picture is stored as it was sent', thorough, async ({ page, staff }) => {
  const size = { width: 480, height: 320 }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const original = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  await page.goto('/admin/collections/media/create')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `noise-${unique}.png`, mimeType: 'image/png', buffer: original })
  await page.locator('#field-alt').fill('Nothing but noise')
  await page.getByRole('button', { name: 'Save' }).click()
  // Ten smaller sizes are generated.
  await expect(page).toHaveURL(/\/media\/\d+/)

  const id = /\/media\/(\d+)/.exec(page.url())?.[1]
  const stored = await (await staff.get(`/api/media/${id}`)).json()
  expect(stored).toMatchObject({ ...size, alt: 'Nothing but noise', mimeType: 'image/png' })
  const back = await staff.get(`/media/${stored.filename}`)
  expect(back.headers()['content-type']).toBe('image/png')
  const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer()
  expect((await pixels(await back.body())).equals(await pixels(original))).toBe(true)

  for (const name of ['avif400', 'webp800', 'jpeg800']) {
    const smaller = await staff.get(`/media/${stored.sizes[name].filename}`)
    expect(smaller.headers()['content-type']).toBe(stored.sizes[name].mimeType)
    expect((await sharp(await smaller.body()).metadata()).width).toBe(stored.sizes[name].width)
  }
})

test.describe('an invalid upload', () => {
  // Of these files alone, because other tests upload pictures meanwhile.
  const mark = `refused-${unique}`
  const mediaFiles = () =>
    readdirSync(path.join(process.env.E2E_DATA_DIR ?? '', 'media')).filter((file) => file.includes(mark))
  const send = (request: APIRequestContext, name: string, mimeType: string, buffer: Buffer) =>
    request.post('/api/media', {
      multipart: {
        file: { name: `${mark}-${name}`, mimeType, buffer },
        _payload: JSON.stringify({ alt: mark }),
      },
    })
  const stored = async (request: APIRequestContext) =>
    (await (await request.get(`/api/media?where[alt][equals]=${mark}`)).json()).totalDocs

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const refused = [
    [
      'an SVG, which can contain scripts',
      'drawing.svg',
      'image/svg+xml',
      svg,
      400,
      'These are possible: .avif, .webp, .jpg',
    ],
    ['an SVG named .png', 'drawing.png', 'image/png', svg, 400, 'These are possible: '],
    ['a text', 'letter.txt', 'text/plain', Buffer.from('Dear school'), 400, 'These are possible: '],
    ['a file of 16 MB', 'large.png', 'image/png', Buffer.alloc(16 * 1024 * 1024), 413, 'larger than 15 MB'],
  ] as const
  for (const [what, name, mimeType, buffer, status, sentence] of refused) {
    test(`(${what}) is refused with a message, and nothing is stored`, async ({ staff }) => {
      const answer = await send(staff, name, mimeType, buffer)
      expect(answer.status()).toBe(status)
      const [error] = (await answer.json()).errors
      expect(error.data?.errors?.[0].message ?? error.message).toContain(sentence)
      expect({ files: mediaFiles(), documents: await stored(staff) }).toEqual({ files: [], documents: 0 })
    })
  }
})

test('the panel is told which field of a document is wrong', async ({ staff }) => {
  const answer = await staff.post('/api/categories', { data: {} })
  expect(answer.status()).toBe(400)
  const [error] = (await answer.json()).errors
  expect(error.name).toBe('ValidationError')
  expect(error.data.errors.map(({ path }: { path: string }) => path)).toContain('title')
})

test(
  'an editor sees no other users and cannot create any',
  thorough,
  async ({ request, staff, playwright, baseURL }) => {
    const editor = { email: `editor-${unique}@example.org`, password: 'quiet-river-stones', name: 'Edi' }
    const made = await staff.post('/api/users', { data: { ...editor, role: 'editor' } })
    expect(made.status()).toBe(201)
    const { id } = (await made.json()).doc as { id: number }
    const { user: me } = await (await staff.get('/api/users/me')).json()

    const editorApi = await openApi(playwright, baseURL)
    expect((await editorApi.post('/api/users/login', { data: editor })).status()).toBe(200)
    const seen = await (await editorApi.get('/api/users')).json()
    expect(seen.docs.map((user: { id: number }) => user.id)).toEqual([id])
    const refusals = [
      await editorApi.post('/api/users', {
        data: { ...editor, email: `x${editor.email}`, role: 'administrator' },
      }),
      await editorApi.get(`/api/users/${me.id}`),
      await editorApi.patch(`/api/users/${me.id}`, { data: { name: 'Taken over' } }),
      await editorApi.delete(`/api/users/${id}`),
      await editorApi.post('/api/globals/site-settings', { data: { name: 'Taken over' } }),
    ]
    expect(refusals.map((answer) => answer.status())).toEqual([403, 404, 403, 403, 403])
    await editorApi.patch(`/api/users/${id}`, { data: { role: 'administrator' } })
    expect(await (await staff.get(`/api/users/${id}`)).json()).toMatchObject({ role: 'editor' })
    expect((await editorApi.get(`/preview/pages/${pageId}`)).status()).toBe(200)
    await editorApi.dispose()

    expect((await request.get('/api/users')).status()).toBe(403)
  },
)

test.describe('a new password of one’s own', thorough, () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is saved only together with the current one', async ({ page, context, request, staff }) => {
    const editor = { email: `changes-${unique}@example.org`, password: 'quiet-river-stones', name: 'Cha' }
    expect((await staff.post('/api/users', { data: { ...editor, role: 'editor' } })).status()).toBe(201)
    await context.clearCookies()
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(editor.email)
    await page.getByLabel('Password').fill(editor.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/admin')
    await page.goto('/admin/account')
    const current = page.getByLabel('Current Password')
    await expect(page.getByLabel('Name')).toHaveValue(editor.name)
    await expect(current).toHaveCount(0)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.locator('#field-password').fill('louder-river-stones')
    await page.locator('#field-confirm-password').fill('louder-river-stones')
    await current.fill('not that one')
    // Payload validates the input with a delay and sends nothing before that, so this clicks again, as a person would.
    const saveUntil = (shown: string) =>
      expect(async () => {
        const answer = page.getByText(shown).first()
        if (!(await answer.isVisible()))
          await page.getByRole('button', { name: 'Save' }).click({ timeout: 5_000 })
        await expect(answer).toBeVisible({ timeout: 5_000 })
      }).toPass()
    await saveUntil('This is not your current password.')
    await current.fill(editor.password)
    await saveUntil('Updated successfully.')
    await expect(current).toHaveCount(0)
    const changed = { email: editor.email, password: 'louder-river-stones' }
    expect((await request.post('/api/users/login', { data: changed })).status()).toBe(200)
  })
})

test('the first screen leads to what waits, and the menu stays as it was left', async ({
  page,
  context,
  staff,
  playwright,
  baseURL,
}) => {
  // A user of its own: other tests of the administrator need the menu meanwhile.
  const editor = { email: `menu-${unique}@example.org`, password: 'quiet-river-stones', name: 'Mel' }
  expect((await staff.post('/api/users', { data: { ...editor, role: 'editor' } })).status()).toBe(201)
  const api = await openApi(playwright, baseURL)
  await context.clearCookies()
  await context.addCookies(await logInByApi(api, editor))
  await api.dispose()
  const data = { title: `Unfinished ${unique}`, slug: '', _status: 'draft' }
  const draft = await (await staff.post('/api/pages?draft=true', { data })).json()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close Menu' }).first()).toBeVisible()
  // A menu that opens late moves links away under the pointer.
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await expect(page.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/')
  await expectPanelAccessible(page, '.today')
  await page.getByRole('link', { name: /Pages?: not published yet/ }).click()
  await expect(page.getByRole('link', { name: data.title })).toBeVisible()
  await staff.delete(`/api/pages/${draft.doc.id}`)

  const [close, open] = ['Close Menu', 'Open Menu'].map((name) => page.getByRole('button', { name }).first())
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/payload-preferences/nav') && answer.request().method() === 'POST',
  )
  await close?.click()
  await saved
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/collections/pages/${pageId}`)
  await expect(page.getByRole('link', { name: 'View site' })).toBeVisible()
  await expect(page.locator('.app-header__account')).toBeInViewport({ ratio: 1 })
  await expectPanelWidth(page, 390)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await open?.click()
  await expect(page.getByRole('link', { name: 'Price lists', exact: true })).toBeInViewport()
})

test('logging out ends the session', thorough, async ({ page, context, staff }) => {
  expect((await (await staff.get('/api/users/me')).json()).user).toMatchObject({ role: 'administrator' })
  await page.goto('/admin')
  const way = await page.getByRole('link', { name: 'Log out' }).getAttribute('href')
  await page.goto(way ?? '')
  await expect.poll(() => cookiesBesidesChoice(context)).toEqual([])
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)

  // A kept cookie is no longer valid.
  expect((await (await staff.get('/api/users/me')).json()).user).toBeNull()
  expect((await staff.get(`/preview/pages/${pageId}`)).status()).toBe(403)
})

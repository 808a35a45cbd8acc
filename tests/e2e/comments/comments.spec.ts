import type { Page } from '@playwright/test'
import {
  LIGHTBOX_FADE_MS,
  LIGHTBOX_MAX_HEIGHT,
  LIGHTBOX_MAX_WIDTH,
  LIGHTBOX_SHARE,
} from '../../../src/ui/constants'
import { htmlProblems } from '../../html-problems'
import { isOpen } from '../gallery/gallery-page'
import { expectAccessible } from '../kit/axe'
import { administratorCookies } from '../kit/staff'
import { expect, test, thorough } from '../kit/test'
import { comment, field, form, isReady, parentId, thread } from './comments'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(page.viewportSize()?.width)

test('comments are in the HTML, replies below their parents, without pending ones', async ({
  page,
  request,
}) => {
  const { baseURL } = test.info().project.use
  let html = ''
  for (let path: string | undefined = thread; path; ) {
    const body = await (await request.get(path)).text()
    expect(await htmlProblems(body)).toEqual([])
    html += body
    path = /<a [^>]*rel="next" href="([^"]+)"/.exec(body)?.[1]
  }
  const ids = [...html.matchAll(/<article id="comment-(\d+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  await page.goto(thread)
  await test.step('the feed is valid XML for a browser’s parser', () => expectValidFeed(page))
  await expect(page.getByText(`${ids.length} comments`, { exact: true })).toBeVisible()
  for (const hidden of ['Cheap essays', 'Good teachers, lovely town', 'beatriz@example.org'])
    expect(html).not.toContain(hidden)
  const reply = page.locator('.comments .comments .comments .comments article').first()
  await expect(reply).toContainText('is it far to the school')
  await expect(comment(page, 'Welcome to our comments').getByText('From the school')).toBeVisible()
  await expect(comment(page, 'Eight weeks in spring').getByText('From the school')).toHaveCount(0)
  await expect(comment(page, 'Eight weeks in spring').locator('time').first()).toHaveAttribute(
    'datetime',
    '2026-04-11T09:20:00.000Z',
  )
  await expect(
    comment(page, 'Eight weeks in spring').getByRole('link', { name: 'Beatriz Lanzas', exact: true }),
  ).toHaveAttribute('rel', 'nofollow ugc noopener')
  await link(page, 'Next page').click()
  await expect(page).toHaveURL(`${thread}?page=2`)
  await expect(link(page, 'In reply to Joon-ho Baek')).toHaveAttribute(
    'href',
    new RegExp(`^${thread}#comment-`),
  )
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}${thread}?page=2`,
  )
  await link(page, 'Previous page').click()
  await expect(page).toHaveURL(thread)
})

const expectValidFeed = async (page: Page) => {
  const found = await page.evaluate(async (path) => {
    const feed = new DOMParser().parseFromString(
      await (await fetch(`${path}.atom`)).text(),
      'application/xml',
    )
    return {
      broken: feed.querySelector('parsererror') !== null,
      entries: feed.querySelectorAll('entry > id').length,
      root: feed.documentElement.namespaceURI,
    }
  }, thread)
  expect(found).toEqual({ broken: false, entries: expect.any(Number), root: 'http://www.w3.org/2005/Atom' })
  expect(found.entries).toBeGreaterThan(5)
}

test('the form moves below a comment and back by keyboard', async ({ page }) => {
  await page.goto(thread)
  await isReady(page)
  const replied = comment(page, 'Eight weeks in spring')
  const id = await replied.getAttribute('data-comment')
  const reply = replied.getByRole('link', { name: 'Reply to Beatriz Lanzas' })
  await reply.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Comment')).toBeFocused()
  await expect(page.locator(`#comment-${id} + form`)).toHaveCount(1)
  await expect(parentId(page)).toHaveValue(String(id))
  await expect(form(page).getByRole('heading')).toHaveText('Reply to Beatriz Lanzas')
  await expect(form(page).locator('[data-comment-status]')).toHaveText('You are replying to Beatriz Lanzas.')
  await page.keyboard.type('Half a thought')

  // The form moves to another comment and keeps the text.
  const other = page.getByRole('link', { name: 'Reply to Joon-ho Baek' }).first()
  await other.press('Enter')
  await expect(form(page).getByRole('heading')).toHaveText('Reply to Joon-ho Baek')
  await expect(field(page, 'Comment')).toHaveValue('Half a thought')

  await form(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(parentId(page)).toHaveValue('0')
  await expect(other).toBeFocused()
  await expect(form(page).getByRole('heading')).toHaveText('Write a comment')
  await expect(form(page).locator('[data-comment-status]')).toHaveText('The reply is cancelled.')
  await expect(form(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(page.locator('.comments form')).toHaveCount(0)

  await reply.press('Enter')
  await expect(parentId(page)).toHaveValue(String(id))
  await page.keyboard.press('Escape')
  await expect(parentId(page)).toHaveValue('0')
  await expect(reply).toBeFocused()
})

test('threads and forms fit 360, 640 and 1280 px, also with very long words', async ({ page }) => {
  await page.goto(thread)
  await isReady(page)
  await page.locator('.comments .comments .comments .comments [data-reply]').first().click()
  await expect(form(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
  const widths = [360, 640, 1280]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await fits(page)
    await expectAccessible(page, 'html', ['structure'])
    await page.emulateMedia({ media: 'print' })
    await expect(form(page)).toBeHidden()
    await expect(page.locator('article').first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
  await page.evaluate(() => {
    const long = 'x'.repeat(400)
    for (const part of document.querySelectorAll('.comment-content p, .comment-author bdi'))
      part.textContent = long
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await fits(page)
  }
})

test.describe('the lightbox', () => {
  const open = async (page: Page) => {
    await page.goto('/schools/maple-harbour')
    await isReady(page)
    await link(page, 'All comments').press('Enter')
    await expect(page.getByRole('dialog', { name: 'All comments' })).toBeVisible()
    return page.getByRole('dialog', { name: 'All comments' })
  }

  test('is at most 800 x 600 and 70 % of the window', thorough, async ({ page }) => {
    const dialog = await open(page)
    await expect(dialog.locator('article')).toHaveCount(5)
    for (const size of [
      { width: 1280, height: 900 },
      { width: 1000, height: 700 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      const width = Math.min(LIGHTBOX_MAX_WIDTH, size.width * LIGHTBOX_SHARE)
      const height = Math.min(LIGHTBOX_MAX_HEIGHT, size.height * LIGHTBOX_SHARE)
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(width, 0)
      await expect.poll(async () => (await dialog.boundingBox())?.height).toBeCloseTo(height, 0)
      const overlay = await dialog.evaluate(
        (element) => getComputedStyle(element, '::backdrop').backgroundColor,
      )
      expect(overlay).toBe('rgba(0, 0, 0, 0.8)')
      expect([LIGHTBOX_MAX_WIDTH, LIGHTBOX_MAX_HEIGHT, LIGHTBOX_SHARE]).toEqual([800, 600, 0.7])
      expect(
        await dialog.locator('.lightbox-body').evaluate((body) => body.scrollWidth - body.clientWidth),
      ).toBe(0)
      await expectAccessible(page, 'dialog', size.width === 1280 ? ['light', 'dark'] : ['structure'])
    }
  })

  test('turns pages, keeps the focus and borrows the form of the page', async ({ page }) => {
    const dialog = await open(page)
    await dialog.getByRole('link', { name: 'Next page' }).press('Enter')
    await expect(dialog.getByText('Page 2 of')).toBeVisible()
    await expect(page).toHaveURL('/schools/maple-harbour')
    const focused = new Set<string>()
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab')
      focused.add(
        await page.evaluate(() => {
          const { activeElement: element } = document
          if (element?.closest('dialog[open]')) return 'dialog'
          // Between the last and the first element the focus is in the browser's own controls.
          return element === null || element === document.body ? 'browser' : element.outerHTML
        }),
      )
    }
    expect([...focused].filter((place) => place !== 'browser')).toEqual(['dialog'])
    await dialog.locator('[data-reply]').first().press('Enter')
    await expect(dialog.locator('[data-comment-form]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[data-comment-form]')).toHaveCount(0)
    await dialog.locator('[data-reply]').first().press('Enter')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link(page, 'All comments')).toBeFocused()
    await expect(page.locator('#anc-comments form')).toHaveCount(1)
    await expect(parentId(page)).toHaveValue('0')
    await link(page, 'All comments').press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link(page, 'All comments')).toBeFocused()
  })

  test('opens once, whatever is clicked', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/assets/thread-actions*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/schools/maple-harbour')
    await isReady(page)
    await link(page, 'All comments').click()
    await link(page, 'All comments').click()
    release()
    const dialog = page.locator('dialog.thread-lightbox')
    await expect(dialog.locator('article')).toHaveCount(5)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // The clock stands still, so the second click comes at once.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await link(page, 'All comments').click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await page.clock.runFor(LIGHTBOX_FADE_MS)
    await expect(dialog).toBeVisible()
  })

  for (const { reducedMotion, fadeMs } of [
    { reducedMotion: 'no-preference', fadeMs: LIGHTBOX_FADE_MS },
    { reducedMotion: 'reduce', fadeMs: 0 },
  ] as const)
    test(`fades for ${fadeMs} ms when the overlay is clicked (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      expect(LIGHTBOX_FADE_MS).toBe(200)
      await page.emulateMedia({ reducedMotion })
      await page.clock.install({ time: 0 })
      const dialog = await open(page)
      await expect(dialog.locator('article')).toHaveCount(5)
      await page.clock.pauseAt(120_000)
      await page.mouse.click(5, 5)
      if (fadeMs) {
        await page.clock.runFor(fadeMs - 1)
        await expect(dialog).toBeVisible()
        await expect(dialog).toHaveCSS('opacity', '0')
        const backdrop = () => dialog.evaluate((element) => getComputedStyle(element, '::backdrop').opacity)
        await expect.poll(backdrop).toBe('0')
        await page.clock.runFor(1)
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(link(page, 'All comments')).toBeFocused()
    })

  test('has its own size also after the gallery was open', thorough, async ({ page }) => {
    await page.goto('/schools/maple-harbour')
    await isReady(page)
    await page.locator('#anc-gallery a').first().press('Enter')
    await isOpen(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await link(page, 'All comments').press('Enter')
    await expect
      .poll(async () => (await page.getByRole('dialog').boundingBox())?.width)
      .toBeCloseTo(LIGHTBOX_MAX_WIDTH, 0)
  })

  test.describe('without an answer', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

    test('says so, in the language of the page', thorough, async ({ page }) => {
      await page.route(`**${thread}`, (route) => route.abort())
      const dialog = await open(page)
      await expect(dialog.getByRole('alert')).toHaveText(
        'The requested content cannot be loaded. Please try again later.',
      )
      await expectAccessible(page, 'dialog')
    })
  })
})

test.describe('personal data of a visitor', () => {
  const personal = '**/comments/personal'
  const know = (page: Page, baseURL = '') =>
    page.context().addCookies([{ name: 'zoo-comment_login', value: 'guest', url: baseURL }])

  test('is not requested without a cookie and is empty for a forged one', async ({ page, baseURL }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/personal')) asked++
    })
    await page.goto(thread)
    await isReady(page)
    expect(asked).toBe(0)
    await page.context().addCookies([
      { name: 'zoo-comment_author', value: 'Eva', url: String(baseURL) },
      { name: 'zoo-comment_hash', value: 'x', url: String(baseURL) },
      { name: 'zoo-comment_own', value: '1-2-3-4-5-6-7-8-9-10-11-12-13-14-15.x', url: String(baseURL) },
      { name: 'zoo-comment_login', value: 'staff', url: String(baseURL) },
    ])
    const answered = page.waitForResponse(personal)
    await page.goto(thread)
    expect(await (await answered).json()).toEqual({ pending: [], canModerate: false })
    await expect(field(page, 'Name')).toHaveValue('')
  })

  test('fills the form and shows pending comments in their places', async ({ page, baseURL }) => {
    await know(page, baseURL)
    await page.goto(thread)
    const parent = Number(await comment(page, 'Eight weeks in spring').getAttribute('data-comment'))
    const article = (id: number, text: string) =>
      `<article id="comment-${id}" class="comment anchor" data-comment="${id}"><p class="comment-pending">Your comment is awaiting moderation.</p><div class="comment-content"><p>${text}</p></div></article>`
    await page.route(personal, (route) =>
      route.fulfill({
        json: {
          remembered: { author: 'Ana Pérez', email: 'ana@example.org', url: 'https://ana.example/' },
          pending: [
            { parentId: 0, html: article(900001, 'At the top') },
            { parentId: parent, html: article(900002, 'Below') },
          ],
          canModerate: false,
        },
      }),
    )
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue('Ana Pérez')
    await expect(field(page, 'E-mail address')).toHaveValue('ana@example.org')
    await expect(field(page, 'Website')).toHaveValue('https://ana.example/')
    await expect(form(page).getByLabel('Remember')).toBeChecked()
    await expect(page.getByText('Your comment is awaiting moderation.')).toHaveCount(2)
    await expect(page.locator('[data-thread] > .comments > li:last-child #comment-900001')).toBeVisible()
    await expect(
      page.locator(`li:has(> #comment-${parent}) > .comments > li:last-child > #comment-900002`),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
    await expectAccessible(page, '[data-thread]')
  })

  test('lets moderators edit in place', thorough, async ({ page, baseURL }) => {
    await page.context().addCookies(administratorCookies())
    await page.context().addCookies([{ name: 'zoo-comment_login', value: 'staff', url: String(baseURL) }])
    // A query from a link in a mail; the cached page is the same.
    const began = `${thread}?from=mail`
    await page.goto(began)
    const edit = page.getByRole('link', { name: 'Edit the comment of Beatriz Lanzas' }).first()
    const edited = comment(page, 'Eight weeks in spring')
    const id = await edited.getAttribute('data-comment')
    const query = new URLSearchParams({ return: `${began}#comment-${id}` })
    await expect(edit).toHaveAttribute('href', `${thread}/edit/${id}?${query}`)
    await edit.press('Enter')
    const editor = page.locator(`#comment-${id} textarea`)
    await expect(editor).toBeFocused()
    await expect(editor).toHaveValue(/^Eight weeks in spring/)
    await expect(edited.locator('.comment-content')).toBeHidden()
    await expectAccessible(page, `#comment-${id}`)
    await page.locator(`#comment-${id}`).getByRole('link', { name: 'Cancel' }).click()
    await expect(editor).toHaveCount(0)
    await expect(page.locator(`#comment-${id} .comment-content`)).toBeVisible()
    await expect(edit).toBeFocused()

    await edit.press('Enter')
    await editor.fill(`${await editor.inputValue()} I would come again.`)
    await editor.press('Control+Enter')
    await expect(page).toHaveURL(`${began}#comment-${id}`)
    await expect(async () => {
      await page.reload()
      await expect(page.locator(`#comment-${id}`)).toContainText('I would come again.', { timeout: 15_000 })
    }).toPass()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is a link or a form', async ({ page }) => {
    await page.goto('/schools/maple-harbour')
    await expect(page.locator('#anc-comments article')).toHaveCount(3)
    await link(page, 'All comments').click()
    await expect(page).toHaveURL(thread)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Comments on Maple Harbour Language School',
    )
    await link(page, 'Next page').click()
    await expect(page).toHaveURL(`${thread}?page=2`)
    await expect(form(page)).toHaveAttribute('action', thread)
    await expect(form(page)).toHaveAttribute('method', 'post')
    await expect(page.locator('[data-reply]').first()).toHaveAttribute(
      'href',
      new RegExp(`^${thread}/reply/\\d+$`),
    )
    await link(page, 'Back to Maple Harbour Language School').click()
    await expect(page).toHaveURL('/schools/maple-harbour')
  })
})

import type { Page } from '@playwright/test'
import { contentVectors, nameVectors, strangeAddresses, wrongAddresses } from '../../attack-vectors'
import { startCopy } from '../kit/start-site'
import { expect, test, thorough } from '../kit/test'
import { isReady, logIn } from './comments'
import { storeComments } from './stored-comments'

// One worker, because each worker would start its own site. The site is separate because other specs count the schools.
test.describe.configure({ mode: 'default' })

// Written directly to the database to bypass the checks of the form: the pages themselves must be safe.

const slug = 'attacked'
const perPage = 5
const addresses = [...strangeAddresses, ...wrongAddresses]

/** All texts are on the first page, which the school's page shows too; all names and websites follow. */
const comments = () => {
  const size = Math.ceil(contentVectors.length / perPage)
  const first = Array.from({ length: perPage }, (_, page) =>
    contentVectors.slice(page * size, (page + 1) * size).join('\n\n'),
  )
  return nameVectors.map((author, index) => ({
    author,
    content: first[index] ?? contentVectors[index] ?? '',
    url: addresses[index % addresses.length],
    email: '"><script>window.attacked=1</script>@mail.example',
    state: 'approved',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }))
}
const pages = Math.ceil(nameVectors.length / perPage)

let site: Awaited<ReturnType<typeof startCopy>>
let schoolPage = ''
let threadPage = ''

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000)
  site = await startCopy()
  schoolPage = `${site.url}/schools/${slug}`
  threadPage = `${schoolPage}/comments`
  const staff = await playwright.request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { origin: site.url },
  })
  await logIn(staff)
  const found = await staff.get('/api/schools?where[slug][equals]=maple-harbour&depth=0&limit=1')
  const { summary, description, street, town, country, lat, lng, email, languages } = (await found.json())
    .docs[0]
  const texts = { summary, description, street, town, country, lat, lng, email, languages }
  const made = await staff.post('/api/schools', {
    data: { ...texts, name: 'A school under attack', slug, _status: 'published' },
  })
  expect(made.status()).toBe(201)
  const school: number = (await made.json()).doc.id
  await storeComments(
    comments().map((comment) => ({ school, ...comment })),
    site.folder,
  )
  await staff.dispose()
})
test.afterAll(() => site.stop())

/** Collects all signs that injected code ran; called at the end. */
const watch = (page: Page) => {
  const noticed: string[] = []
  page.on('dialog', (dialog) => {
    noticed.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (/evil\.example|\/etc\/passwd/.test(request.url())) noticed.push(request.url())
  })
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) noticed.push(`a frame: ${frame.url()}`)
  })
  return async () => {
    expect(noticed).toEqual([])
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  }
}

/** Elements and attributes that must not occur within comments. */
const strangers = (page: Page, within: string) =>
  page.locator(`${within} [data-comment]`).evaluateAll((articles) => {
    const known = /^(ARTICLE|HEADER|FOOTER|DIV|P|SPAN|STRONG|BDI|BR|A|TIME)$/
    return articles
      .flatMap((article) => [article, ...article.querySelectorAll('*')])
      .filter(
        (element) =>
          !known.test(element.tagName) ||
          element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style') ||
          !/^(https?:\/\/|\/|#|$)/.test(element.getAttribute('href') ?? ''),
      )
      .map((element) => element.outerHTML)
  })

/** The visible part of a text: without control characters and with normalised spaces. */
const seen = (text: string) => text.replace(/[\p{Cc}\s\u2028\u2029]+/gu, '')
const textsIn = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map(seen)

test('attacks are shown as text on the school’s page and in the lightbox', async ({ page }) => {
  const unhurt = watch(page)
  await page.goto(schoolPage)
  await isReady(page)
  // The newest ones.
  await expect(page.locator('[data-thread] [data-comment]')).toHaveCount(3)
  expect(await strangers(page, 'body')).toEqual([])
  await unhurt()

  await page.getByRole('link', { name: 'All comments', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'All comments' })
  const [names, contents]: [string[], string[]] = [[], []]
  for (let number = 1; number <= pages; number++) {
    await expect(dialog.getByText(`Page ${number} of ${pages}`)).toBeVisible()
    names.push(...(await textsIn(page, 'dialog .comment-author')))
    contents.push(...(await textsIn(page, 'dialog .comment-content')))
    expect(await strangers(page, 'dialog')).toEqual([])
    if (number < pages) await dialog.getByRole('link', { name: 'Next page' }).press('Enter')
  }
  expect(names).toEqual(nameVectors.map(seen))
  for (const vector of contentVectors) expect(contents.join('')).toContain(seen(vector))

  // The name is also in the form's heading and in the announcement.
  await dialog
    .getByRole('link', { name: /^Reply to/ })
    .last()
    .press('Enter')
  await expect(dialog.locator('[data-comment-form]')).toBeVisible()
  await unhurt()
})

test(
  'attacks are harmless on every page of the thread, by mouse and by keyboard',
  thorough,
  async ({ page }) => {
    const unhurt = watch(page)
    const names: string[] = []
    for (let number = 1; number <= pages; number++) {
      await page.goto(number === 1 ? threadPage : `${threadPage}?page=${number}`)
      await isReady(page)
      names.push(...(await textsIn(page, '[data-thread] .comment-author')))
      expect(await strangers(page, 'body')).toEqual([])
      for (const author of await page.locator('a.comment-author').all()) {
        await author.hover()
        await author.focus()
      }
      await page
        .getByRole('link', { name: /^Reply to/ })
        .first()
        .press('Enter')
      await expect(page.locator('[data-comment-form]')).toBeVisible()
      await unhurt()
    }
    expect(names).toEqual(nameVectors.map(seen))
  },
)

test('attacks are harmless in the feed, even in a careless reader', async ({ page }) => {
  const unhurt = watch(page)
  await page.goto(threadPage)
  const feed = await page.evaluate(async (address) => {
    const text = await (await fetch(address)).text()
    const read = new DOMParser().parseFromString(text, 'application/xml')
    const contents = [...read.querySelectorAll('entry > content')].map((one) => one.textContent ?? '')
    // A careless reader inserts the entries unescaped.
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = contents.join('')
    await new Promise((resolve) => setTimeout(resolve, 200))
    const attributes = [...place.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())
    const addresses = [...read.querySelectorAll('uri')].map((one) => one.textContent ?? '')
    return {
      broken: read.querySelector('parsererror')?.textContent ?? '',
      entries: contents.length,
      elements: [...new Set([...place.querySelectorAll('*')].map((one) => one.tagName))].sort(),
      attributes: [...new Set(attributes)].sort(),
      inside: read.querySelectorAll('entry > author > name > *, entry > title > *').length,
      dangerous: addresses.filter((one) => !/^https?:\/\//.test(one)),
      text: place.textContent ?? '',
    }
  }, `${threadPage}.atom`)
  expect(feed).toMatchObject({ broken: '', inside: 0, dangerous: [] })
  expect(feed.entries).toBeGreaterThan(10)
  expect(['P', 'BR', 'A']).toEqual(expect.arrayContaining(feed.elements))
  expect(['href', 'rel']).toEqual(expect.arrayContaining(feed.attributes))
  expect(seen(feed.text)).toContain(seen(contentVectors.at(-5) ?? ''))
  await unhurt()
})

import { thorough } from '../kit/test'
import { choice, dialog } from './consent-site'
import type { ThirdParties } from './third-parties'
import { listed, snippets, type ThirdPartySite } from './third-party-site'
import { choose, expect, group, openSettings, ran, settled, stored, test, visit } from './third-party-test'

// Allowed services are restored completely and in order; all others stay blocked.

test.describe.configure({ mode: 'default' })

const view = (address: string) => `tracker.test/collect.gif?view=${encodeURIComponent(address)}`

/** Requests of the snippets on every page. */
const bySnippets = (address: string) => [
  'tags.test/gtag.js?id=G-1',
  'tracker.test/analytics.js',
  view(address),
]
/** Requests of the page with one element of each kind. */
const byPage = [
  'fonts.test/letters.css',
  'pixel.test/one.gif',
  'pixel.test/wide.gif',
  'stranger.test/p.gif',
  'tracker.test/first.js',
  'tracker.test/second.js',
  'video.test/one.html',
  'video.test/two.html',
]

/** Waits until exactly these requests have arrived, then clears the list. */
const reached = async (thirdParties: ThirdParties, expected: string[]) => {
  await expect.poll(thirdParties.requests).toEqual([...expected].sort())
  thirdParties.forget()
}

const receiptsOf = async ({ request }: ThirdPartySite, receipt: string) => {
  const answer = await request.get('/api/consent-receipts', {
    params: { 'where[receipt][equals]': receipt, sort: 'id' },
  })
  return ((await answer.json()) as { docs: Record<string, unknown>[] }).docs
}

test('Accept restores everything, withdrawal removes it, and the policy is never violated', async ({
  page,
  thirdParties,
}) => {
  await visit(page, '/everything')
  await choose(page, 'Accept')
  await reached(thirdParties, [...byPage, ...bySnippets('/everything')])
  // Scripts run in document order, except `gtag`, which is async.
  const inOrder = ['first', 'inline', 'second', 'analytics', 'counted']
  await expect.poll(async () => (await ran(page)).filter((name) => name !== 'gtag')).toEqual(inOrder)
  await expect(page.locator('.embedded img[src="http://pixel.test/one.gif"]')).toHaveCount(1)

  const answer = await page.reload()
  await reached(thirdParties, [...byPage, ...bySnippets('/everything')])
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("'sha256-")
  expect(policy).not.toMatch(/unsafe|nonce|\*(\s|;|$)|\bhttps?:(\s|;|$)/)

  await visit(page, '/arrival')
  await reached(thirdParties, bySnippets('/arrival'))
  expect(await stored(page)).toEqual(['counter', 'counter', 'counter', 'pd_cc'])

  await openSettings(page)
  for (const name of ['Films', 'Google Analytics']) await group(page, name).uncheck()
  await choose(page, 'Save settings')
  await reached(thirdParties, ['tracker.test/analytics.js', view('/arrival')])
  expect(await stored(page)).toEqual(['counter', 'counter', 'counter', 'pd_cc'])

  await openSettings(page)
  await choose(page, 'Reject all')
  for (const address of ['/arrival', '/everything']) await visit(page, address)
  await settled(page)
  expect(thirdParties.requests()).toEqual([])
  expect(await ran(page)).toEqual([])
  expect(await stored(page)).toEqual(['pd_cc'])
})

test(
  'elements of allowed services that scripts insert later stay, from all their hosts',
  thorough,
  async ({ page, thirdParties }) => {
    await visit(page, '/arrival')
    await choose(page, 'Accept')
    await reached(thirdParties, bySnippets('/arrival'))
    await page.evaluate(() => {
      const insert = (name: string, src: string) => {
        const node = Object.assign(document.createElement(name), { src, className: 'late' })
        document.querySelector('main')?.append(node)
      }
      insert('script', 'http://cdn.tracker.test/late.js')
      insert('img', 'http://PIXEL.test/late.gif')
      // The list names youtube.com; the service has more hosts.
      insert('iframe', 'https://www.youtube-nocookie.com/embed/abcDEF12345')
    })
    // The fake server never answers over https, so the browser retries.
    await expect
      .poll(() => [...new Set(thirdParties.requests())])
      .toEqual(['cdn.tracker.test/late.js', 'pixel.test/late.gif', 'www.youtube-nocookie.com (https)'])
    await expect.poll(() => ran(page)).toContain('late')
    // After this call all observed mutations have been handled.
    await page.evaluate(() => window.PDCookieConsent.config({}))
    await expect(page.locator('.late')).toHaveCount(3)
    await expect(page.locator('.consent-badge')).toHaveCount(0)
  },
)

test('Save settings allows exactly the selected groups', thorough, async ({ page, thirdParties }) => {
  await visit(page, '/everything')
  await dialog(page).getByRole('button', { name: 'Configure' }).click()
  await group(page, 'Pictures').check()
  await choose(page, 'Save settings')
  await reached(thirdParties, ['pixel.test/one.gif', 'pixel.test/wide.gif'])
  expect(await ran(page)).toEqual([])
  const other = await page.goto('/about')
  await settled(page)
  expect(thirdParties.requests()).toEqual([])
  expect(other?.headers()['content-security-policy']).not.toMatch(/video|tracker|fonts|stranger|tags|nonce/)
})

test.describe('an allowed script', () => {
  test.use({ expectedErrors: [/violates the following Content Security Policy directive/] })

  test('cannot load refused services or inline scripts', async ({ page, thirdParties, violations }) => {
    await visit(page, '/inserting')
    await dialog(page).getByRole('button', { name: 'Configure' }).click()
    await group(page, 'Counter').check()
    await choose(page, 'Save settings')
    const theirs = ['analytics', 'inserted', 'inserting'].map((name) => `tracker.test/${name}.js`)
    await reached(thirdParties, [...theirs, view('/inserting')])
    await expect
      .poll(() => [...violations].sort())
      .toEqual([
        ...['stranger', 'video'].map((name) => `script-src-elem http://${name}.test/inserted.js`),
        ...['inline', 'inline'].map((what) => `script-src-elem ${what}`),
      ])
    violations.length = 0
    expect(thirdParties.requests()).toEqual([])
    expect((await ran(page)).sort()).toEqual(['analytics', 'counted', 'inserted', 'inserting'])
  })
})

test('Google receives “denied” for everything before its tag loads, then the allowed signals', async ({
  page,
}) => {
  const dataLayer = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: Iterable<unknown>[] }).dataLayer ?? []).map((entry) => [...entry]),
    )
  const signals = (analytics: string) => ({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: analytics,
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'denied',
  })
  await visit(page, '/films')
  expect(await dataLayer()).toEqual([])
  await dialog(page).getByRole('button', { name: 'Configure' }).click()
  await group(page, 'Google Analytics').check()
  await choose(page, 'Save settings')
  const atFirst = [
    ['consent', 'default', signals('denied')],
    ['consent', 'update', signals('granted')],
    ['js', 1],
    ['config', 'G-1'],
  ]
  await expect.poll(dataLayer).toEqual(atFirst)
  // A change without a reload is sent to the running tag.
  await page.getByRole('button', { name: 'Always allow Films' }).first().click()
  await expect.poll(dataLayer).toEqual([...atFirst, ['consent', 'update', signals('granted')]])
})

test(
  'a changed text does not ask again; a new service asks only for itself',
  thorough,
  async ({ page, site, thirdParties }) => {
    await visit(page, '/everything')
    await choose(page, 'Accept')
    await site.setServices(listed.map((service) => ({ ...service, purpose: 'In other words.' })))
    // A cached page may be up to a second older than the setting.
    await expect(async () => {
      await visit(page, '/cookie-policy')
      await expect(page.getByText('In other words.').first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    await visit(page, '/everything')
    await expect(dialog(page)).toBeHidden()

    await site.setServices([...listed, { name: 'Strangers', domain: 'stranger.test' }])
    try {
      await expect(async () => {
        thirdParties.forget()
        await visit(page, '/everything')
        await expect(dialog(page).locator('.consent-asked li')).toHaveText([/^Strangers \(new\)/], {
          timeout: 2000,
        })
      }).toPass()
      const rest = byPage.filter((request) => !request.startsWith('stranger'))
      await reached(thirdParties, [...rest, ...bySnippets('/everything')])
      await dialog(page).getByRole('button', { name: 'Reject', exact: true }).dblclick()
      await expect(dialog(page)).toBeHidden()
      await visit(page, '/everything')
      await expect(dialog(page)).toBeHidden()
      await reached(thirdParties, [...rest, ...bySnippets('/everything')])
      // A double click is one decision, and the receipt has its method.
      const [, , receipt = ''] = (await choice(page))?.value.split('.') ?? []
      expect((await receiptsOf(site, receipt)).map(({ method }) => method)).toEqual(['accept', 'reject'])
    } finally {
      await site.setServices(listed)
    }
  },
)

test('every decision leaves one receipt, which the cookie policy shows to its visitor', async ({
  page,
  site,
}) => {
  await visit(page, '/arrival')
  await choose(page, 'Accept')
  await openSettings(page)
  await group(page, 'Films').uncheck()
  await choose(page, 'Save settings')
  await openSettings(page)
  await choose(page, 'Reject all')
  const [, , receipt = ''] = (await choice(page))?.value.split('.') ?? []
  await visit(page, '/cookie-policy')
  const section = page.getByRole('region', { name: 'Your decisions' })
  await expect(section.getByRole('code')).toHaveText(receipt)
  await expect(section.locator('tbody td:nth-child(2)')).toHaveText([/reject/i, /sav/i, /accept/i])
  const docs = await receiptsOf(site, receipt)
  expect(docs.map(({ method }) => method)).toEqual(['accept', 'save', 'reject'])
  expect(docs[1]).toMatchObject({ refused: ['Films'] })
})

test(
  'the page is the same for all visitors; only its security policy differs',
  thorough,
  async ({ page, site }) => {
    const load = async () => {
      const cookie = await choice(page)
      const answer = await site.request.get('/everything', {
        headers: cookie ? { cookie: `pd_cc=${cookie.value}` } : {},
      })
      return { body: await answer.body(), policy: answer.headers()['content-security-policy'] ?? '' }
    }
    const undecided = await load()
    await visit(page, '/everything')
    await choose(page, 'Accept')
    const accepted = await load()
    await openSettings(page)
    await choose(page, 'Reject all')
    const rejected = await load()
    for (const { body } of [accepted, rejected]) expect(body.equals(undecided.body)).toBe(true)
    expect(rejected.policy).toBe(undecided.policy)
    expect(accepted.policy).not.toBe(undecided.policy)
  },
)

test(
  'a site without listed services does not ask but still shows placeholders for frames',
  thorough,
  async ({ page, site }) => {
    await site.setSnippets([])
    await site.setServices([])
    try {
      // Pages follow the settings within a second.
      const items = async () => {
        await visit(page, '/films')
        return JSON.parse((await page.locator('#pdcc-data').textContent()) ?? '{}').items
      }
      await expect.poll(items).toEqual([])
      await expect(page.getByRole('button', { name: 'Load once' })).toHaveCount(3)
      await expect(dialog(page)).toBeHidden()
    } finally {
      await site.setServices(listed)
      await site.setSnippets(snippets)
    }
  },
)

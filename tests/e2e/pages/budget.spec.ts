import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { gzipBytes, isOfTheMap, kilobyte, recordRequests } from '../kit/page-weight'
import { cookiesBesidesChoice, expect, settled, test } from '../kit/test'

// What every page loads and stores is measured together with its layout (layout.spec.ts), which takes one visit less.

test('the calculator is smaller than 25 kB without React', async ({ page, request }) => {
  const asked = recordRequests(page)
  await page.goto('/schools/maple-harbour')
  await page.locator('[name=course]').selectOption('4')
  await expect(page.locator('sh-island[data-hydrated]')).toHaveCount(1)
  const scripts = asked.filter(({ type, address }) => type === 'script' && !/\/(react|client)-/.test(address))
  expect(scripts.length).toBeGreaterThan(0)
  const sizes = await Promise.all(scripts.map(({ address }) => gzipBytes(request, address)))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * kilobyte)
})

test('the map is smaller than 55 kB with its styles', async ({ page, request }) => {
  const asked = recordRequests(page)
  await page.goto('/schools/maple-harbour/how-to-get-here')
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
  const ofTheMap = asked.filter(({ address }) => isOfTheMap(address))
  expect(ofTheMap.map(({ type }) => type).sort()).toEqual(['script', 'script', 'script', 'stylesheet'])
  // Everything the page loads in addition to the files of every page.
  const files = asked.filter(
    ({ type, address }) => isOfTheMap(address) || (type === 'script' && !address.includes('/client-')),
  )
  const sizes = await Promise.all(files.map(({ address }) => gzipBytes(request, address)))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(55 * kilobyte)
})

test('the panel loads at most 1,110 kB of JavaScript with its first screen', () => {
  const routes: { route: string; firstLoadChunkPaths: string[] }[] = JSON.parse(
    readFileSync('.next/diagnostics/route-bundle-stats.json', 'utf8'),
  )
  const files = routes.find(({ route }) => route.startsWith('/admin'))?.firstLoadChunkPaths ?? []
  expect(files.length).toBeGreaterThan(0)
  const sizes = files.map((file) => gzipSync(readFileSync(file)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_110_000)
})

test('fonts are preloaded and cached permanently', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const preloads = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const css = await (await request.get(stylesheet)).text()
  const fonts = [...css.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)].map(
    ([, address = '']) => new URL(address, `${baseURL}${stylesheet}`).pathname,
  )
  expect(preloads).toHaveLength(2)
  expect(fonts).toEqual(expect.arrayContaining(preloads))
  const sizes = new Map<string, number>()
  for (const font of fonts) {
    const answer = await request.get(font)
    expect(answer.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    sizes.set(font, (await answer.body()).length)
  }
  // A theme uses one family for headings and one for text; the others are not loaded.
  for (const pair of [/figtree|brygada/, /figtree|bitter/]) {
    const used = [...sizes].filter(([font]) => pair.test(font)).map(([, size]) => size)
    expect(used.length).toBeGreaterThanOrEqual(4)
    expect(used.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * kilobyte)
  }
})

test('a whole visit violates no content security policy and leaves no cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
      noteViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  const asked = recordRequests(page)

  await page.goto('/')
  await page.getByRole('searchbox').pressSequentially('maple')
  await expect(page).toHaveURL('/?q=maple')
  await expect(page.locator('sh-island h3 a')).toHaveCount(1)
  await page.locator('sh-island h3 a').click()
  await expect(page).toHaveURL('/schools/maple-harbour')
  // The page's script has run.
  await page.waitForLoadState()
  await page.locator('[name=course]').selectOption('4')
  await page.locator('[name=weeks]').selectOption('1')
  await expect(page.locator('output[name=total]')).toHaveText('CA$\u00a0445')
  await page.locator('.map').scrollIntoViewIfNeeded()
  await page.locator('.map-pin-main').click()
  await expect(page.locator('.map-label')).toBeVisible()
  await page.locator('a[href="#anc-gallery"]').first().click()
  await expect(page).toHaveURL(/#anc-gallery$/)
  await page.getByRole('link', { name: 'Scroll to Top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/schools\/maple-harbour\?course=4&weeks=1/)
  await page.goto('/cookie-policy')
  await settled(page)

  expect(violations).toEqual([])
  expect(asked.filter(({ address }) => !address.startsWith(`${baseURL}/`))).toEqual([])
  expect(await cookiesBesidesChoice(context)).toEqual([])
})

test.describe('the policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('is strict, and violations are reported to listeners', async ({ page, request }) => {
    const { 'content-security-policy': whole = '' } = (await request.get('/')).headers()
    // One service of the shared site is allowed without asking (consent-visitors.ts).
    const policy = whole.replaceAll(/ (\*\.)?pay\.test/g, '')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe-|\*|https?:/)
    await page.goto('/')
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          document.addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective))
          const script = document.createElement('script')
          script.src = 'https://elsewhere.example/script.js'
          document.head.append(script)
        }),
    )
    expect(blocked).toBe('script-src-elem')
  })
})

test('the build contains all islands, but no test code and no development tools', () => {
  const maps = ['dist/server', 'dist/server/assets'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.map'))
      .map((name) => path.join(folder, name)),
  )
  const sources = maps.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).sources as string[])
  expect(sources.length).toBeGreaterThan(300)
  expect(
    sources.filter((source) => /\/tests\/|\.test\.|\/test-|seed\/town\/|start\/dev/.test(source)),
  ).toEqual([])
  const islands = (folder: string, end: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => end.test(name))
      .map((name) => path.basename(name).split('.')[0])
      .sort()
  expect(islands('dist/client/assets', /\.island-[\w-]+\.js$/)).toEqual(
    islands('src/features', /\.island\.tsx$/),
  )
})

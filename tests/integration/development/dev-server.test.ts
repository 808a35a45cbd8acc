import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { ensureBrowser } from '../../../scripts/programs/browser.mjs'
import { copySources } from './source-copy'

const { folder, edit } = copySources()
let site: string
let dev: ChildProcess
let output = ''

beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  dev = spawn(process.execPath, ['--conditions=development', 'scripts/dev.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: path.join(folder, 'data'),
      SEED_DEMO: '0',
      LOG_LEVEL: 'warn',
    },
  })
  const keep = (text: Buffer) => {
    output += text
  }
  dev.stdout?.on('data', keep)
  dev.stderr?.on('data', keep)
  while (!output.includes(`Schoolhouse is at ${site}`)) {
    if (dev.exitCode !== null) throw new Error(`npm run dev ended:\n${output}`)
    await pause(50)
  }
})

afterAll(() => {
  dev.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('pages load their scripts and styles from the sources', async () => {
  const response = await fetch(site)
  expect(response.status).toBe(200)
  const html = await response.text()
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts).toEqual(['/src/site/dev-client.ts', '/@vite/client', '/src/site/client.ts'])
  expect(html).toContain('<link rel="stylesheet" href="/src/site/styles/site.css"/>')
})

test('Vite serves the sources as the browser needs them', async () => {
  const script = await fetch(`${site}/src/site/client.ts`)
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await script.text()).toContain('from "/src/site/island-loader.ts"')

  const style = await fetch(`${site}/src/site/styles/site.css`, { headers: { accept: 'text/css' } })
  expect(style.headers.get('content-type')).toMatch(/^text\/css/)

  const icon = await fetch(`${site}/favicon.svg`)
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
})

test('files beside the sources are not served', async () => {
  for (const file of ['/package.json', '/vite.config.ts', '/scripts/dev.mjs'])
    expect((await fetch(site + file)).status, file).toBe(404)
})

test('the browser can connect for hot updates', async () => {
  const upgrade = request(`${site}/__vite_hmr`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    },
  }).end()
  const [response, socket] = await once(upgrade, 'upgrade')
  expect(response.statusCode).toBe(101)
  socket.destroy()
})

describe('an edit', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
    page = await browser.newPage()
    await page.goto(site)
    await page.getByRole('searchbox').fill('typed before')
    await page.locator('sh-island[data-hydrated]').waitFor()
    return () => browser.close()
  })

  /** Sets a mark that is lost when the page reloads. */
  const mark = () => page.evaluate(() => Object.assign(window, { marked: true }))
  const isMarked = () => page.evaluate(() => 'marked' in window)

  test('of an island is applied in place and keeps the typed text', async () => {
    await mark()
    await edit('src/features/schools/SchoolSearch.island.tsx', (text) =>
      text.replace('<search>', '<search data-edited="island">'),
    )
    await page.locator('search[data-edited="island"]').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('typed before')
    expect(await isMarked()).toBe(true)
    // The server renders the edited version too.
    expect(await (await fetch(site)).text()).toContain('<search data-edited="island">')
  })

  test('of a stylesheet is applied in place', async () => {
    await mark()
    await edit('src/features/pages/footer.css', (text) => `${text}\n.site-footer { outline: 7px solid; }\n`)
    const outline = () => page.locator('footer').evaluate((footer) => getComputedStyle(footer).outlineWidth)
    await expect.poll(outline, { timeout: 15_000 }).toBe('7px')
    expect(await isMarked()).toBe(true)
  })

  test.each([
    ['a server component', 'src/features/pages/SiteFooter.tsx', /<footer/, '<footer data-edited="one"'],
    ['a script of the page', 'src/site/client.ts', /^anchor/m, 'document.body.dataset.edited = "two"\n$&'],
  ])('of %s reloads the page', async (_what, file, place, text) => {
    await mark()
    await edit(file, (source) => source.replace(place, text))
    await page.locator(`[data-edited=${/one|two/.exec(text)}]`).waitFor()
    await expect.poll(isMarked).toBe(false)
  })

  test('with a syntax error shows the error instead of the page, until it is mended', async () => {
    const mend = await edit('src/features/pages/SiteHeader.tsx', (text) => `${text}\nconst = mistake\n`)
    await page.locator('vite-error-overlay').waitFor()
    const failed = await fetch(site)
    expect(failed.status).toBe(500)
    const text = await failed.text()
    expect(text).toContain('SiteHeader.tsx')
    expect(text).toContain('const = mistake')
    await page.reload()
    await page.getByText('SiteHeader.tsx').waitFor()
    await mend()
    // The page with the error reloads itself.
    await page.getByRole('searchbox').waitFor()
    expect((await fetch(site)).status).toBe(200)
  })

  test('with a component that throws shows message, file and line instead of the public error page', async () => {
    const file = 'src/features/schools/home-page/HomePage.tsx'
    const before = output.length
    const mend = await edit(file, (text) =>
      text.replace(/^export function HomePage.*$/m, "$&\n  if (Date.now()) throw new Error('a broken page')"),
    )
    const line = readFileSync(path.join(folder, file), 'utf8').split('a broken page')[0]?.split('\n').length
    await page.getByRole('heading', { name: 'Error: a broken page' }).waitFor()
    expect(await page.textContent('body')).toContain(`${file}:${line}`)
    const logged = output.slice(before)
    expect(logged).toMatch(/… \d+ frames of packages/)
    // Several parts of the site report the error, but its stack is printed once.
    expect(logged.split(`${file}:${line}`)).toHaveLength(2)
    await mend()
    await page.getByRole('searchbox').waitFor()
  })

  test('of the model reports the missing column and the command, and keeps the last version running', async () => {
    const mend = await edit('src/features/schools/cms-offers.ts', (text) =>
      text.replace(
        "{ name: 'summary', type: 'textarea', required: true, localized",
        "{ name: 'motto', type: 'text', localized: true },\n    $&",
      ),
    )
    const sentence = /lacks: .*courses_locales\.motto.* Run npm run migration -- /
    await page.locator('vite-error-overlay').getByText(sentence).waitFor()
    expect(output).toMatch(sentence)
    expect((await fetch(site)).status).toBe(200)
    await mend()
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' })
    expect((await fetch(site)).status).toBe(200)
  })
})

test('the server stops on SIGTERM', async () => {
  const began = Date.now()
  dev.kill('SIGTERM')
  const [code] = await once(dev, 'exit')
  expect(code, output).toBe(0)
  expect(Date.now() - began).toBeLessThan(10_000)
})

// npm run bench:editor: what typing in the panel takes, in a page of 20 blocks in ten languages, with and without the preview beside
// the form. Writes its part of office.md. Processor time and counts say more than the clock on a machine that does other things.
// With SITE=<url> it measures a site that runs already, whose administrator is that of `staff.mjs`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import languages from '../src/shared/languages.json' with { type: 'json' }
import { median } from './compare.mjs'
import { startServer } from './servers.mjs'
import { administrator } from './staff.mjs'

const blockCount = 20
const keys = 60
const file = 'bench/office.md'
const heading = '## Typing in a page'

const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1]

const locales = Object.keys(languages).slice(0, 10)

/** A page that looks like a real one: a heading and a text in each block, in every language. */
const createPage = async (request, origin) => {
  const send = async (method, address, data) => {
    const response = await request[method](address, { headers: { origin }, data })
    if (!response.ok()) throw new Error(`${address} answered ${response.status()}: ${await response.text()}`)
    return (await response.json()).doc
  }
  const blocks = (locale) =>
    Array.from({ length: blockCount }, (_, at) => ({
      id: `bench${at}`,
      blockType: at % 2 ? 'hero' : 'quote',
      heading: `${locale} ${at}`,
      text: `A text of the block ${at} in ${locale}, as long as one sentence is.`,
    }))
  const slug = `bench-${Date.now()}`
  const { id } = await send('post', '/api/pages?draft=true&locale=en', {
    title: slug,
    slug,
    _status: 'draft',
    blocks: blocks('en'),
  })
  for (const locale of locales.filter((code) => code !== 'en'))
    await send('patch', `/api/pages/${id}?draft=true&locale=${locale}`, {
      title: slug,
      blocks: blocks(locale),
    })
  return id
}

const measure = async (context, address, withPreview) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const processorTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
  const count = { requests: 0 }
  page.on('requestfinished', () => {
    count.requests += 1
  })
  page.setDefaultTimeout(120_000)
  await page.goto(address)
  // It is there as soon as the form works.
  await page.locator('.document-state').waitFor()
  await page.locator('form[data-form-ready="false"]').waitFor({ state: 'detached' })
  const field = page.locator(`#field-blocks__${blockCount / 2}__text`)
  const row = page.locator(`#blocks-row-${blockCount / 2}`)
  // The panel remembers that it was opened before.
  if (!(await field.isVisible())) await row.locator('.collapsible__toggle').click()
  await field.waitFor()
  const isOpen = await page.locator('.live-preview-window--is-live-previewing').isVisible()
  if (isOpen !== withPreview) await page.locator('#live-preview-toggler').click()
  if (withPreview) await page.frameLocator('#live-preview-iframe').locator('html[data-in-panel]').waitFor()
  // What the form loads late is part of opening it. The browser's own “idle” counts frames that are hidden.
  for (let known = -1; known !== count.requests; await page.waitForTimeout(1500)) known = count.requests
  const opened = { ...count, processor: await processorTime() }

  await page.evaluate(() => {
    globalThis.paints = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') globalThis.paints.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await field.click()
  const [before, requests] = [await processorTime(), count.requests]
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
    await page.waitForTimeout(150)
  }
  const processor = ((await processorTime()) - before) / keys
  const noted = await page.evaluate(() => globalThis.paints)
  // The browser does not report what was painted with the next frame.
  const paints = [...noted, ...Array(Math.max(0, keys - noted.length)).fill(16)]
  const typed = { processor, paints, requests: count.requests - requests }
  await page.close()
  return { opened, typed }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-editor-'))
const site = process.env.SITE
  ? { url: process.env.SITE, stop: () => {} }
  : await startServer(['--conditions=production', 'scripts/start.mjs'], {
      DATA_DIR: dataDir,
      LISTEN_WHEN_READY: '1',
      LOG_LEVEL: 'warn',
      ...administrator,
    })
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: process.env.E2E_BROWSER })
const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, baseURL: site.url })
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator
await context.request.post('/api/users/login', { headers: { origin: site.url }, data: { email, password } })
const address = `/admin/collections/pages/${await createPage(context.request, site.url)}`
// The first visit is the start of the panel, not of the document.
if (!process.env.SITE) await measure(context, address, false)
const rows = []
for (const withPreview of [false, true]) {
  const { opened, typed } = await measure(context, address, withPreview)
  const numbers = [
    median(typed.paints),
    percentile(typed.paints, 0.95),
    typed.processor,
    typed.requests,
    opened.processor,
    opened.requests,
  ].map((value) => Math.round(value))
  rows.push(`| ${withPreview ? 'preview beside it' : 'form alone'} | ${numbers.join(' | ')} |`)
}
await browser.close()
await site.stop()
rmSync(dataDir, { recursive: true })

const { model } = cpus()[0]
const part = `${heading}

${keys} keys in one of ${blockCount} blocks in ten languages, at 1366 px (\`npm run bench:editor\`, ${cpus().length} × ${model.trim()},
load ${loadavg()[0].toFixed(1)}). Targets on two quiet cores: 50 ms median, 100 ms p95. Processor time is that of the page's main thread.

| | key to paint, median, ms | p95, ms | processor per key, ms | requests while typing | processor to open, ms | requests to open |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
const [tasks] = readFileSync(file, 'utf8').split(heading)
writeFileSync(file, `${tasks.trimEnd()}\n\n${part}`)
console.log(part)

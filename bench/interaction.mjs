// How long a visitor of the school page waits for the next paint after a tap, on a phone of a quarter of this machine's speed.
// As part of `npm run bench`, or alone beside a running site: node bench/interaction.mjs http://127.0.0.1:3000
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/programs/browser.mjs'
import { median } from './compare.mjs'

const slowdown = 4
const rounds = 5

/** The browser's own figures: from the touch to the next paint, in steps of 8 ms. Those below 16 ms are not reported. */
const recordInteractions = () => {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactions.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Runs in the page: the frame after next, when the figures of the last interaction are known. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))

/** The longest wait of one tap, in milliseconds; `shown` is what it opens. */
const tap = async (page, target, shown) => {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(painted)
  await page.evaluate(() => {
    window.interactions = []
  })
  await target.tap()
  if (shown) await shown.waitFor({ state: 'visible' })
  await page.evaluate(painted)
  return page.evaluate(() => Math.max(16, ...window.interactions))
}

/** Each is tapped twice: the first tap loads its code, the second one opens it in the same task. */
const visit = async (page, address) => {
  await page.goto(address, { waitUntil: 'load' })
  // The question about cookies, which is asked first.
  await page.locator('#pdcc[open] [value=reject]').first().tap()
  await page.locator('#pdcc').waitFor({ state: 'hidden' })
  const course = page.locator('[name=course]')
  const lodging = page.locator('.select:has([name=accommodation]) > :is(input, select)').last()
  const reply = page.locator('[data-reply]')
  const form = page.locator('.comments .comment-form')
  const picture = page.locator('ul.gallery a').first()
  const lightbox = page.locator('dialog[open]')
  const select = [await tap(page, course)]
  // Its list lies over the next fields.
  await page.keyboard.press('Escape')
  await page.locator('sh-island[data-hydrated]').waitFor()
  select.push(await tap(page, lodging))
  await page.keyboard.press('Escape')
  const replies = [await tap(page, reply.first(), form), await tap(page, reply.nth(2), form)]
  const pictures = [await tap(page, picture, lightbox)]
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'hidden' })
  pictures.push(await tap(page, picture, lightbox))
  return [select, replies, pictures].map((waits) => Math.max(...waits))
}

/** Medians of several visits, in milliseconds: the calculator's select, a reply, the lightbox. */
export const measureInteraction = async (address) => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  const results = []
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        hasTouch: true,
      })
      await context.addInitScript(recordInteractions)
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      results.push(await visit(page, address))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return [0, 1, 2].map((kind) => median(results.map((waits) => waits[kind])))
}

export const interactionRow = (waits) => [
  'Interaction to next paint, phone, 4 times slower: the calculator’s select / a reply / a picture (median of 5)',
  `${waits.join(' / ')} ms`,
  '≤ 100 ms',
]

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(
    interactionRow(await measureInteraction(`${process.argv[2]}/schools/maple-harbour`)).join(' | '),
  )

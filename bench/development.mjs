// npm run bench:development: what a developer waits for with `npm run dev`, for its start and for the effect of an edit on the site
// and in the panel. Works on a copy of the sources.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { freePort } from '../scripts/free-port.mjs'
import { ensureBrowser } from '../scripts/programs/browser.mjs'
import { copySources } from '../tests/integration/development/source-copy.ts'
import { missedTargets } from './targets.mjs'

const account = { email: 'office@school.example', password: 'a long enough password' }
const { folder, edit } = copySources()
// The panel's compiler follows no link out of the folder.
rmSync(path.join(folder, 'node_modules'), { recursive: true })
execFileSync('cp', ['-a', 'node_modules', folder])
const port = await freePort()
const site = `http://127.0.0.1:${port}`
const rows = []
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const note = (what, ms, target = '') => {
  rows.push([what, seconds(ms), target])
  console.log(`${what}: ${seconds(ms)} ${target && `(${target})`}`)
}

const start = async () => {
  const began = performance.now()
  const child = spawn(process.execPath, ['--conditions=development', 'scripts/dev.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'warn' },
      ...{
        DATA_DIR: path.join(folder, 'data'),
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
      },
    },
  })
  const answers = async (address) => (await fetch(site + address).catch(() => undefined))?.ok
  const until = async (address) => {
    while (!(await answers(address))) await pause(50)
    return performance.now() - began
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { until, stop }
}

/** From the write of a file to the text of it in an open page: the median of five. */
const timeEdits = async (page, file, before, after) => {
  const times = []
  let undo = async () => {}
  for (let round = 0; round < 5; round++) {
    const mark = `edited ${round}`
    await undo()
    if (round)
      await page
        .getByText(`edited ${round - 1}`)
        .first()
        .waitFor({ state: 'hidden' })
    await pause(1000)
    const began = performance.now()
    undo = await edit(file, (text) => {
      const edited = text.replace(before, after(mark))
      if (edited === text) throw new Error(`${file} has no ${before}`)
      return edited
    })
    await page.getByText(mark).first().waitFor()
    times.push(performance.now() - began)
    // A page that was just reloaded hears of no change before its scripts have run.
    await page.waitForLoadState('networkidle')
  }
  await undo()
  await page.getByText('edited 4').first().waitFor({ state: 'hidden' })
  // It reloads the page, which would miss the next edit and abort the way to the panel.
  await page.waitForLoadState('networkidle')
  console.log(times.map(seconds).join(', '))
  return times.sort((a, b) => a - b)[2]
}

let dev
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  dev = await start()
  note('First start: home page, with the demo', await dev.until('/'))
  await dev.stop()
  dev = await start()
  note('Later start: home page', await dev.until('/'), '≤ 10 s')
  const visitors = await browser.newContext()
  visitors.setDefaultTimeout(120_000)
  const visit = await visitors.newPage()
  await visit.goto(site)
  await visit.waitForLoadState('networkidle')
  const footer = ['src/features/pages/SiteFooter.tsx', /<footer[^>]*>/, (mark) => `$&<p>${mark}</p>`]
  note('An edit of a component of the site', await timeEdits(visit, ...footer), '≤ 1 s')
  const island = [
    'src/features/schools/SchoolSearch.island.tsx',
    '<search>',
    (mark) => `<search><p>${mark}</p>`,
  ]
  note('An edit of an island', await timeEdits(visit, ...island), '≤ 1 s')
  // The last edit that is taken back reloads the page, which would abort its way to the panel.
  await visitors.close()
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const began = performance.now()
  await page.goto(`${site}/admin/login`)
  await page.getByLabel(/Email/).waitFor()
  note('First screen of the panel', performance.now() - began)
  await page.getByLabel(/Email/).fill(account.email)
  await page
    .getByLabel(/Password/)
    .first()
    .fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('.today').first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  const today = ['src/features/dashboard/admin/TodayView.tsx', /<Gutter[^>]*>/, (mark) => `$&<p>${mark}</p>`]
  note('An edit of a component of the panel', await timeEdits(page, ...today), '≤ 3 s')
} finally {
  await browser.close()
  await dev.stop()
  rmSync(folder, { recursive: true, force: true })
}
const missed = missedTargets(rows)
for (const [what, measured, target] of missed) console.error(`Missed: ${what}: ${measured}, ${target}`)
process.exit(missed.length ? 1 : 0)

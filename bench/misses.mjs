// Part of npm run bench; on its own: node bench/misses.mjs
// What a school page costs that is not in memory, and what many of them cost the visitors of pages that are.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './compare.mjs'
import { load } from './load.mjs'
import { demoFolder, mainThreadTime, printRows, processTime } from './processor-time.mjs'
import { startServer } from './servers.mjs'
import { administrator, signIn } from './staff.mjs'

const start = ['--require', './bench/watch-loop.cjs', '--conditions=production', 'scripts/start.mjs']
const page = '/schools/maple-harbour'
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

let asked = 0
/** Asks for the school page with choices in the calculator that nobody has made before, as another client each time. */
const askForVariant = async (site) => {
  const n = asked++
  const choices = `weeks=${1 + (n % 40)}&start=2027-0${1 + (n % 9)}-${10 + (n % 18)}&extras=${n}`
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
  const response = await fetch(`${site.url}${page}?${choices}`, { headers })
  return { status: response.status, body: await response.text() }
}

/** Processor time of cold pages one after the other: of the main thread and of the whole process. */
const costOf = async (site, count, before = () => {}) => {
  const [main, whole] = [[], []]
  for (let i = 0; i < count; i++) {
    await before(i)
    const [mainBefore, wholeBefore] = [mainThreadTime(site.pid), processTime(site.pid)]
    const { status, body } = await askForVariant(site)
    if (status !== 200) throw new Error(`a school page answered ${status}`)
    const comments = body.match(/id="comment-\d+"/g)?.length
    if (comments !== 13) throw new Error(`the school page shows ${comments} comments instead of 13`)
    main.push(mainThreadTime(site.pid) - mainBefore)
    whole.push(processTime(site.pid) - wholeBefore)
  }
  const text = (values) => `${median(values).toFixed(1)} ms`
  return `${text(main)} (${text(whole)})`
}

/** Asks for so many cold pages a second, however long they take. Returns how to stop. */
const flood = (site, perSecond) => {
  const counts = {}
  let began = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond
    for (; sent < due; sent++)
      askForVariant(site).then(
        ({ status }) => {
          counts[status] = (counts[status] ?? 0) + 1
        },
        () => {},
      )
  }, 20)
  return {
    counts,
    stop: () => {
      clearInterval(timer)
      began = Number.POSITIVE_INFINITY
    },
  }
}

const rounds = 4
const seconds = 4

/** The rate of a cached page with and without cold pages beside it, in turns, and the delay of the event loop with them. */
const besideFlood = async (site, loopFile) => {
  const usual = []
  const beside = []
  const delays = []
  const answered = {}
  const headers = { 'accept-encoding': 'gzip' }
  const loopDelay = async () => {
    process.kill(site.pid, 'SIGUSR2')
    await sleep(200)
    return JSON.parse(readFileSync(loopFile, 'utf8'))
  }
  await load(site.url + page, { headers, seconds: 3 })
  for (let round = 0; round < rounds; round++) {
    usual.push((await load(site.url + page, { headers, seconds })).perSecond)
    const running = flood(site, 50)
    await sleep(500)
    await loopDelay()
    beside.push((await load(site.url + page, { headers, seconds })).perSecond)
    delays.push((await loopDelay()).p99)
    running.stop()
    for (const [status, count] of Object.entries(running.counts))
      answered[status] = (answered[status] ?? 0) + count
    // What still waits is rendered or refused before the next round.
    await sleep(4000)
  }
  const ratio = median(beside.map((rate, index) => rate / usual[index]))
  return { ratio, p99: median(delays), answered }
}

/** Rows of the table, for the demo site of a folder that nobody uses meanwhile. */
export const measureMisses = async (dataDir) => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-'))
  const loopFile = path.join(scratch, 'loop.json')
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1', BENCH_LOOP_FILE: loopFile }
  const site = await startServer(start, { ...env, ...administrator })
  try {
    // Compiles what is used often before it counts.
    await costOf(site, 45)
    const shared = await costOf(site, 60)
    const send = await signIn(site)
    const edit = async (i) => {
      await send('/api/globals/site-settings?depth=0', { tagline: `Edit ${i}` })
      // What the edit itself does ends.
      await sleep(200)
    }
    await costOf(site, 15, edit)
    const afterEdit = await costOf(site, 40, edit)
    const { ratio, p99, answered } = await besideFlood(site, loopFile)
    const answers = Object.entries(answered).map(([status, count]) => `${count} × ${status}`)
    return [
      [
        'School page with 13 comments that is not in memory (what it shares with others is), processor time of the main thread (of the process)',
        shared,
        '≤ 50 ms',
      ],
      ['The same right after an edit, when nothing is shared', afterEdit, '≤ 50 ms'],
      [
        `Cached school page while 50 cold ones a second are asked for (${answers.join(', ')}), against its usual rate`,
        ratio.toFixed(2),
        '≥ 0.7',
      ],
      ['Delay of the event loop meanwhile, p99', `${p99.toFixed(0)} ms`, '≤ 60 ms'],
    ]
  } finally {
    await site.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await demoFolder()
  try {
    printRows(await measureMisses(folder.dataDir))
  } finally {
    folder.remove()
  }
}

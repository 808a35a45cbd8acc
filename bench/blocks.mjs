// Part of npm run bench; on its own: node bench/blocks.mjs
// Processor time of a page with twenty blocks of all kinds that is not in memory.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { median } from './compare.mjs'
import { demoFolder, printRows, processTime } from './processor-time.mjs'
import { startServer } from './servers.mjs'

const start = ['--conditions=production', 'scripts/start.mjs']
/** Translated, as written, and without a translation. */
const prefixes = ['/de', '', '/fr']
/** The first pages compile what the others use. */
const warmUp = 45

/** Milliseconds that the site spends on compressing a body, with its settings. */
const compressionTime = async (body) => {
  const bytes = Buffer.from(body)
  const before = process.cpuUsage()
  await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  await promisify(gzip)(bytes, { level: 6 })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const fill = (dataDir) => {
  const file = path.join(dataDir, 'bench-slugs.json')
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'bench/blocks/fill.ts', file],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    },
  )
  if (status !== 0) throw new Error('the pages of blocks could not be made')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Rows of the table, for the demo site of a folder that nobody uses meanwhile. The folder gets more pages. */
export const measureBlocks = async (dataDir) => {
  const slugs = fill(dataDir)
  const site = await startServer(start, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  try {
    const whole = []
    const compressed = []
    const paths = slugs.flatMap((slug) => prefixes.map((prefix) => `${prefix}/${slug}`))
    for (const [index, address] of paths.entries()) {
      const before = processTime(site.pid)
      const response = await fetch(site.url + address, { headers: { 'accept-encoding': 'identity' } })
      const body = await response.text()
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      const after = processTime(site.pid)
      const blocks = body.match(/class="block block-/g)?.length ?? 0
      if (blocks < 20) throw new Error(`${address} shows ${blocks} blocks instead of 20`)
      if (index < warmUp) continue
      whole.push(after - before)
      compressed.push(await compressionTime(body))
    }
    const compression = median(compressed)
    const [rendered, worst] = [0.5, 0.95].map(
      (share) => whole.sort((a, b) => a - b)[Math.floor(whole.length * share)] - compression,
    )
    return [
      [
        `Page with twenty blocks that is not in memory (what it shares with others is), processor time of the whole process without compression (p95; compression)`,
        `${rendered.toFixed(1)} ms (${worst.toFixed(1)} ms; ${compression.toFixed(1)} ms)`,
        '< 40 ms',
      ],
    ]
  } finally {
    await site.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await demoFolder()
  try {
    printRows(await measureBlocks(folder.dataDir))
  } finally {
    folder.remove()
  }
}

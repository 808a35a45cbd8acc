// What counting page views costs: the same site with and without it, measured in turns as a browser that comes from another site.
import { cpSync } from 'node:fs'
import { compare } from './compare.mjs'
import { startServer } from './servers.mjs'

const start = ['--conditions=production', 'scripts/start.mjs']

const headers = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  referer: 'https://www.search.example/?q=language+school',
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'de,en;q=0.8',
}

/** Single rounds differ by more than what is measured; the median of this many does not. */
const rounds = 9

/** Two processes may not use one SQLite database, so the second site has a copy of the folder. */
export const measureViews = async (dataDir, page) => {
  const copy = `${dataDir}-views`
  cpSync(dataDir, copy, { recursive: true })
  const on = await startServer(start, { DATA_DIR: dataDir, LOG_LEVEL: 'warn', COUNT_VIEWS: '1' }, page)
  const off = await startServer(start, { DATA_DIR: copy, LOG_LEVEL: 'warn', COUNT_VIEWS: '0' }, page)
  try {
    const targets = [
      { name: 'on', url: on.url + page, pid: on.pid, headers },
      { name: 'off', url: off.url + page, pid: off.pid, headers },
    ]
    // Compiles what is used often before it counts.
    await compare(targets, { rounds: 1 })
    const speed = await compare(targets, { rounds })
    const cost = (figure) => `${((1 - speed.on[figure] / speed.off[figure]) * 100).toFixed(1)} %`
    // Unlike elsewhere, processor time comes first: other programs on the machine cost more than what is measured.
    return `${cost('perProcessorSecond')} (${cost('perSecond')})`
  } finally {
    await Promise.all([on.stop(), off.stop()])
  }
}

// Part of npm run bench; on its own: node bench/nginx.mjs
// Pages that deploy/nginx.conf keeps for a second, beside an nginx that does nothing else than send the same bytes from a file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/free-port.mjs'
import { startSiteNginx } from '../scripts/programs/nginx.mjs'
import { compare } from './compare.mjs'
import { parseAnswer, ratio, staticNginx } from './hits.mjs'
import { rawAnswer } from './load.mjs'
import { demoFolder, printRows } from './processor-time.mjs'
import { startServer } from './servers.mjs'

const start = ['--conditions=production', 'scripts/start.mjs']
const rounds = 9
const seconds = 1.5
const headers = { host: 'school.example', 'accept-encoding': 'gzip' }

/**
 * Without TLS, which costs both the same and would hide the difference. One client sends everything, so that the limit per client
 * is far higher; it is still looked up.
 */
const replaced = [
  [' ssl http2', ''],
  ['rate=50r/s', 'rate=100000r/s'],
  ['burst=200', 'burst=100000'],
]

/** Rows of the table: what, measured, target. */
export const measureNginx = async (dataDir, page) => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-nginx-'))
  const started = []
  const keep = async (starting) => {
    const server = await starting
    started.push(server)
    return server
  }
  try {
    const site = await keep(startServer(start, { DATA_DIR: dataDir, TRUST_PROXY: '1' }, page))
    const [http, https] = [await freePort(), await freePort()]
    const nginx = await keep(
      startSiteNginx({
        ...{ folder: scratch, http, https, replaced },
        nodes: [Number(new URL(site.url).port)],
        clientDir: path.resolve('dist/client'),
      }),
    )
    const url = `http://127.0.0.1:${https}${page}`
    const answer = parseAnswer(await rawAnswer(url, headers))
    const file = await keep(staticNginx(answer, page, scratch))
    if (!file) return [['Pages that nginx keeps', 'not measured: nginx is not installed', '']]
    const targets = [
      // The header that says whether a page was kept differs in length.
      { name: 'kept', url, pid: nginx.workerPid(), headers, varies: true },
      { name: 'file', url: file.url + page, pid: file.pid, headers, varies: true },
      { name: 'node', url: site.url + page, pid: site.pid, headers, varies: true },
    ]
    await compare(targets, { rounds: 1 })
    const speed = await compare(targets, { rounds, seconds })
    return [
      [
        'School page kept by nginx (deploy/nginx.conf) against nginx with the compressed file',
        ratio(speed.kept, speed.file),
        '≥ 0.7',
      ],
      ['School page kept by nginx against the node itself', ratio(speed.kept, speed.node), ''],
    ]
  } finally {
    for (const server of started.reverse()) await server.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await demoFolder()
  try {
    printRows(await measureNginx(folder.dataDir, '/schools/maple-harbour'))
  } finally {
    folder.remove()
  }
}

// Answers from memory beside servers that do nothing else than send the same bytes: node:http, Fastify, nginx, a static Next page.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compare } from './compare.mjs'
import { rawAnswer } from './load.mjs'
import { barPlot } from './plot.mjs'
import { startProgram, startServer } from './servers.mjs'

const siteProgram = ['--conditions=production', 'scripts/start.mjs']
const question = '/price?course=4&weeks=12&accommodation=7'
const gzip = { 'accept-encoding': 'gzip' }
/** Many short rounds: what else the machine does then concerns few of them. */
const rounds = 9
const seconds = 1.5

/** Node writes these itself. */
const ofConnection = new Set(['date', 'connection', 'keep-alive'])

/** Status, headers and body of an answer, for a server that repeats it. */
export const parseAnswer = (bytes) => {
  const at = bytes.indexOf('\r\n\r\n')
  const [first, ...lines] = bytes.subarray(0, at).toString('latin1').split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return {
    status: Number(first.split(' ')[1]),
    headers: headers.filter(([name]) => !ofConnection.has(name.toLowerCase())),
    body: bytes.subarray(at + 4),
  }
}

const etagOf = ({ headers }) => headers.find(([name]) => name === 'etag')[1]

/** The cookie of a visitor who has accepted everything. */
const decidedCookie = async (site) => {
  const response = await fetch(`${site.url}/-/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ method: 'accept' }),
  })
  const [cookie] = response.headers.getSetCookie().filter((line) => /^pd_cc=[^;]/.test(line))
  return cookie.split(';', 1)[0]
}

/** A server of node:http that repeats the site's answer. */
const bareHttp = async (answer, name, scratch) => {
  const file = path.join(scratch, `${name}.json`)
  const { status, headers, body } = answer
  writeFileSync(file, JSON.stringify({ status, headers: headers.flat(), body: body.toString('base64') }))
  return startServer(['bench/bare-http.mjs'], { BENCH_ANSWER_FILE: file }, '/', { isUp: () => true })
}

/** nginx with the compressed page as a file; undefined if it is not installed. */
export const staticNginx = async (answer, page, scratch) => {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const root = path.join(scratch, 'nginx')
  mkdirSync(path.join(root, path.dirname(page)), { recursive: true })
  writeFileSync(path.join(root, `${page}.gz`), answer.body)
  writeFileSync(path.join(root, page), '')
  const own = new Set(['server', 'content-length', 'content-encoding', 'content-type', 'etag', 'vary'])
  const headers = answer.headers
    .filter(([name]) => !own.has(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} "${value}";`)
  return startProgram(
    'nginx',
    (port) => {
      const file = path.join(root, 'nginx.conf')
      writeFileSync(
        file,
        `daemon off; master_process off; worker_processes 1; pid ${root}/pid; error_log stderr error;
      events { worker_connections 512; }
      http { access_log off; sendfile on; keepalive_requests 100000000; default_type "text/html; charset=utf-8";
        client_body_temp_path ${root}/a; proxy_temp_path ${root}/b; fastcgi_temp_path ${root}/c;
        uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e;
        server { listen 127.0.0.1:${port}; root ${root}; gzip_static always; ${headers.join(' ')} } }`,
      )
      return ['-c', file, '-p', root]
    },
    page,
  )
}

/** Requests per second of each, by name. `site` writes its log; another one beside it does not. */
export const measureHits = async ({ site, dataDir, page, scratch, nextStatic, bareFastify }) => {
  const copy = `${dataDir}-quiet`
  cpSync(dataDir, copy, { recursive: true })
  const quiet = await startServer(siteProgram, { DATA_DIR: copy, LOG_LEVEL: 'warn' }, page)
  const started = [quiet]
  const targets = []

  /** The two sites and a bare server that repeats the answer. The pages of the sites differ by their own address. */
  const addCase = async (name, address, headersFor, status = 200) => {
    const sites = { site, quiet }
    for (const [server, { url, pid }] of Object.entries(sites)) {
      const headers = await headersFor(url)
      // The first answer is made, the next ones come from memory.
      await rawAnswer(url + address, headers)
      targets.push({ name: `${server} ${name}`, url: url + address, pid, headers, status })
    }
    const headers = await headersFor(site.url)
    const answer = parseAnswer(await rawAnswer(site.url + address, headers))
    const bare = await bareHttp(answer, name, scratch)
    started.push(bare)
    targets.push({ name: `bare ${name}`, url: bare.url + address, pid: bare.pid, headers, status })
    return answer
  }

  try {
    const cookie = await decidedCookie(site)
    const whole = await addCase('page', page, () => gzip)
    const etagFor = async (url) => etagOf(parseAnswer(await rawAnswer(url + page, gzip)))
    await addCase('304', page, async (url) => ({ ...gzip, 'if-none-match': await etagFor(url) }), 304)
    await addCase('decided', page, () => ({ ...gzip, cookie }))
    await addCase('price', page + question, () => gzip)
    const peer = await staticNginx(whole, page, scratch)
    if (peer) started.push(peer)
    const peers = {
      nginx: peer && { ...peer, url: peer.url + page },
      fastify: bareFastify && { ...bareFastify, url: bareFastify.url + page },
      next: nextStatic,
    }
    for (const [name, found] of Object.entries(peers))
      if (found) targets.push({ name: `${name} page`, url: found.url, pid: found.pid, headers: gzip })
    // Compiles what is used often before it counts.
    await compare(targets, { rounds: 1, seconds: 3 })
    return await compare(targets, { rounds, seconds })
  } finally {
    await Promise.all(started.map(({ stop }) => stop()))
  }
}

export const ratio = (a, b) =>
  `${(a.perSecond / b.perSecond).toFixed(2)} (${(a.perProcessorSecond / b.perProcessorSecond).toFixed(2)})`

/** Rows of the table: what, measured, target. */
export const hitRows = (speed) => {
  const against = (what, ours, bare, target) => [
    `${what} against bare node:http sending the same bytes`,
    ratio(speed[ours], speed[bare]),
    target,
  ]
  const beside = (what, peer, target) => [
    `Cached school page against ${what}`,
    speed[peer] ? ratio(speed['site page'], speed[peer]) : 'not measured: it is not installed',
    speed[peer] ? target : '',
  ]
  return [
    against('Cached school page', 'site page', 'bare page', '≥ 0.85'),
    against('Cached school page without a log', 'quiet page', 'bare page', '≥ 0.9'),
    against('304 for the school page', 'site 304', 'bare 304', '≥ 0.9'),
    against('Cached school page for a visitor who has decided', 'site decided', 'bare decided', '≥ 0.75'),
    against('Price endpoint', 'site price', 'bare price', '≥ 0.7'),
    beside('a bare Fastify', 'fastify page', '≥ 1'),
    beside('the same page static in Next', 'next page', '≥ 10'),
    beside('nginx with the compressed file', 'nginx page', ''),
  ]
}

const bars = {
  'nginx page': 'nginx, compressed file',
  'bare page': 'bare node:http',
  'quiet page': 'Schoolhouse, no log',
  'site page': 'Schoolhouse',
  'site decided': 'Schoolhouse, decided visitor',
  'fastify page': 'bare Fastify',
  'next page': 'static page in Next',
}

/** Writes the two plots: what a visitor notices, and what an answer costs. */
export const plotHits = (speed) => {
  const plot = (file, title, figure, leftOut) => {
    const shown = Object.entries(bars).filter(([name]) => speed[name] && name !== leftOut)
    const drawn = shown.map(([name, label]) => ({
      label,
      value: figure(speed[name]),
      isOurs: label.startsWith('Schoolhouse'),
    }))
    writeFileSync(file, barPlot(title, drawn))
  }
  plot('bench/requests.svg', 'Requests per second for the cached school page', (one) => one.perSecond)
  plot(
    'bench/processor-time.svg',
    'Processor time for the cached school page, microseconds (less is better)',
    (one) => 1e6 / one.perProcessorSecond,
    // It compresses every answer, and beside it the others would be too short to compare.
    'next page',
  )
}

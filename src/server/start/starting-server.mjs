// Listens from the first second of a start, while the site is being built, migrated or filled in, and hands the same
// port over to the site when that is ready. Plain JavaScript, because scripts/start.mjs uses it before there is a build.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createNetServer, Server as NetServer } from 'node:net'

const retryAfterSeconds = 3

/** The texts for visitors, by the language prefix of the address. English has no prefix. */
export const startingTexts = {
  en: ['The site is starting', 'This takes a moment. The page reloads by itself.'],
  ca: ['El lloc web s’està iniciant', 'Triga un moment. La pàgina es torna a carregar sola.'],
  de: ['Die Website startet gerade', 'Das dauert einen Moment. Die Seite lädt sich von selbst neu.'],
  es: ['El sitio web se está iniciando', 'Tarda un momento. La página se recarga sola.'],
  eu: ['Webgunea abiarazten ari da', 'Une bat behar du. Orria bere kabuz kargatuko da berriro.'],
  fr: ['Le site démarre', 'Cela prend un instant. La page se recharge toute seule.'],
  gl: ['O sitio web está a iniciarse', 'Tarda un momento. A páxina recárgase soa.'],
  it: ['Il sito si sta avviando', 'Ci vuole un momento. La pagina si ricarica da sola.'],
  pt: ['O site está a iniciar', 'Demora um momento. A página recarrega-se sozinha.'],
  'pt-br': ['O site está iniciando', 'Leva um momento. A página recarrega sozinha.'],
}

/** In the page itself: the site's stylesheet may not be built yet. The policy allows these styles by their hash. */
const styles =
  ':root{color-scheme:light dark}body{display:grid;min-height:100vh;margin:0;place-items:center;background:#fbf6ec;' +
  'color:#1c2b28;font:1.1rem/1.6 system-ui,sans-serif}main{box-sizing:border-box;width:min(30rem,100% - 2rem);padding:2rem;' +
  'border-block-start:.4rem solid #2f8f8b;border-radius:.4rem;background:#fffdf8}h1{margin:0;color:#12403a;' +
  'font:600 1.7rem/1.2 Georgia,serif}p{margin:1rem 0 0}progress{width:100%;accent-color:#2f8f8b}small{color:#4c5a55}' +
  '@media(prefers-color-scheme:dark){body{background:#101d1b;color:#efe7d7}main{background:#182926}h1{color:#f6ecd9}' +
  'small{color:#b6c3bb}}'

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

const page = (path, { step, done, total }) => {
  const prefix = path.split('/')[1] ?? ''
  const language = Object.hasOwn(startingTexts, prefix) ? prefix : 'en'
  const [title, text] = startingTexts[language]
  const bar = total ? `<p><progress value="${done}" max="${total}" aria-label="${title}"></progress></p>` : ''
  return (
    `<!doctype html><html lang="${language === 'pt-br' ? 'pt-BR' : language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<meta http-equiv="refresh" content="${retryAfterSeconds}"><title>${title}</title><style>${styles}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>${bar}<p lang="en"><small>${step}</small></p></main></body></html>`
  )
}

/** Answers every request with constant text and the progress: no React, no database. */
const respond = ({ url = '/', headers: { accept = '' } }, response, progress) => {
  const path = url.split('?', 1)[0] ?? '/'
  const send = (status, type, body) => {
    const retry = status === 503 ? { 'retry-after': retryAfterSeconds } : {}
    response.writeHead(status, { ...headers, ...retry, 'content-type': type }).end(body)
  }
  const json = (status, body) => send(status, 'application/json; charset=utf-8', JSON.stringify(body))
  if (path === '/healthz') return json(200, { status: 'alive' })
  if (path === '/readyz') return json(503, { status: 'starting', ...progress })
  if (path.startsWith('/api/') || path.endsWith('.json') || /^application\/json/.test(accept)) {
    const message = 'The site is starting. Please try again in a moment.'
    return json(503, { error: { code: 'unavailable', message }, errors: [{ message }], ...progress })
  }
  send(503, 'text/html; charset=utf-8', page(path, progress))
}

/** The open files of a process; empty if it has ended or belongs to another user. */
const openFiles = (pid) => {
  const names = attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? []
  return names.map((name) => attempt(() => readlinkSync(`/proc/${pid}/fd/${name}`)))
}

const attempt = (read) => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The process that listens on a port, if known: on Linux, and only processes of this user. */
const holderOf = (port) => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const sockets = ['tcp', 'tcp6']
    .flatMap((name) => attempt(() => readFileSync(`/proc/net/${name}`, 'utf8').split('\n').slice(1)) ?? [])
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`)
  const processes = attempt(() => readdirSync('/proc')) ?? []
  const pid = processes.find(
    (name) => /^\d+$/.test(name) && openFiles(name).some((file) => sockets.includes(file)),
  )
  return (
    pid && `process ${pid}, ${attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()) ?? 'unknown'}`
  )
}

/** A sentence that tells the operator why the port cannot be opened. */
const explain = ({ host, port }, cause) => {
  if (cause.code !== 'EADDRINUSE')
    return `Cannot listen on ${host}:${port} (${cause.message}). Check HOST and PORT.`
  const holder = holderOf(port)
  return `Port ${port} is in use by another program${holder ? ` (${holder})` : ''}. Stop that one, or set PORT to another number.`
}

/** The site replaces `listen` of its server. */
const listen = async (server, host, port) => {
  NetServer.prototype.listen.call(server, port, host)
  await once(server, 'listening')
}

/** Throws if the port cannot be opened. */
const probe = async ({ host, port }) => {
  const probing = createNetServer()
  await listen(probing, host, port)
  await new Promise((resolve) => probing.close(resolve))
}

/** `localhost` may have two addresses. Node listens on one of them; browsers try both. */
const listenOnBoth = async (server, port) => {
  await listen(server, '127.0.0.1', port)
  const second = createNetServer((socket) => server.emit('connection', socket))
  const close = server.close.bind(server)
  server.close = (done) => {
    const closed = new Promise((resolve) => second.close(resolve))
    return close((error) => void closed.then(() => done?.(error)))
  }
  await listen(second, '::1', server.address().port).catch(() => {
    // This machine has no IPv6.
  })
}

/**
 * Opens the port and responds "starting" on it. `report` says how far the start is, `handOver` lets another handler
 * answer from now on: the port stays open, and connections that are open stay so. Throws a sentence if it cannot listen.
 * With `whenReady` the port is only opened by `open`: a proxy in front of several nodes asks another one meanwhile.
 *
 * @param {{ host: string, port: number }} address
 * @param {import('node:http').Server} [server]
 * @param {{ whenReady?: boolean }} [options]
 */
export const listenWhileStarting = async (
  address,
  // This time-out can only be set here; the site sets the others.
  server = createServer({ connectionsCheckingInterval: 5000 }),
  { whenReady = false } = {},
) => {
  /** @type {{ step: string, done?: number, total?: number }} */
  const progress = { step: 'starting' }
  const starting = (request, response) => respond(request, response, progress)
  server.on('request', starting)
  const openPort = () =>
    address.host === 'localhost'
      ? listenOnBoth(server, address.port)
      : listen(server, address.host, address.port)
  try {
    await (whenReady ? probe(address) : openPort())
  } catch (cause) {
    throw new Error(explain(address, cause), { cause })
  }

  const tasks = new Set()
  // Nothing has to be finished when a start is stopped: all writes are in transactions.
  const stop = () => {
    for (const end of tasks) end()
    process.exit(0)
  }
  const signals = ['SIGTERM', 'SIGINT']
  for (const signal of signals) process.on(signal, stop)

  return {
    server,
    /** Sets the current step and its progress, and prints it. */
    report: (/** @type {string} */ step, /** @type {number} */ done = 0, /** @type {number} */ total = 0) => {
      const isNew = progress.step !== step
      Object.assign(progress, { step, done: total ? done : undefined, total: total || undefined })
      if (total) console.log(`${step}: ${Math.round((100 * done) / total)} %`)
      else if (isNew) console.log(step)
    },
    /** Calls `task` if the start is stopped. Returns a function that cancels this. */
    onStop: (/** @type {() => void} */ task) => {
      tasks.add(task)
      return () => tasks.delete(task)
    },
    handOver: (/** @type {import('node:http').RequestListener} */ handler) => {
      server.off('request', starting)
      server.on('request', handler)
    },
    /** Opens the port if it is not open yet. The server then emits `listening`, or `error`. */
    open: () => {
      if (whenReady) openPort().catch(() => {})
      else setImmediate(() => server.emit('listening'))
    },
    /** The site handles signals from now on. */
    leaveSignals: () => {
      for (const signal of signals) process.off(signal, stop)
    },
  }
}

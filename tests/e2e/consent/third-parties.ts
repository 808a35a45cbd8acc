import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import tls from 'node:tls'

/** A request to a third party, as `host/path`, or `host (https)` where only the name is known. */
export type ThirdPartyRequest = string

const files: Record<string, [type: string, body: string | Buffer]> = {
  js: ['text/javascript', ''],
  css: ['text/css', '.foreign-style{letter-spacing:3px}'],
  gif: ['image/gif', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  html: ['text/html', '<!doctype html><title>A film</title><button>Play</button>'],
}

/** The scripts of the fake server: each records that it ran, and some behave like trackers. */
const scripts: Record<string, string> = {
  '/analytics.js': `
    const store = (name) => { document.cookie = name + '=1; path=/; max-age=9999' }
    store('counter'); localStorage.setItem('counter', '1'); sessionStorage.setItem('counter', '1')
    window.countView = () => fetch('http://tracker.test/collect.gif?view=' + encodeURIComponent(location.pathname))`,
  '/inserting.js': `
    const insert = (fields) => document.head.append(Object.assign(document.createElement('script'), fields))
    for (const host of ['tracker.test', 'stranger.test', 'video.test']) insert({ src: 'http://' + host + '/inserted.js' })
    insert({ text: "(window.ran ??= []).push('written')" })
    insert({ text: "(window.ran ??= []).push('nonced')", nonce: document.currentScript.nonce })`,
}
const ran = (name: string) => `(window.ran ??= []).push('${name}');`

/** Requests that the browser makes by itself, which are not the page's. */
const ofBrowser =
  /^(([\w-]+-pa|update|clientservices|content-autofill|safebrowsing)\.googleapis|([\w-]+\.)*(clients\d*|accounts|mtalk)\.google|([\w-]+\.)*gvt[12])\.com\b/

/**
 * A fake server for all hosts except the site's own, on one local port: it serves scripts, pictures, frames and
 * styles, and records the requests. The browser resolves every host name to it.
 */
export const startThirdParties = async () => {
  const requests: ThirdPartyRequest[] = []
  const answer: http.RequestListener = ({ headers, url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    if (pathname !== '/favicon.ico') requests.push(`${headers.host}${url}`)
    const kind = pathname.split('.')[1] ?? 'html'
    const [type, body] = files[kind] ?? ['text/html', '']
    response.writeHead(200, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
    response.end(kind === 'js' ? ran(pathname.slice(1, -3)) + (scripts[pathname] ?? '') : body)
  }
  const web = http.createServer(answer)
  // There are no certificates for these hosts: a request over https is recorded by its host name and gets no answer.
  const safe = tls.createServer({
    SNICallback: (name, done) => {
      requests.push(`${name} (https)`)
      done(new Error('not here'))
    },
  })
  safe.on('tlsClientError', () => {})
  const handshake = 0x16
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (bytes) => {
      socket.pause()
      socket.unshift(bytes)
      ;(bytes[0] === handshake ? safe : web).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** Requests since the last `forget`, in alphabetical order. */
    requests: (): ThirdPartyRequest[] => requests.filter((request) => !ofBrowser.test(request)).sort(),
    forget: () => {
      requests.length = 0
    },
    stop: () => {
      web.closeAllConnections()
      server.close()
    },
  }
}

export type ThirdParties = Awaited<ReturnType<typeof startThirdParties>>

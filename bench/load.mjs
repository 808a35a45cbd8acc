// A load generator that costs little, so that the server is what limits the figures: every connection sends the same request
// and counts the bytes of its answers, which are all equally long.
import { connect } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')

/** The bytes of the first whole answer; undefined while some are missing. */
const answerLength = (bytes) => {
  const at = bytes.indexOf(headEnd)
  if (at < 0) return undefined
  const head = bytes.subarray(0, at).toString('latin1').toLowerCase()
  const from = at + headEnd.length
  if (head.startsWith('http/1.1 304')) return from
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? []
  if (length !== undefined) return bytes.length >= from + Number(length) ? from + Number(length) : undefined
  const end = bytes.indexOf('\r\n0\r\n\r\n', from)
  return end < 0 ? undefined : end + 7
}

const requestText = (url, headers) => {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Sends one request and returns the bytes of its answer. */
export const rawAnswer = (url, headers) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let received = Buffer.alloc(0)
    socket.on('connect', () => socket.write(requestText(url, headers)))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${url}: no whole answer`)))
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      const length = answerLength(received)
      if (length === undefined) return
      resolve(received.subarray(0, length))
      socket.destroy()
    })
  })

/**
 * Answers per second over all connections, and how many there were. `varies`: not all answers are equally long, so each is
 * read, which costs more.
 */
export const load = async (url, { headers, status = 200, connections = 16, seconds = 3, varies = false }) => {
  const { length } = await rawAnswer(url, headers)
  const { hostname, port } = new URL(url)
  const request = Buffer.from(requestText(url, headers))
  const expected = `HTTP/1.1 ${status} `
  let total = 0
  const sockets = []
  const began = performance.now()
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const fail = (why) => {
      clearTimeout(timer)
      reject(new Error(`${url}: ${why}`))
    }
    for (let i = 0; i < connections; i++) {
      const socket = connect(Number(port), hostname)
      let missing = length
      let received = []
      /** Whether an answer is complete. */
      const isWhole = (bytes) => {
        received.push(bytes)
        const whole = answerLength(received.length === 1 ? bytes : Buffer.concat(received))
        if (whole !== undefined) received = []
        return whole !== undefined
      }
      socket.setNoDelay(true)
      socket.on('connect', () => socket.write(request))
      socket.on('error', (error) => fail(error.message))
      socket.on('data', (bytes) => {
        const isFirst = varies ? received.length === 0 : missing === length
        if (isFirst && bytes.latin1Slice(0, expected.length) !== expected)
          return fail(`expected ${status}, got ${bytes.latin1Slice(0, 40)}`)
        if (varies) {
          if (!isWhole(bytes)) return
        } else {
          missing -= bytes.length
          if (missing > 0) return
          if (missing < 0) return fail('an answer is longer than the first one')
        }
        total++
        missing = length
        socket.write(request)
      })
      sockets.push(socket)
    }
  }).finally(() => {
    for (const socket of sockets) socket.destroy()
  })
  return { total, perSecond: total / ((performance.now() - began) / 1000) }
}

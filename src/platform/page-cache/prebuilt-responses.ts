import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { HitResponse } from './hit-source'

// Node checks and writes the headers of a response one by one, sends headers and body as two parts, and an empty third one to learn
// when they are sent. That takes a third of the time of a response from memory. Responses that are sent often are therefore kept as
// one piece of memory that the socket takes in one write. Only Node's public interface is used: `socket.write`, and the event
// `finish`, at which Node's server goes on with the next request of the connection.

interface Prebuilt {
  bytes: Buffer
  /** The date in these bytes. */
  date: string
  dateAt: number
}

/** A body is in memory twice while its response is prebuilt. */
const usualMostBytes = 8 * 1024 * 1024
const maxResponseBytes = 512 * 1024

/** The current time for headers, written once a second. */
const dateHeader = (now: () => number) => {
  let second = 0
  let text = ''
  return (): string => {
    const current = Math.floor(now() / 1000)
    if (current === second) return text
    second = current
    text = new Date(current * 1000).toUTCString()
    return text
  }
}

/** Only older versions of HTTP and connections that will be closed change the bytes that Node writes. */
const isKeepAliveHttp11 = (
  { httpVersionMajor, httpVersionMinor }: IncomingMessage,
  response: ServerResponse,
) => httpVersionMajor === 1 && httpVersionMinor === 1 && response.shouldKeepAlive

const finish = (response: ServerResponse) => response.emit('finish')

interface PrebuiltResponsesOptions {
  /** Names and values in turn, the length of the body included. */
  headersOf: (hit: HitResponse) => string[]
  /** After how many milliseconds the server ends an idle connection. */
  keepAliveMs: () => number
  mostBytes?: number
  now?: () => number
}

export class PrebuiltResponses {
  readonly #options: PrebuiltResponsesOptions
  readonly #dateNow: () => string
  readonly #prebuilt: LRUCache<HitResponse, Prebuilt>

  constructor(options: PrebuiltResponsesOptions) {
    this.#options = options
    this.#dateNow = dateHeader(options.now ?? Date.now)
    this.#prebuilt = new LRUCache({
      maxSize: options.mostBytes ?? usualMostBytes,
      sizeCalculation: ({ bytes }) => bytes.length,
    })
  }

  /**
   * Sends a response and calls `onSent` when the system has taken all its bytes. Returns false if Node refuses the headers; then
   * nothing is sent.
   */
  send(hit: HitResponse, request: IncomingMessage, response: ServerResponse, onSent: () => void): boolean {
    if (this.#sendPrebuilt(hit, request, response, onSent)) return true
    try {
      response.writeHead(hit.status, this.#options.headersOf(hit))
    } catch {
      return false
    }
    // Only now: a copy is made of headers that Node has checked.
    hit.sentOn = this.#dateNow()
    response.end(hit.body)
    // Mostly the system has taken all bytes at once. Otherwise the response is sent when it has taken the last one, as in Fastify.
    if (response.socket?.writableLength === 0) onSent()
    else response.once('finish', onSent)
    return true
  }

  /** Returns false if the response is not sent often, or the connection is not free for it. */
  #sendPrebuilt(
    hit: HitResponse,
    request: IncomingMessage,
    response: ServerResponse,
    onSent: () => void,
  ): boolean {
    const { socket } = response
    // A response without a socket waits for others on its connection.
    if (!socket?.writable || socket.writableLength || socket.writableCorked) return false
    if (!isKeepAliveHttp11(request, response)) return false
    const bytes = this.#find(hit)
    if (!bytes) return false
    response.statusCode = hit.status
    socket.write(bytes)
    if (socket.writableLength === 0) {
      // In the next tick, as Node does: the parser has not finished with this request.
      process.nextTick(finish, response)
      onSent()
      return true
    }
    // The system still reads these bytes, so their date must not change.
    this.#prebuilt.delete(hit)
    // Until all is sent, the response is not finished: time-outs of idle connections must not begin.
    socket.write('', 'latin1', (error) => {
      if (!error) finish(response)
      onSent()
    })
    return true
  }

  /** The bytes of a response, with the current date; undefined if it is not sent often. */
  #find(hit: HitResponse): Buffer | undefined {
    const date = this.#dateNow()
    const known = this.#prebuilt.get(hit)
    if (known) {
      if (known.date !== date) {
        known.bytes.write(date, known.dateAt, 'latin1')
        known.date = date
      }
      return known.bytes
    }
    // Only a response that is sent more than once in a second is worth a copy.
    const isSentOften = hit.sentOn === date
    if (!isSentOften || (hit.body?.length ?? 0) > maxResponseBytes) return undefined
    const bytes = this.#build(hit, date)
    this.#prebuilt.set(hit, bytes)
    return bytes.bytes
  }

  /** Builds the bytes that Node would write. */
  #build(hit: HitResponse, date: string): Prebuilt {
    const { headersOf, keepAliveMs } = this.#options
    const headers = headersOf(hit)
    let before = `HTTP/1.1 ${hit.status} ${STATUS_CODES[hit.status]}\r\n`
    for (let at = 0; at < headers.length; at += 2) before += `${headers[at]}: ${headers[at + 1]}\r\n`
    before += 'Date: '
    const timeout = Math.floor(keepAliveMs() / 1000)
    const after = `\r\nConnection: keep-alive\r\n${timeout ? `Keep-Alive: timeout=${timeout}\r\n` : ''}\r\n`
    const head = Buffer.from(before + date + after, 'latin1')
    return { bytes: hit.body ? Buffer.concat([head, hit.body]) : head, date, dateAt: before.length }
  }
}

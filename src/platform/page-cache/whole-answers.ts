import type { IncomingMessage, ServerResponse } from 'node:http'
import { dateHeader, isKeepAliveHttp11 } from './header-block'
import type { HeaderBlock, HitAnswer } from './hit-source'

// Node sends the text of the headers and the body as two parts, and an empty third one to learn when they are sent. That takes a
// quarter of the time of an answer. Answers that are sent often are kept as one piece of memory that the socket takes at once.

/** What Node keeps in an answer. */
interface ResponseParts {
  _header?: unknown
  _headerSent?: unknown
}

/** An answer as it is sent. */
interface Whole {
  bytes: Buffer
  /** The date in these bytes. */
  date: string
}

/** A body is in memory twice while its answer is whole. */
const usualMostBytes = 8 * 1024 * 1024
const maxAnswerBytes = 512 * 1024

interface WholeAnswersOptions {
  mostBytes?: number
  dateNow?: () => string
}

export class WholeAnswers {
  readonly #dateNow: () => string
  readonly #mostBytes: number
  /** In the order in which they were made. One that is dropped is made again if it is still sent often. */
  readonly #wholes = new Map<HitAnswer, Whole>()
  #bytes = 0

  constructor({ mostBytes = usualMostBytes, dateNow = dateHeader() }: WholeAnswersOptions = {}) {
    this.#mostBytes = mostBytes
    this.#dateNow = dateNow
  }

  /**
   * Sends an answer if it is kept whole and nothing else is being sent on the connection. `onSent` is called when the system has
   * taken all bytes. Returns false if Node has to send it.
   */
  send(answer: HitAnswer, request: IncomingMessage, response: ServerResponse, onSent: () => void): boolean {
    const { socket } = response
    // A response without a socket waits for others on its connection.
    if (!socket?.writable || socket.writableLength || socket.writableCorked) return false
    const parts = response as ResponseParts
    if (!isKeepAliveHttp11(request, response) || parts._headerSent !== false) return false
    const bytes = this.#find(answer)
    if (!bytes) return false
    parts._header = answer.block?.before
    parts._headerSent = true
    // A version of Node that keeps these elsewhere has not noticed.
    if (!response.headersSent) {
      parts._header = null
      parts._headerSent = false
      return false
    }
    response.statusCode = answer.status
    socket.write(bytes)
    if (socket.writableLength === 0) {
      response.end()
      onSent()
      return true
    }
    // The system still reads these bytes, so their date must not change.
    this.#drop(answer)
    // Until all is sent, the response is not finished: time-outs of idle connections must not begin.
    socket.write('', 'latin1', (error) => {
      if (!error) response.end()
      onSent()
    })
    return true
  }

  /** The bytes of an answer, with the current date; undefined if it is not sent often. */
  #find(answer: HitAnswer): Buffer | undefined {
    const { block } = answer
    if (!block) return undefined
    const date = this.#dateNow()
    const whole = this.#wholes.get(answer) ?? this.#make(answer, block, date)
    if (!whole) return undefined
    if (whole.date !== date) {
      whole.bytes.write(date, block.before.length, 'latin1')
      whole.date = date
    }
    return whole.bytes
  }

  #make(answer: HitAnswer, { before, after }: HeaderBlock, date: string): Whole | undefined {
    const { body } = answer
    if ((body?.length ?? 0) > maxAnswerBytes) return undefined
    // Only what is sent more than once in a second is worth a copy.
    if (answer.sentOn !== date) {
      answer.sentOn = date
      return undefined
    }
    const head = Buffer.from(before + date + after, 'latin1')
    const bytes = body ? Buffer.concat([head, body]) : head
    const whole = { bytes, date }
    this.#wholes.set(answer, whole)
    this.#bytes += bytes.length
    for (const oldest of this.#wholes.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest)
    }
    return whole
  }

  #drop(answer: HitAnswer): void {
    this.#bytes -= this.#wholes.get(answer)?.bytes.length ?? 0
    this.#wholes.delete(answer)
  }
}

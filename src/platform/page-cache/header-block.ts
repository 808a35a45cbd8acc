import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HitAnswer } from './hit-source'

// Node checks and writes the headers of an answer one by one each time, which takes a tenth of the time of an answer. The text it
// has written once is used again here, with the date replaced.

/** The text of the headers, as Node keeps it in an answer. */
interface HeaderText {
  _header?: unknown
}

/** What Node writes depends on the connection only for older versions of HTTP and for connections that will be closed. */
export const isKeepAliveHttp11 = (
  { httpVersionMajor, httpVersionMinor }: IncomingMessage,
  response: ServerResponse,
) => httpVersionMajor === 1 && httpVersionMinor === 1 && response.shouldKeepAlive

/** The current time for headers, written once a second. */
export const dateHeader = (now: () => number = Date.now) => {
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

const aroundDate = /^(.*\r\nDate: )[^\r]+ GMT(\r\n.*)$/s

const split = (written: unknown): HitAnswer['block'] => {
  const [, before, after] = (typeof written === 'string' && aroundDate.exec(written)) || []
  return before && after ? { before, after } : undefined
}

/** Returns a function that writes status and headers of an answer. `headersOf` is called if Node has to write them. */
export const headerWriter =
  (headersOf: (answer: HitAnswer) => string[], dateNow = dateHeader()) =>
  (answer: HitAnswer, request: IncomingMessage, response: ServerResponse): void => {
    const isReusable = isKeepAliveHttp11(request, response)
    const text = response as HeaderText
    if (isReusable && answer.block) {
      const { before, after } = answer.block
      text._header = before + dateNow() + after
      response.statusCode = answer.status
      // A version of Node that keeps the text elsewhere has not noticed.
      if (response.headersSent) return
    }
    response.writeHead(answer.status, headersOf(answer))
    if (isReusable) answer.block = split(text._header)
  }

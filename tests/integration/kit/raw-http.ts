import { connect, type Socket } from 'node:net'

/** An answer as it came over the connection. */
export interface RawAnswer {
  status: number
  /** Names in lower case; several values of a name in their order. */
  headers: Record<string, string[]>
  body: Buffer
}

const headEnd = Buffer.from('\r\n\r\n')

const parseHead = (head: string) => {
  const [first = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string[]> = {}
  for (const line of lines) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    headers[name] = [...(headers[name] ?? []), line.slice(at + 1).trim()]
  }
  return { status: Number(first.split(' ')[1]), headers }
}

/** Takes the first whole answer from the bytes; undefined while some are missing. */
const takeAnswer = (bytes: Buffer, isHead: boolean): { answer: RawAnswer; rest: Buffer } | undefined => {
  const at = bytes.indexOf(headEnd)
  if (at < 0) return undefined
  const { status, headers } = parseHead(bytes.subarray(0, at).toString('latin1'))
  const from = at + headEnd.length
  if (status === 100) return takeAnswer(bytes.subarray(from), isHead)
  const hasNoBody = isHead || status === 304 || status === 204
  const length = hasNoBody ? 0 : Number(headers['content-length']?.[0] ?? 0)
  if (bytes.length < from + length) return undefined
  const answer = { status, headers, body: bytes.subarray(from, from + length) }
  return { answer, rest: bytes.subarray(from + length) }
}

/** A connection that sends exactly the given text. Fetch and node:http would correct unusual requests. */
export const openConnection = (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = Buffer.alloc(0)
  let isEnded = false
  let notify = () => {}
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    notify()
  })
  const end = () => {
    isEnded = true
    notify()
  }
  socket.on('close', end)
  socket.on('error', end)

  const answer = async (isHead = false): Promise<RawAnswer> => {
    for (;;) {
      const taken = takeAnswer(received, isHead)
      if (taken) {
        received = Buffer.from(taken.rest)
        return taken.answer
      }
      if (isEnded) throw new Error(`The connection ended after ${JSON.stringify(received.toString())}`)
      await new Promise<void>((resolve) => {
        notify = resolve
      })
    }
  }

  return { write: (text: string) => socket.write(text), answer, close: () => socket.destroy() }
}

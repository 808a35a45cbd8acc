import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { AppError } from '../../../shared/errors'

/** Takes a file of a form as it arrives, and returns the value of its field; undefined if nothing was chosen. */
export type TakeFile = (stream: Readable, label: string) => Promise<string | undefined>

interface Multipart {
  /** Of the whole body. */
  maxBytes: number
  /** Of the fields without the files. */
  maxFieldBytes: number
  /** How a field takes its file; undefined if it takes none. */
  takes: (field: string) => TakeFile | undefined
}

const maxFields = 300

const tooLarge = () =>
  new AppError('too_large', 'The files are too large. Choose smaller ones; nothing was stored.')

/** Counts what passes, and ends it above a limit. */
const limited = (max: number) => {
  let bytes = 0
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      bytes += piece.length
      done(bytes > max ? tooLarge() : null, piece)
    },
  })
}

const parserOf = (request: IncomingMessage, { maxFieldBytes }: Multipart) => {
  try {
    return busboy({
      headers: request.headers,
      // Browsers write names in the encoding of the page.
      defParamCharset: 'utf8',
      limits: { fields: maxFields, fieldSize: maxFieldBytes, parts: maxFields },
    })
  } catch (cause) {
    throw new AppError('bad_request', 'The form cannot be read.', { cause })
  }
}

/**
 * Reads a form with files. A file never waits in memory: it is taken piece by piece, and the sender waits for the storage. If
 * the body is aborted, malformed or too large, the streams of its files end with an error, and this throws after they have.
 */
export const readMultipart = async (
  request: IncomingMessage,
  options: Multipart,
): Promise<URLSearchParams> => {
  const { maxBytes, maxFieldBytes, takes } = options
  // Nothing of it is read.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const parser = parserOf(request, options)
  const fields = new URLSearchParams()
  const files: Promise<void>[] = []
  let fieldBytes = 0
  let isOverLimit = false
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    fieldBytes += name.length + value.length
    if (nameTruncated || valueTruncated || fieldBytes > maxFieldBytes) isOverLimit = true
    else fields.append(name, value)
  })
  parser.on('fieldsLimit', () => {
    isOverLimit = true
  })
  parser.on('file', (name, stream, { filename }) => {
    // Without a listener an aborted body would end the process.
    stream.on('error', () => {})
    const take = takes(name)
    if (!take) return stream.resume()
    const taking = take(stream, filename ?? '').then((value) => {
      if (value !== undefined) fields.append(name, value)
      // The parser waits until all of it was read.
      stream.resume()
    })
    taking.catch(() => stream.resume())
    files.push(taking)
  })
  try {
    // Left open if something is wrong, so that the sender gets an answer.
    await pipeline(request.iterator({ destroyOnReturn: false }), limited(maxBytes), parser)
    await Promise.all(files)
  } catch (error) {
    await Promise.allSettled(files)
    if (error instanceof AppError) throw error
    throw new AppError('bad_request', 'The form has not arrived completely.', { cause: error })
  }
  if (isOverLimit) throw new AppError('too_large', 'The form is too large.')
  return fields
}

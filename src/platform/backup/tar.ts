// The tar format (POSIX ustar, with pax records for long names and large files): what `tar` on every system reads.

export interface TarFile {
  path: string
  size: number
  /** Milliseconds since 1970. */
  modifiedAt: number
}

export interface TarEntry extends TarFile {
  /** Whatever is not read of it is skipped. */
  body: AsyncGenerator<Buffer>
}

export class TarError extends Error {}

const BLOCK = 512
const maxNameBytes = 100
/** Eleven octal digits: 8 GiB. */
const maxSize = 0o77777777777
/** A name of 255 characters in a few folders needs far less. */
const maxPaxBytes = 64 * 1024

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

const sumOf = (header: Buffer): number => {
  let sum = 0
  // The eight bytes of the sum itself count as spaces.
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 32 : (header[at] ?? 0)
  return sum
}

const block = (name: string, size: number, modifiedAt: number, type: string): Buffer => {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, maxNameBytes)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(Math.min(size, maxSize), 11), 124)
  header.write(octal(Math.max(0, Math.floor(modifiedAt / 1000)), 11), 136)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(sumOf(header), 6)} `, 148)
  return header
}

/** A pax record begins with its own length, which counts its own digits. */
const paxRecord = (name: string, value: string): string => {
  const rest = ` ${name}=${value}\n`
  const bytes = Buffer.byteLength(rest)
  let length = bytes + String(bytes).length
  length = bytes + String(length).length
  return `${length}${rest}`
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

export const tarHeader = ({ path, size, modifiedAt }: TarFile): Buffer => {
  const records: string[] = []
  if (Buffer.byteLength(path) > maxNameBytes || !isAscii(path)) records.push(paxRecord('path', path))
  if (size > maxSize) records.push(paxRecord('size', String(size)))
  const header = block(path, size, modifiedAt, '0')
  if (!records.length) return header
  const pax = Buffer.from(records.join(''))
  return Buffer.concat([block('pax', pax.length, modifiedAt, 'x'), pax, tarPadding(pax.length), header])
}

export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

export const tarEnd = Buffer.alloc(2 * BLOCK)

/** Reads a stream in pieces of a wanted length. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Between one and `most` bytes; throws at the end of the stream. */
  async some(most: number): Promise<Buffer> {
    while (!this.#rest.length) {
      const { value, done } = await this.#source.next()
      if (done) throw new TarError('the file ends too early')
      this.#rest = value
    }
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  async exactly(length: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for (let left = length; left > 0; ) {
      const piece = await this.some(left)
      pieces.push(piece)
      left -= piece.length
    }
    return Buffer.concat(pieces)
  }
}

const textAt = (header: Buffer, from: number, length: number): string => {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

const numberAt = (header: Buffer, from: number, length: number): number => {
  const text = textAt(header, from, length).trim()
  if (!/^[0-7]*$/.test(text)) throw new TarError('a header is damaged')
  return Number.parseInt(text || '0', 8)
}

const readPax = (bytes: Buffer): Record<string, string> => {
  const values: Record<string, string> = {}
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(32, at)
    const length = Number(bytes.toString('utf8', at, space))
    if (space < 0 || !Number.isInteger(length) || length <= 0 || at + length > bytes.length)
      throw new TarError('a header is damaged')
    const record = bytes.toString('utf8', space + 1, at + length - 1)
    values[record.slice(0, record.indexOf('='))] = record.slice(record.indexOf('=') + 1)
    at += length
  }
  return values
}

/** The files of a tar stream, one after the other. Folders are left out. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new ByteReader(source)
  let pax: Record<string, string> = {}
  for (;;) {
    const header = await reader.exactly(BLOCK)
    if (header.every((byte) => byte === 0)) return
    if (textAt(header, 257, 5) !== 'ustar' || numberAt(header, 148, 8) !== sumOf(header))
      throw new TarError('a header is damaged')
    const type = textAt(header, 156, 1)
    const size = pax.size === undefined ? numberAt(header, 124, 12) : Number(pax.size)
    if (!Number.isSafeInteger(size) || size < 0) throw new TarError('a header is damaged')
    if (type === 'x') {
      if (size > maxPaxBytes) throw new TarError('a header is damaged')
      pax = readPax(await reader.exactly(size))
    } else if (type === '0' || type === '') {
      let left = size
      const body = async function* () {
        while (left > 0) {
          const piece = await reader.some(left)
          left -= piece.length
          yield piece
        }
      }
      const path = pax.path ?? [textAt(header, 345, 155), textAt(header, 0, 100)].filter(Boolean).join('/')
      pax = {}
      yield { path, size, modifiedAt: numberAt(header, 136, 12) * 1000, body: body() }
      while (left > 0) left -= (await reader.some(left)).length
    } else if (type !== '5') throw new TarError(`it has an entry of the unknown kind “${type}”`)
    await reader.exactly(tarPadding(size).length)
  }
}

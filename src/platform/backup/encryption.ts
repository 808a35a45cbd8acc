import crypto, { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { badBackup } from './archive'

// An encrypted backup, as a stream:
//   magic (16 bytes), log2 of N, r, p of scrypt (1 byte each), salt (16 bytes)
//   chunks of 64 KiB, the last one shorter or equal, each followed by its 16-byte tag of AES-256-GCM
// The salt is random, so the key is used for one file only. The nonce of a chunk is its number and, in the last byte, whether
// it is the last chunk; every chunk authenticates the header too. Chunks that are changed, moved, left out or cut off at the end
// do not pass.

const magic = Buffer.from('schoolhouse-enc1')
const saltBytes = 16
const tagBytes = 16
const chunkBytes = 64 * 1024
const headerBytes = magic.length + 3 + saltBytes

/** 64 MiB of memory, about half a second: what OWASP recommends for scrypt. */
const usualCost = { log2N: 16, r: 8, p: 2 }
/** A manipulated header must not take all memory or time. */
const maxCost = { log2N: 20, r: 16, p: 16 }

const deriveKey = (passphrase: string, header: Buffer): Promise<Buffer> => {
  const [log2N = 0, r = 0, p = 0] = header.subarray(magic.length)
  if (log2N < 1 || log2N > maxCost.log2N || r < 1 || r > maxCost.r || p < 1 || p > maxCost.p)
    throw badBackup('The backup is damaged: its header cannot be read.')
  const salt = header.subarray(magic.length + 3)
  const options = { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r }
  return new Promise((resolve, reject) =>
    crypto.scrypt(passphrase.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

const nonceOf = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

interface Chunk {
  bytes: Buffer
  index: number
  isLast: boolean
}

/** Cuts a stream into chunks of one size. There is always a last chunk, which may be shorter. */
async function* chunksOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Chunk> {
  let pieces: Buffer[] = []
  let length = 0
  let index = 0
  for await (const piece of source) {
    pieces.push(piece)
    length += piece.length
    if (length <= size) continue
    const bytes = Buffer.concat(pieces)
    let at = 0
    // A chunk is complete when there is a byte after it: then it is not the last one.
    for (; length - at > size; at += size)
      yield { bytes: bytes.subarray(at, at + size), index: index++, isLast: false }
    pieces = [bytes.subarray(at)]
    length -= at
  }
  yield { bytes: Buffer.concat(pieces), index, isLast: true }
}

export async function* encrypt(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  cost = usualCost,
): AsyncGenerator<Buffer> {
  const header = Buffer.concat([magic, Buffer.from([cost.log2N, cost.r, cost.p]), randomBytes(saltBytes)])
  const key = await deriveKey(passphrase, header)
  yield header
  for await (const { bytes, index, isLast } of chunksOf(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

const decryptChunk = (key: Buffer, header: Buffer, { bytes, index, isLast }: Chunk): Buffer => {
  if (bytes.length < tagBytes) throw badBackup('The backup is not complete: the end is missing.')
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), { authTagLength: tagBytes })
  decipher.setAAD(header).setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()])
  } catch (cause) {
    throw badBackup(
      index === 0
        ? 'BACKUP_PASSPHRASE is not the one with which the backup was encrypted, or the backup is damaged.'
        : 'The backup is damaged or not complete: it cannot be decrypted to its end.',
      cause,
    )
  }
}

async function* startingWith(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (first.length) yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    // Closes the file when the reader stops early.
    await rest.return?.()
  }
}

/** The tar file of a backup, which is a file or a stream: decrypted if it is encrypted, otherwise as it is. */
export async function* readBackup(
  backup: string | AsyncIterable<Buffer>,
  passphrase?: string,
): AsyncGenerator<Buffer> {
  const source: AsyncIterable<Buffer> =
    typeof backup === 'string' ? createReadStream(backup, { highWaterMark: 1024 * 1024 }) : backup
  const pieces = source[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < headerBytes) {
    const { value, done } = await pieces.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  if (!start.subarray(0, magic.length).equals(magic)) {
    yield* startingWith(start, pieces)
    return
  }
  const header = start.subarray(0, headerBytes)
  if (!passphrase)
    throw badBackup('The backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was written with.')
  if (header.length < headerBytes) throw badBackup('The backup is not complete: the end is missing.')
  const key = await deriveKey(passphrase, header)
  const encrypted = startingWith(start.subarray(headerBytes), pieces)
  for await (const chunk of chunksOf(encrypted, chunkBytes + tagBytes)) yield decryptChunk(key, header, chunk)
}

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../shared/errors'
import { withBaseline } from '../database/baseline'
import { fileFolders } from '../storage/file-store'
import { readTar, type TarEntry, TarError, tarEnd, tarHeader, tarPadding } from './tar'

// A backup is one tar file. In this order:
//   backup.json   what it is a backup of
//   secret        the site's secret
//   database/     the database, in parts compressed with gzip
//   media/ …      the files of the data folder
//   SHA256SUMS    the checksum of each, as `sha256sum -c` reads them; last, because they are known only then

const INFO = 'backup.json'
export const SECRET = 'secret'
export const DATABASE = 'database/'
const SUMS = 'SHA256SUMS'

/** Raised when an older version could not read a backup any more. */
const FORMAT = 1

const infoSchema = z.object({
  product: z.literal('schoolhouse'),
  format: z.number().int(),
  /** From package.json. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations that have run on this database, oldest first. */
  migrations: z.array(z.string()).transform(withBaseline),
})

export type BackupInfo = Omit<z.infer<typeof infoSchema>, 'product' | 'format'>

export const badBackup = (reason: string, cause?: unknown) => new AppError('bad_backup', reason, { cause })

/** A name with a line break or backslash is escaped as `sha256sum` does. */
const sumLine = (sum: string, path: string): string =>
  /[\\\n]/.test(path)
    ? `\\${sum}  ${path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n`
    : `${sum}  ${path}\n`

const readSums = (text: string): Map<string, string> => {
  const sums = new Map<string, string>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [, escaped, sum, path] = /^(\\?)([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (!sum || !path) throw badBackup('The backup is damaged: its list of checksums cannot be read.')
    sums.set(escaped ? path.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char)) : path, sum)
  }
  return sums
}

/** Writes a backup piece by piece, and notes the checksum of everything. */
export class ArchiveWriter {
  #sums = ''

  async *file(
    path: string,
    size: number,
    body: AsyncIterable<Buffer> | Iterable<Buffer>,
    modifiedAt: number,
  ): AsyncGenerator<Buffer> {
    yield tarHeader({ path, size, modifiedAt })
    const hash = createHash('sha256')
    let written = 0
    for await (const piece of body) {
      hash.update(piece)
      written += piece.length
      yield piece
    }
    // The header has promised the size, so the archive cannot be continued.
    if (written !== size) throw new Error(`${path} changed while it was copied`)
    yield tarPadding(size)
    this.#sums += sumLine(hash.digest('hex'), path)
  }

  bytes(path: string, bytes: Buffer, modifiedAt: number): AsyncGenerator<Buffer> {
    return this.file(path, bytes.length, [bytes], modifiedAt)
  }

  info(info: BackupInfo): AsyncGenerator<Buffer> {
    const text = JSON.stringify({ product: 'schoolhouse', format: FORMAT, ...info }, null, 2)
    return this.bytes(INFO, Buffer.from(`${text}\n`), Date.parse(info.createdAt))
  }

  async *end(modifiedAt: number): AsyncGenerator<Buffer> {
    yield* this.bytes(SUMS, Buffer.from(this.#sums), modifiedAt)
    yield tarEnd
  }
}

export const readWhole = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces)
}

const parseInfo = (text: string): BackupInfo => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (cause) {
    throw badBackup(`The backup is damaged: ${INFO} cannot be read.`, cause)
  }
  const parsed = infoSchema.safeParse(read)
  if (!parsed.success) throw badBackup(`The backup is damaged: ${INFO} cannot be read.`, parsed.error)
  const { product: _product, format, ...info } = parsed.data
  if (format > FORMAT)
    throw badBackup('The backup was made by a newer version of Schoolhouse. Restore it with that version.')
  return info
}

/** Files outside the known folders, or on a way out of them, are not written by us. */
const isExpected = (path: string): boolean => {
  if (path === INFO || path === SECRET || path === SUMS) return true
  const [folder = '', ...names] = path.split('/')
  return (
    (folder === 'database' || fileFolders.some((known) => known === folder)) &&
    names.length > 0 &&
    names.every((name) => name !== '' && name !== '.' && name !== '..' && !name.includes('\0'))
  )
}

/** Passes everything on; an error of the format becomes a sentence. */
async function* explained<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (cause) {
    throw cause instanceof TarError ? badBackup(`The backup is damaged: ${cause.message}.`, cause) : cause
  }
}

/** The entries of a backup, their bytes unchecked. */
export async function* readEntries(backup: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  for await (const entry of explained(readTar(backup))) {
    if (!isExpected(entry.path)) throw badBackup(`This is not a backup of Schoolhouse: it has ${entry.path}.`)
    yield { ...entry, body: explained(entry.body) }
  }
}

export interface VerifiedBackup {
  info: BackupInfo
  /** Checksums by path. */
  sums: ReadonlyMap<string, string>
  bytes: number
}

/** Reads a whole backup and compares all checksums. */
export const verifyBackup = async (
  backup: AsyncIterable<Buffer>,
  progress: (bytes: number) => void = () => {},
): Promise<VerifiedBackup> => {
  const found = new Map<string, string>()
  let info: BackupInfo | undefined
  let listed: Map<string, string> | undefined
  let bytes = 0
  for await (const { path, body } of readEntries(backup)) {
    if (!info && path !== INFO) throw badBackup('This is not a backup of Schoolhouse.')
    if (listed || found.has(path)) throw badBackup(`The backup is damaged: ${path} is there twice.`)
    if (path === SUMS) listed = readSums((await readWhole(body)).toString())
    else {
      const hash = createHash('sha256')
      const kept: Buffer[] = []
      for await (const piece of body) {
        hash.update(piece)
        bytes += piece.length
        if (path === INFO) kept.push(piece)
        progress(bytes)
      }
      found.set(path, hash.digest('hex'))
      if (path === INFO) info = parseInfo(Buffer.concat(kept).toString())
    }
  }
  if (!info || !listed) throw badBackup('The backup is not complete: the end is missing.')
  for (const path of new Set([...listed.keys(), ...found.keys()]))
    if (listed.get(path) !== found.get(path))
      throw badBackup(`The backup is damaged: the checksum of ${path} does not match.`)
  return { info, sums: listed, bytes }
}

/** Reads the backup from its start. It is read several times. */
export type ReadAgain = () => AsyncIterable<Buffer>

/** The bytes of an entry, which must be those that were verified. */
export async function* checked({ path: name, body }: TarEntry, sums: ReadonlyMap<string, string>) {
  const hash = createHash('sha256')
  for await (const piece of body) {
    hash.update(piece)
    yield piece
  }
  if (hash.digest('hex') !== sums.get(name)) throw badBackup('The backup changed while it was read.')
}

/** The parts of the database, in the order in which they were written. */
export async function* databaseParts(
  read: ReadAgain,
  { sums }: VerifiedBackup,
  progress: (bytes: number) => void,
) {
  let bytes = 0
  for await (const entry of readEntries(read())) {
    if (!entry.path.startsWith(DATABASE)) continue
    yield { path: entry.path, bytes: await readWhole(checked(entry, sums)) }
    bytes += entry.size
    progress(bytes)
  }
}

export async function* onlyBytes(parts: AsyncIterable<{ bytes: Buffer }>) {
  for await (const { bytes } of parts) yield bytes
}

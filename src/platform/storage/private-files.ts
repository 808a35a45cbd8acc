import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CollectionConfig, Payload, PayloadRequest, Where } from 'payload'
import { clientNetwork } from '../../shared/address/client-network'
import {
  type FileKind,
  type FileProblem,
  fileKinds,
  kindOfFile,
  SIGNATURE_BYTES,
  shownFileName,
  typeOfKind,
} from '../../shared/formats/file-kinds'
import { readRows, runStatement, runStatementIn, sql } from '../database/statement'
import { createSigner, keyedHash } from '../http/signature'
import { nobody } from '../payload/access'
import { findAll } from '../payload/find-documents'
import type { PrivateFile } from '../payload/payload-types'
import { ofNoSchool } from '../payload/school-scope'
import type { RecurringTask } from '../tasks/scheduler'
import { afterCommit } from '../transaction/transaction'
import { filesOf } from './file-store'

// Files of visitors that only staff may read. They arrive before the form around them is accepted, so that a form that comes back
// keeps them: until something owns a file, it expires. The row is written before the first byte and deleted after the last, so
// that no byte is stored that no row knows.

/** Longer than a rejected form is kept. */
const unfinishedMs = 2 * 3_600_000

/** What files without an owner may take, those that are arriving included. */
const maxUnfinishedBytes = { client: 60 * 1024 ** 2, all: 1024 ** 3 }

export const privateFiles: CollectionConfig = {
  slug: 'private-files',
  custom: ofNoSchool(),
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    // Generated. What the sender called the file is only its label.
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'label', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...fileKinds] },
    { name: 'size', type: 'number', required: true },
    { name: 'digest', type: 'text' },
    // A keyed hash of the sender's network, until the file has an owner.
    { name: 'client', type: 'text', index: true },
    // What the file belongs to: `form-submissions:12`.
    { name: 'owner', type: 'text', index: true },
    { name: 'expiresAt', type: 'date', index: true },
  ],
}

const pathOf = ({ name }: Pick<PrivateFile, 'name'>) => `private/${name}`

class TooLarge extends Error {}

interface NewFile {
  /** What the sender calls it. */
  label: string
  kinds: readonly FileKind[]
  maxBytes: number
  /** The sender's address. */
  ip: string
}

/** The first bytes of a stream, and all of them. Leaving early does not destroy the stream: a parser may have to read on. */
const peek = async (stream: Readable) => {
  const pieces: AsyncIterator<Buffer> = stream.iterator({ destroyOnReturn: false })
  let first = Buffer.alloc(0)
  let isDone = false
  while (first.length < SIGNATURE_BYTES && !isDone) {
    const { value, done } = await pieces.next()
    if (done) isDone = true
    else first = Buffer.concat([first, value])
  }
  async function* all() {
    if (first.length) yield first
    while (!isDone) {
      const { value, done } = await pieces.next()
      if (done) return
      yield value
    }
  }
  return { first, all, leave: () => pieces.return?.() }
}

/** Reserves the largest size before anything arrives, so that many at once cannot exceed the limits together. */
const reserve = async (payload: Payload, { label, maxBytes, ip }: NewFile, kind: FileKind) => {
  const client = keyedHash(payload.secret, `private file ${clientNetwork(ip)}`)
    .toString('base64url')
    .slice(0, 22)
  const row = await payload.create({
    collection: 'private-files',
    data: {
      name: randomUUID(),
      label: shownFileName(label, kind),
      kind,
      size: maxBytes,
      client,
      expiresAt: new Date(Date.now() + unfinishedMs).toISOString(),
    },
    depth: 0,
  })
  const [sums] = await readRows(
    payload,
    sql`select coalesce(sum(size), 0) as total, coalesce(sum(case when client = ${client} then size else 0 end), 0) as own
      from private_files where owner is null`,
  )
  if (Number(sums?.total) <= maxUnfinishedBytes.all && Number(sums?.own) <= maxUnfinishedBytes.client)
    return row
  await remove(payload, row)
  return undefined
}

const remove = async (payload: Payload, row: PrivateFile): Promise<void> => {
  await filesOf(payload).remove([pathOf(row)])
  await payload.delete({ collection: 'private-files', id: row.id, depth: 0 })
}

/**
 * Stores a file of a visitor as it arrives. It expires unless `keepFiles` gives it an owner. Of a file that is too large, aborted or
 * of another kind than allowed nothing is left. Does not destroy the stream if it is refused.
 */
export const receiveFile = async (
  payload: Payload,
  stream: Readable,
  file: NewFile,
): Promise<PrivateFile | FileProblem> => {
  const { first, all, leave } = await peek(stream)
  try {
    return await storePieces(payload, file, first, all())
  } finally {
    await leave()
  }
}

const storePieces = async (
  payload: Payload,
  file: NewFile,
  first: Buffer,
  pieces: AsyncIterable<Buffer>,
): Promise<PrivateFile | FileProblem> => {
  if (!first.length) return 'empty'
  const kind = kindOfFile(first)
  if (!kind || !file.kinds.includes(kind)) return 'wrongKind'
  const row = await reserve(payload, file, kind)
  if (!row) return 'tooMany'
  const hash = createHash('sha256')
  let size = 0
  async function* limited() {
    for await (const piece of pieces) {
      size += piece.length
      if (size > file.maxBytes) throw new TooLarge()
      hash.update(piece)
      yield piece
    }
  }
  try {
    await filesOf(payload).upload(pathOf(row), limited())
    const digest = hash.digest('base64url')
    return await payload.update({ collection: 'private-files', id: row.id, data: { size, digest }, depth: 0 })
  } catch (error) {
    // If this fails too, the file expires.
    await remove(payload, row).catch((err) =>
      payload.logger.warn({ err, msg: 'unfinished upload not deleted' }),
    )
    if (error instanceof TooLarge) return 'tooLarge'
    throw error
  }
}

const signerOf = (payload: Payload, purpose: string) =>
  createSigner(payload.secret, `private file: ${purpose}`)

/** Stands for a file in a form that comes back. It says what the file contains, and is valid for one purpose. */
export const fileToken = (payload: Payload, purpose: string, { id, digest }: PrivateFile): string => {
  const text = `${id}.${(digest ?? '').slice(0, 22)}`
  return `${text}.${signerOf(payload, purpose).sign(text)}`
}

/** What is the same for two uploads of the same bytes. Undefined if it is no token. */
export const contentOfToken = (token: string): string | undefined =>
  /^\d+\.([\w-]{22})\.[\w-]{43}$/.exec(token)?.[1]

/** The files of tokens, those that have an owner by now included. Forged and expired tokens have none. */
export const filesOfTokens = async (
  payload: Payload,
  purpose: string,
  tokens: readonly string[],
): Promise<Map<string, PrivateFile>> => {
  const signer = signerOf(payload, purpose)
  const ids = new Map<number, string>()
  for (const token of tokens) {
    const [id, digest, signature] = token.split('.')
    if (signature && signer.isGenuine(`${id}.${digest}`, signature)) ids.set(Number(id), token)
  }
  if (!ids.size) return new Map()
  const docs = await findAll(payload, 'private-files', { id: { in: [...ids.keys()] } })
  const isThere = ({ owner, expiresAt }: PrivateFile) =>
    Boolean(owner) || new Date(expiresAt ?? 0).getTime() > Date.now()
  return new Map(docs.filter(isThere).map((doc) => [ids.get(doc.id) ?? '', doc]))
}

/** Gives files an owner, in the transaction of `req`; false if one has another owner or has expired. */
export const keepFiles = async (
  req: PayloadRequest,
  files: readonly PrivateFile[],
  owner: string,
): Promise<boolean> => {
  const now = new Date().toISOString()
  let kept = 0
  for (const { id } of files)
    kept += await runStatementIn(
      req,
      sql`update private_files set owner = ${owner}, client = null, expires_at = null, updated_at = ${now}
        where id = ${id} and owner is null and expires_at > ${now}`,
    )
  return kept === files.length
}

/** Deletes the files of an owner once the transaction of `req` is committed. If that fails, the task does it later. */
export const dropFiles = async (req: PayloadRequest, owner: string): Promise<void> => {
  const now = new Date().toISOString()
  const dropped = await runStatementIn(
    req,
    sql`update private_files set owner = null, expires_at = ${now}, updated_at = ${now} where owner = ${owner}`,
  )
  if (dropped)
    await afterCommit(req, () =>
      removeExpired(req.payload).catch((err) =>
        req.payload.logger.warn({ err, msg: 'private file not deleted yet' }),
      ),
    )
}

export const findFilesOf = (req: PayloadRequest, owners: readonly string[]): Promise<PrivateFile[]> =>
  findAll(req, 'private-files', { owner: { in: [...owners] } }, { sort: 'id' })

/** Deletes files without an owner whose time is over: those of forms that were never sent, and those that were dropped. */
export const removeExpired = async (payload: Payload): Promise<void> => {
  for (;;) {
    const now = new Date().toISOString()
    const where: Where = { and: [{ owner: { exists: false } }, { expiresAt: { less_than_equal: now } }] }
    const docs = await findAll(payload, 'private-files', where, { limit: 100 })
    if (!docs.length) return
    await filesOf(payload).remove(docs.map(pathOf))
    for (const { id } of docs) await runStatement(payload, sql`delete from private_files where id = ${id}`)
  }
}

export const expiredFilesTask: RecurringTask = {
  name: 'deleting unfinished uploads',
  firstMs: 45_000,
  everyMs: 5 * 60_000,
  run: removeExpired,
}

/** The names of all private files, for `npm run media`. */
export const privatePaths = async (payload: Payload): Promise<string[]> =>
  (await findAll(payload, 'private-files', { owner: { exists: true } })).map(pathOf)

/** The bytes of a file; undefined if the storage has lost it. */
export const readPrivateFile = (payload: Payload, file: PrivateFile): Promise<Buffer | undefined> =>
  filesOf(payload).read(pathOf(file))

/** A download that no browser shows as a page of this site. Undefined if the storage has lost the file. */
export const sendPrivateFile = async (payload: Payload, file: PrivateFile): Promise<Response | undefined> => {
  const files = filesOf(payload)
  if (!(await files.exists(pathOf(file)))) return undefined
  const plain = file.label.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(file.label).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return new Response(Readable.toWeb(Readable.from(files.download(pathOf(file)))) as ReadableStream, {
    headers: {
      'content-type': typeOfKind[file.kind],
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}

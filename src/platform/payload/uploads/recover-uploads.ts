import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Env } from '../../../config/env'
import { partialEnding } from '../../mail/adapter'
import { abandonedMs } from '../../mail/retry-schedule'
import { type FileStore, filesOf } from '../../storage/file-store'
import type { RecurringTask } from '../../tasks/scheduler'
import { fileNames, folderOf, type UploadCollection, uploadCollections } from './file-names'
import { namedFiles, removeUnnamed } from './reserve-names'
import {
  type AddedFiles,
  addedPrefix,
  documentFile,
  isUnderWay,
  type ReplacedDocument,
  replacedPrefix,
  roomPrefix,
} from './upload-files'

const readJson = async <T>(files: FileStore, file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(String(await files.read(file))) as T
  } catch (error) {
    // Missing or incomplete.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A change that was interrupted. */
interface Interrupted {
  payload: Payload
  files: FileStore
  collection: UploadCollection
  /** `media/.replaced-…` */
  entry: string
}

/** The names of the files that were kept before they were replaced. */
const keptNames = async ({ files, entry }: Interrupted): Promise<string[]> =>
  (await files.list(`${entry}/`))
    .map(({ path: kept }) => kept.slice(entry.length + 1))
    .filter((name) => name !== documentFile)

/** Restores missing files that a document uses. Earlier versions did not record the document. */
const recoverMissing = async (change: Interrupted) => {
  const { payload, files, collection, entry } = change
  const folder = folderOf[collection]
  const missing: string[] = []
  for (const name of await keptNames(change))
    if (!(await files.exists(`${folder}/${name}`))) missing.push(name)
  if (!missing.length) return
  for (const name of await namedFiles(payload, collection, missing))
    await files.move(`${entry}/${name}`, `${folder}/${name}`)
}

/**
 * Restores the files that a killed process was replacing if the change was not committed, or if a document uses a file that
 * is missing. After a committed change the old files are no longer needed.
 */
const recoverReplaced = async (change: Interrupted) => {
  const { payload, files, entry } = change
  const replaced = await readJson<ReplacedDocument>(files, `${entry}/${documentFile}`)
  if (!replaced) await recoverMissing(change)
  const doc =
    replaced &&
    (await payload.findByID({
      collection: replaced.collection,
      id: replaced.id,
      depth: 0,
      disableErrors: true,
    }))
  if (doc) {
    const folder = folderOf[replaced.collection]
    const isCommitted = doc.updatedAt !== replaced.updatedAt
    const named = fileNames(doc)
    for (const name of await keptNames(change))
      if (named.includes(name) && !(isCommitted && (await files.exists(`${folder}/${name}`))))
        await files.move(`${entry}/${name}`, `${folder}/${name}`)
  }
  await files.removeFolder(entry)
}

/** Removes the files of a change that was never committed. A replaced picture keeps its name, so the document may have some of them. */
const recoverAdded = async ({ payload, files, collection, entry }: Interrupted) => {
  const { names = [] } = (await readJson<AddedFiles>(files, entry)) ?? {}
  if (names.length) await removeUnnamed(payload, files, collection, names)
  await files.remove([entry])
}

const recoverFolder = async (
  payload: Payload,
  files: FileStore,
  collection: UploadCollection,
  before = Number.POSITIVE_INFINITY,
) => {
  const folder = folderOf[collection]
  const entries = (await files.list(`${folder}/.`))
    .filter((file) => file.modifiedAt < before)
    // A picture may have been replaced again before the first attempt was undone; the files from before that one count.
    .sort((a, b) => b.modifiedAt - a.modifiedAt)
  // A process may be killed before the first file is in a folder, or after the last one was removed.
  const emptied = files.kind === 'disk' ? await files.emptyFolders(folder) : []
  const names = new Set([...entries.map((file) => file.path.split('/')[1] ?? ''), ...emptied])
  let recovered = 0
  // Replaced files first: after that, the names of added files show whether a document uses them.
  for (const prefix of [replacedPrefix, addedPrefix, roomPrefix])
    for (const name of [...names].filter((each) => each.startsWith(prefix))) {
      if (await isUnderWay(payload, name)) continue
      const change = { payload, files, collection, entry: `${folder}/${name}` }
      if (prefix === replacedPrefix) await recoverReplaced(change)
      else if (prefix === addedPrefix) await recoverAdded(change)
      else await files.remove([change.entry])
      recovered++
    }
  if (recovered)
    payload.logger.warn({ msg: 'recovered files after an unclean shutdown', collection, recovered })
}

/**
 * Deletes incomplete files of mails that a killed process was writing; the mails are queued again. On PostgreSQL another node
 * may be writing one, so only files older than the time after which a mail counts as abandoned are deleted.
 */
const removePartialMails = async (folder: string, dialect: Env['database']['dialect']) => {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((entry) => entry.endsWith(partialEnding))) {
    const file = path.join(folder, name)
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? 0)
    if (dialect === 'sqlite' || age > abandonedMs) await rm(file, { force: true })
  }
}

type Place = Pick<Env, 'dataDir' | 'database'>

/** Makes the files of pictures, maps and mails match the database after a process was killed. */
export const recoverFiles = async (payload: Payload, { dataDir, database }: Place): Promise<void> => {
  const files = filesOf(payload)
  await removePartialMails(path.join(dataDir, 'outbox'), database.dialect)
  try {
    for (const collection of uploadCollections) await recoverFolder(payload, files, collection)
  } catch (err) {
    if (files.kind === 'disk') throw err
    // The site starts without its bucket; `recoverUploadsTask` tries again.
    payload.logger.warn({ err, msg: 'the file storage cannot be reached' })
  }
}

/** No transaction takes that long; notes and locks show as well which changes are under way. */
const interruptedMs = 2 * 60_000

/** Does the same while the site runs: the bucket may have been away when a change was to be undone. */
export const recoverUploadsTask: RecurringTask = {
  name: 'interrupted uploads',
  firstMs: 60_000,
  everyMs: 2 * 60_000,
  run: async (payload) => {
    const files = filesOf(payload)
    if (files.kind === 'disk') return
    for (const collection of uploadCollections)
      await recoverFolder(payload, files, collection, Date.now() - interruptedMs)
  },
}

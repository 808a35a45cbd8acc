import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Env } from '../../../config/env'
import { AppError } from '../../../shared/errors'
import { partialEnding } from '../../mail/adapter'
import { abandonedMs } from '../../mail/retry-schedule'
import { type FileStore, filesOf } from '../../storage/file-store'
import type { RecurringTask } from '../../tasks/scheduler'
import { findById } from '../find-documents'
import {
  changesOf,
  fileNames,
  folderOf,
  isPlainName,
  type UploadCollection,
  uploadCollections,
} from './file-names'
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

const readRecord = async <T>(
  files: FileStore,
  file: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> => {
  try {
    return schema.parse(JSON.parse(String(await files.read(file))))
  } catch (error) {
    // Missing, incomplete or not ours.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

const replacedSchema: z.ZodType<ReplacedDocument> = z.object({
  collection: z.enum(uploadCollections),
  id: z.number(),
  updatedAt: z.string(),
})

const addedSchema: z.ZodType<AddedFiles> = z.object({ names: z.array(z.string().refine(isPlainName)) })

interface Interrupted {
  payload: Payload
  files: FileStore
  collection: UploadCollection
  /** `changes/media/.replaced-…` */
  entry: string
}

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
  const replaced = await readRecord(files, `${entry}/${documentFile}`, replacedSchema)
  if (!replaced) await recoverMissing(change)
  const doc = replaced && (await findById(payload, replaced.collection, replaced.id))
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
  const { names = [] } = (await readRecord(files, entry, addedSchema)) ?? {}
  if (names.length) await removeUnnamed(payload, files, collection, names)
  await files.remove([entry])
}

const recordName = /^\.(replaced|added|room)-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const recoverChange = async (change: Interrupted, prefix: string) => {
  if (prefix === replacedPrefix) await recoverReplaced(change)
  else if (prefix === addedPrefix) await recoverAdded(change)
  else await change.files.remove([change.entry])
}

/** Undoes the changes that are recorded in a folder: that of the collection, where earlier versions kept the records, or its own. */
const recoverFolder = async (
  payload: Payload,
  files: FileStore,
  collection: UploadCollection,
  folder: string,
  before = Number.POSITIVE_INFINITY,
) => {
  const entries = (await files.list(`${folder}/.`))
    .filter((file) => file.modifiedAt < before)
    // A picture may have been replaced again before the first attempt was undone; the files from before that one count.
    .sort((a, b) => b.modifiedAt - a.modifiedAt)
  // A process may be killed before the first file is in a folder, or after the last one was removed.
  const emptied = files.kind === 'disk' ? await files.emptyFolders(folder) : []
  const depth = folder.split('/').length
  const names = new Set([...entries.map((file) => file.path.split('/')[depth] ?? ''), ...emptied])
  const records = [...names].filter((name) => recordName.test(name))
  let recovered = 0
  // Replaced files first: after that, the names of added files show whether a document uses them.
  for (const prefix of [replacedPrefix, addedPrefix, roomPrefix])
    for (const name of records.filter((each) => each.startsWith(prefix))) {
      if (await isUnderWay(payload, name)) continue
      const entry = `${folder}/${name}`
      try {
        await recoverChange({ payload, files, collection, entry }, prefix)
        recovered++
      } catch (err) {
        // A bucket that is away concerns all of them.
        if (files.kind === 's3') throw err
        payload.logger.error({ err, msg: 'could not recover files after an unclean shutdown', entry })
      }
    }
  if (recovered)
    payload.logger.warn({ msg: 'recovered files after an unclean shutdown', collection, recovered })
}

const recoverAll = async (payload: Payload, files: FileStore, before?: number) => {
  for (const collection of uploadCollections)
    for (const folder of [changesOf(collection), folderOf[collection]])
      await recoverFolder(payload, files, collection, folder, before)
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
  try {
    await removePartialMails(path.join(dataDir, 'outbox'), database.dialect)
    await recoverAll(payload, files)
  } catch (err) {
    // The site starts nevertheless; if a bucket is away, `recoverUploadsTask` tries again.
    if (files.kind === 's3' && err instanceof AppError && err.code === 'unavailable')
      payload.logger.warn({ err, msg: 'the file storage cannot be reached' })
    else payload.logger.error({ err, msg: 'could not recover files after an unclean shutdown' })
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
    await recoverAll(payload, files, Date.now() - interruptedMs)
  },
}

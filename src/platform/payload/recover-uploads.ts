import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { partialEnding } from '../mail/adapter'
import { abandonedMs } from '../mail/retry-schedule'
import {
  type AddedFiles,
  addedPrefix,
  documentFile,
  fileNames,
  isReplacing,
  type ReplacedDocument,
  replacedPrefix,
  roomPrefix,
  type UploadCollection,
} from './upload-files'

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    // Missing or incomplete.
    return undefined
  }
}

/** Those of `names` that a document uses as its file or as one of its sizes. */
const namedFiles = async (payload: Payload, collection: UploadCollection, names: string[]) => {
  const sizes = payload.collections[collection].config.upload.imageSizes ?? []
  const fields = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)]
  const { docs } = await payload.find({
    collection,
    where: { or: fields.map((field) => ({ [field]: { in: names } })) },
    depth: 0,
    pagination: false,
  })
  const named = docs.flatMap(fileNames)
  return names.filter((name) => named.includes(name))
}

/** Restores missing files that a document uses. Earlier versions did not record the document. */
const recoverMissing = async (
  payload: Payload,
  folder: string,
  kept: string,
  collection: UploadCollection,
) => {
  const present = await readdir(folder)
  const missing = (await readdir(kept)).filter((file) => file !== documentFile && !present.includes(file))
  if (!missing.length) return
  for (const file of await namedFiles(payload, collection, missing))
    await rename(path.join(kept, file), path.join(folder, file))
}

/**
 * Restores the files that a killed process was replacing if the change was not committed, or if a document uses a file that
 * is missing. After a committed change the old files are no longer needed.
 */
const recoverReplaced = async (
  payload: Payload,
  folder: string,
  name: string,
  collection: UploadCollection,
) => {
  const kept = path.join(folder, name)
  const replaced = await readJson<ReplacedDocument>(path.join(kept, documentFile))
  if (!replaced) await recoverMissing(payload, folder, kept, collection)
  const doc =
    replaced &&
    (await payload.findByID({
      collection: replaced.collection,
      id: replaced.id,
      depth: 0,
      disableErrors: true,
    }))
  if (doc) {
    const isCommitted = doc.updatedAt !== replaced.updatedAt
    const present = await readdir(folder)
    const named = fileNames(doc)
    for (const file of await readdir(kept))
      if (named.includes(file) && !(isCommitted && present.includes(file)))
        await rename(path.join(kept, file), path.join(folder, file))
  }
  await rm(kept, { recursive: true, force: true })
}

/** Removes the files of a change that was never committed. A replaced picture keeps its name, so the document may have some of them. */
const recoverAdded = async (payload: Payload, folder: string, name: string, collection: UploadCollection) => {
  const { names = [] } = (await readJson<AddedFiles>(path.join(folder, name))) ?? {}
  const named = names.length ? await namedFiles(payload, collection, names) : []
  for (const file of names) if (!named.includes(file)) await rm(path.join(folder, file), { force: true })
  await rm(path.join(folder, name), { force: true })
}

const recoverFolder = async (payload: Payload, folder: string, collection: UploadCollection) => {
  const names = await readdir(folder).catch(() => [])
  let recovered = 0
  // Replaced files first: after that, the names of added files show whether a document uses them.
  for (const prefix of [replacedPrefix, addedPrefix, roomPrefix])
    for (const name of names.filter((entry) => entry.startsWith(prefix))) {
      // Another running node is changing them.
      if (await isReplacing(payload, name)) continue
      if (prefix === replacedPrefix) await recoverReplaced(payload, folder, name, collection)
      else if (prefix === addedPrefix) await recoverAdded(payload, folder, name, collection)
      else await rm(path.join(folder, name), { force: true })
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
  await recoverFolder(payload, path.join(dataDir, 'media'), 'media')
  await recoverFolder(payload, path.join(dataDir, 'files'), 'files')
  await recoverFolder(payload, path.join(dataDir, 'extracts'), 'map-extracts')
  await removePartialMails(path.join(dataDir, 'outbox'), database.dialect)
}

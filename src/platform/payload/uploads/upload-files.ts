import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isLocked, lockUntilEnd } from '../../database/locks'
import { fileEndings } from '../../storage/content-types'
import type { DiskFiles, FileStore } from '../../storage/file-store'
import { afterCommit, afterRollback } from '../../transaction/transaction'
import { findById } from '../find-documents'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'
import { mayStillUpload, readEditedPicture, typeOfFile } from './bucket-hooks'
import { changesOf, fileNames, folderOf, hasEnding, isPlainName, type UploadCollection } from './file-names'
import { removeUnnamed, reserveName } from './reserve-names'

// While files are changed, records in the folder `changes` say what to undo if the process is killed; see recover-uploads.ts.
// No upload can have such a path, and they are never served.

/** A folder with the files that are being replaced, and their document. */
export const replacedPrefix = '.replaced-'
export const documentFile = '.document.json'
export const addedPrefix = '.added-'
export const roomPrefix = '.room-'

export interface ReplacedDocument {
  collection: UploadCollection
  id: number
  /** When the document was last changed before this change. */
  updatedAt: string
}

export interface AddedFiles {
  names: string[]
}

const lockPart = (name: string) => Number.parseInt(name.slice(name.indexOf('-') + 1).slice(0, 7), 16) || 0

/** The changes of this process that are under way. On SQLite there are no locks that show them. */
const underWay = new WeakMap<Payload, Set<string>>()

/** Until the transaction ends, neither this node nor another undoes the change that `name` records. */
const holdUntilEnd = async (req: PayloadRequest, name: string): Promise<void> => {
  const held = underWay.get(req.payload) ?? new Set()
  underWay.set(req.payload, held.add(name))
  const release = () => void held.delete(name)
  await afterCommit(req, release)
  // The first task runs last, after what the change has to undo.
  await afterRollback(req, release)
  await lockUntilEnd(req, 'files', lockPart(name))
}

/** Whether the change that `name` records is under way, on this node or another. */
export const isUnderWay = async (payload: Payload, name: string): Promise<boolean> =>
  (underWay.get(payload)?.has(name) ?? false) || isLocked(payload, 'files', lockPart(name))

/**
 * Payload deletes the files of a picture, and writes new ones, in the middle of the operation. These hooks make the files
 * follow the database: if the transaction is not committed, the folder is restored. `nameFile` may give the file its name.
 */
export const restoreFilesOnRollback = (
  files: FileStore,
  collection: UploadCollection,
  nameFile: CollectionBeforeOperationHook[] = [],
): NonNullable<CollectionConfig['hooks']> =>
  files.kind === 's3'
    ? {
        // A picture that is edited is read before its name is given to it.
        beforeOperation: [
          ...(collection === 'media' ? [readEditedPicture(files)] : []),
          ...nameFile,
          reserveName(files, collection),
        ],
        beforeValidate: [
          typeOfFile,
          refuseName(collection),
          keepReplacedObjects(files, collection),
          undoNewFiles(files, collection),
        ],
      }
    : {
        beforeOperation: [...nameFile, reserveName(files, collection), keepReplaced(files, collection)],
        beforeValidate: [
          refuseName(collection),
          undoNewFiles(files, collection),
          checkRoom(files, collection),
        ],
      }

/**
 * The last check before anything is written: `reserveName` does not see files that Payload fetches from another address, and Payload
 * accepts any ending whose type it does not know as a plain text.
 */
const refuseName =
  (collection: UploadCollection): CollectionBeforeValidateHook =>
  ({ data, operation, req }) => {
    if (!data || (operation !== 'create' && !req.file)) return
    const names = fileNames(data)
    // Map files are not public and may have any ending.
    const endings = fileEndings(req.payload.collections[collection].config.upload.mimeTypes ?? [])
    const isRightKind = !endings.length || names.every((name) => hasEnding(name, endings))
    if (isRightKind && names.every(isPlainName)) return
    const message = isRightKind
      ? requestMessages(payloadPanelMessages, req)('errors.fileName')
      : requestMessages(payloadPanelMessages, req)('errors.wrongKindOfFile', { endings: endings.join(', ') })
    throw new ValidationError({ collection, errors: [{ path: 'file', message }], req }, req.t)
  }

const keepReplaced =
  (files: FileStore, collection: UploadCollection): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id } = args as { id?: number }
    if ((operation !== 'update' && operation !== 'delete') || id === undefined) return
    const doc = await findById(req, collection, id, { trash: true })
    if (doc) await keepFiles(req, files, fileNames(doc), { collection, id, updatedAt: doc.updatedAt })
  }

/** In a bucket, a copy takes space and a request for each file, so this waits until it is certain that there is a new file. */
const keepReplacedObjects =
  (files: FileStore, collection: UploadCollection): CollectionBeforeValidateHook =>
  async ({ originalDoc, operation, req }) => {
    if (operation !== 'update' || !req.file || !originalDoc?.filename) return
    const { id, updatedAt } = originalDoc
    await keepFiles(req, files, fileNames(originalDoc), { collection, id, updatedAt })
  }

/** Keeps a copy of files that are about to be replaced until the transaction ends. */
const keepFiles = async (
  req: PayloadRequest,
  files: FileStore,
  names: string[],
  replaced: ReplacedDocument,
): Promise<void> => {
  const name = `${replacedPrefix}${randomUUID()}`
  await holdUntilEnd(req, name)
  const folder = folderOf[replaced.collection]
  const kept = `${changesOf(replaced.collection)}/${name}`
  const forget = () => files.removeFolder(kept)
  const found: string[] = []
  try {
    await files.write(`${kept}/${documentFile}`, Buffer.from(JSON.stringify(replaced)))
    await Promise.all(
      names.map(async (file) => {
        if (await files.copy(`${folder}/${file}`, `${kept}/${file}`)) found.push(file)
      }),
    )
  } catch (error) {
    // `recoverUploadsTask` removes the copies if the bucket cannot be reached now.
    await forget().catch(() => {})
    throw error
  }
  await afterCommit(req, forget)
  await afterRollback(req, async () => {
    for (const file of found) await files.move(`${kept}/${file}`, `${folder}/${file}`)
    await forget()
  })
}

/** Notes files that belong to no document if the process is killed before `forget`, which this returns, is called. */
export const noteNewFiles = async (
  req: PayloadRequest,
  files: FileStore,
  collection: UploadCollection,
  names: string[],
): Promise<() => Promise<void>> => {
  const name = `${addedPrefix}${randomUUID()}`
  await holdUntilEnd(req, name)
  const list = `${changesOf(collection)}/${name}`
  const forget = () => files.remove([list])
  try {
    await files.write(list, Buffer.from(JSON.stringify({ names } satisfies AddedFiles)))
  } catch (error) {
    // A full disk has taken half of it. A bucket that is away has nothing.
    if (files.kind === 'disk') await forget()
    throw error
  }
  return forget
}

const undoNewFiles =
  (files: FileStore, collection: UploadCollection): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    // If the request has no file, the names are those of existing files.
    const names = req.file && data ? fileNames(data) : []
    if (!names.length) return
    const forget = await noteNewFiles(req, files, collection, names)
    await afterCommit(req, forget)
    await afterRollback(req, async () => {
      await removeUnnamed(req.payload, files, collection, names, originalDoc?.id)
      // Then the note stays, and `recoverUploadsTask` removes what arrives late.
      if (!mayStillUpload(req)) await forget()
    })
  }

/** Payload answers every failed write with the same generic message, so this detects a full disk first. */
const checkRoom =
  (files: DiskFiles, collection: UploadCollection): CollectionBeforeValidateHook =>
  async ({ req }) => {
    if (!req.file) return
    const folder = files.locate(folderOf[collection])
    await mkdir(folder, { recursive: true })
    const probe = `${folder}/${roomPrefix}${randomUUID()}`
    try {
      await writeFile(probe, [req.file.data, ...Object.values(req.payloadUploadSizes ?? {})])
    } finally {
      await rm(probe, { force: true })
    }
  }

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Payload,
} from 'payload'
import { isLocked, lockUntilEnd } from '../database/locks'
import { afterCommit, afterRollback } from '../transaction/transaction'

export type UploadCollection = 'media' | 'files' | 'map-extracts'

interface Stored {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

// While files are changed, entries whose names begin with a dot record what to undo if the process is killed; see
// recover-uploads.ts. They are never served.

/** A folder with the files that are being replaced, and their document. */
export const replacedPrefix = '.replaced-'
export const documentFile = '.document.json'
/** A list of files that are being added. */
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

/** Each name once, the original first. The sizes of a small picture share their files. */
export const fileNames = ({ filename, sizes = {} }: Stored): string[] => [
  ...new Set(
    [filename, ...Object.values(sizes).map((size) => size?.filename)].filter((name) => name != null),
  ),
]

/** The part of the lock that stands for `name`. */
const lockPart = (name: string) => Number.parseInt(name.slice(name.indexOf('-') + 1).slice(0, 7), 16) || 0

/** Whether another node is replacing the files that were moved to `name`. */
export const isReplacing = (payload: Payload, name: string): Promise<boolean> =>
  isLocked(payload, 'files', lockPart(name))

/**
 * Payload deletes the files of a picture, and writes new ones, in the middle of the operation. These hooks make the files
 * follow the database: if the transaction is not committed, the folder is restored.
 */
export const restoreFilesOnRollback = (
  folder: string,
  collection: UploadCollection = 'media',
): CollectionConfig['hooks'] => ({
  beforeOperation: [keepReplaced(folder, collection)],
  beforeValidate: [undoNewFiles(folder), checkRoom(folder)],
})

const keepReplaced =
  (folder: string, collection: UploadCollection): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id } = args as { id?: number }
    if ((operation !== 'update' && operation !== 'delete') || id === undefined) return
    const doc = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    if (!doc) return
    const name = `${replacedPrefix}${randomUUID()}`
    // Until the transaction ends, no other node undoes the change.
    await lockUntilEnd(req, 'files', lockPart(name))
    const kept = path.join(folder, name)
    const names = await keepIn(folder, kept, fileNames(doc), { collection, id, updatedAt: doc.updatedAt })
    const forget = () => rm(kept, { recursive: true, force: true })
    await afterCommit(req, forget)
    await afterRollback(req, async () => {
      for (const file of names) await rename(path.join(kept, file), path.join(folder, file))
      await forget()
    })
  }

/** Hard-links the files, which takes no space; copies them if that is not possible. */
const keepIn = async (
  folder: string,
  kept: string,
  names: string[],
  replaced: ReplacedDocument,
): Promise<string[]> => {
  await mkdir(kept, { recursive: true })
  const found: string[] = []
  try {
    await writeFile(path.join(kept, documentFile), Buffer.from(JSON.stringify(replaced)))
    for (const name of names) {
      const [from, to] = [path.join(folder, name), path.join(kept, name)]
      try {
        await link(from, to).catch(() => copyFile(from, to))
        found.push(name)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
  } catch (error) {
    await rm(kept, { recursive: true, force: true })
    throw error
  }
  return found
}

const undoNewFiles =
  (folder: string): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    // If the request has no file, the names are those of existing files.
    const names = req.file ? fileNames(data as Stored) : []
    if (!names.length) return
    const name = `${addedPrefix}${randomUUID()}`
    // Until the transaction ends, no other node undoes the change.
    await lockUntilEnd(req, 'files', lockPart(name))
    const list = path.join(folder, name)
    const forget = () => rm(list, { force: true })
    await afterCommit(req, forget)
    await afterRollback(req, async () => {
      await removeAll(names.map((file) => path.join(folder, file)))
      await forget()
    })
    await mkdir(folder, { recursive: true })
    await writeFile(list, Buffer.from(JSON.stringify({ names } satisfies AddedFiles)))
  }

/** Payload writes the files in parallel; if one fails, the others may still be being written. */
const removeAll = async (files: string[]): Promise<void> => {
  do {
    for (const file of files) await rm(file, { force: true })
    await setTimeout(50)
  } while (files.some(existsSync))
}

/** Payload answers every failed write with the same generic message, so this detects a full disk first. */
const checkRoom =
  (folder: string): CollectionBeforeValidateHook =>
  async ({ req }) => {
    if (!req.file) return
    const probe = path.join(folder, `${roomPrefix}${randomUUID()}`)
    try {
      await writeFile(probe, [req.file.data, ...Object.values(req.payloadUploadSizes ?? {})])
    } finally {
      await rm(probe, { force: true })
    }
  }

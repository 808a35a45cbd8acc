import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { afterCommit, afterRollback } from './transactions'

interface Stored {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

/** Each name once: the sizes of a small picture share their files. */
const fileNames = ({ filename, sizes = {} }: Stored): string[] => [
  ...new Set(
    [filename, ...Object.values(sizes).map((size) => size?.filename)].filter((name) => name != null),
  ),
]

/**
 * Payload writes the files of a picture in the middle of the operation, and deletes those they replace before that.
 * These hooks make the files follow the database: what was not committed leaves the folder as it was.
 */
export const filesFollowDatabase = (
  folder: string,
  collection: 'media' | 'map-extracts' = 'media',
): CollectionConfig['hooks'] => ({
  beforeOperation: [keepReplaced(folder, collection)],
  beforeValidate: [undoNewFiles(folder), checkRoom(folder)],
})

const keepReplaced =
  (folder: string, collection: 'media' | 'map-extracts'): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id } = args as { id?: number }
    if (operation !== 'update' || id === undefined) return
    const doc = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    const kept = path.join(folder, `.replaced-${randomUUID()}`)
    const names = doc ? await keepIn(folder, kept, fileNames(doc as Stored)) : []
    const forget = () => rm(kept, { recursive: true, force: true })
    await afterCommit(req, forget)
    await afterRollback(req, async () => {
      for (const name of names) await rename(path.join(kept, name), path.join(folder, name))
      await forget()
    })
  }

/** Gives the files a second name, which takes no room; where that is impossible, copies them. */
const keepIn = async (folder: string, kept: string, names: string[]): Promise<string[]> => {
  await mkdir(kept, { recursive: true })
  const found: string[] = []
  for (const name of names) {
    const [from, to] = [path.join(folder, name), path.join(kept, name)]
    try {
      await link(from, to).catch(() => copyFile(from, to))
      found.push(name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      await rm(kept, { recursive: true, force: true })
      throw error
    }
  }
  return found
}

const undoNewFiles =
  (folder: string): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    // Without a file of this request the names are those of files that stay.
    const names = req.file ? fileNames(data as Stored) : []
    await afterRollback(req, () => removeAll(names.map((name) => path.join(folder, name))))
  }

/** Payload writes the files side by side; when one fails, the others may still be on their way. */
const removeAll = async (files: string[]): Promise<void> => {
  do {
    for (const file of files) await rm(file, { force: true })
    await setTimeout(50)
  } while (files.some(existsSync))
}

/** Payload answers every failed write with the same vague sentence, so a full disk is found out before. */
const checkRoom =
  (folder: string): CollectionBeforeValidateHook =>
  async ({ req }) => {
    if (!req.file) return
    const probe = path.join(folder, `.room-${randomUUID()}`)
    try {
      await writeFile(probe, [req.file.data, ...Object.values(req.payloadUploadSizes ?? {})])
    } finally {
      await rm(probe, { force: true })
    }
  }

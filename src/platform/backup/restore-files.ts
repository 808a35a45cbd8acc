import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../shared/errors'
import { type DiskFiles, type FileStore, fileFolders, inParallel, type S3Files } from '../storage/file-store'
import { exists } from './keep-files'

/** The files of uploads that a restore would replace. */
export const occupiedFiles = async (files: FileStore): Promise<string[]> => {
  const found: string[] = []
  for (const name of fileFolders)
    if (files.kind === 's3') {
      const { bucket, prefix } = files.settings
      if ((await files.list(`${name}/`)).length) found.push(`s3://${bucket}/${prefix}${name}`)
    } else {
      const folder = files.locate(name)
      // Folders alone do not count: the first upload creates those of `changes`.
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      if (entries.some((entry) => !entry.isDirectory())) found.push(folder)
    }
  return found
}

/** Moves unpacked folders to their place, which is empty. */
export const putFolders = async (files: DiskFiles, work: string): Promise<void> => {
  for (const name of fileFolders)
    if (await exists(path.join(work, name))) {
      const folder = files.locate(name)
      await rm(folder, { recursive: true, force: true })
      await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
      await rename(path.join(work, name), folder)
    }
}

const filesIn = async (work: string): Promise<string[]> => {
  const found: string[] = []
  for (const name of fileFolders)
    for (const entry of await readdir(path.join(work, name), { recursive: true, withFileTypes: true }).catch(
      () => [],
    ))
      if (entry.isFile()) found.push(path.relative(work, path.join(entry.parentPath, entry.name)))
  return found
}

/** The bucket went away in the middle, and what was done could not be undone. */
const halfRestored = (aside: string, cause: unknown) =>
  new AppError(
    'unavailable',
    `The bucket went away while its files were replaced, so it has only some of them. Those that were there before are in ${aside}. The database and the data folder are as they were. When the bucket is back, restore again with --force, or copy these files back.`,
    { cause },
  )

/** Files in the bucket that wait to replace those that are there. */
export interface StagedObjects {
  /** Replaces them. Returns where the old ones are. */
  swap: () => Promise<string[]>
  /** Puts the old ones back, if they were replaced, and removes what was staged. */
  undo: (cause: unknown) => Promise<void>
}

/**
 * Copies unpacked files into the bucket under another name, and those that are there to a folder of their own. What visitors see is not
 * touched until `swap`, which moves nothing out of the bucket and is quick.
 */
export const stageObjects = async (files: S3Files, work: string, stamp: string): Promise<StagedObjects> => {
  const [staged, aside] = [`restoring-${stamp}`, `before-restore-${stamp}`]
  const { bucket, prefix } = files.settings
  const place = `s3://${bucket}/${prefix}${aside}`
  const discard = async () => {
    for (const folder of [staged, aside]) await files.removeFolder(folder).catch(() => {})
  }
  // Folders of an interrupted restore.
  const abandoned = new Set(
    (await files.list('restoring-')).map(({ path: file }) => file.split('/')[0] ?? ''),
  )
  for (const folder of abandoned) await files.removeFolder(folder)
  const before = (await Promise.all(fileFolders.map((name) => files.list(`${name}/`)))).flat()
  const own = await filesIn(work)
  try {
    await inParallel(own, async (file) =>
      files.write(`${staged}/${file}`, await readFile(path.join(work, file))),
    )
    await inParallel(before, ({ path: file }) => files.copy(file, `${aside}/${file}`))
  } catch (error) {
    await discard()
    throw error
  }
  let isReplacing = false

  const swap = async () => {
    // Fails before anything is changed if the bucket is away.
    await files.exists(`${staged}/${own[0] ?? ''}`)
    isReplacing = true
    await files.remove(before.map(({ path: file }) => file))
    await inParallel(own, (file) => files.copy(`${staged}/${file}`, file))
    // The staged copies are of no use any more; the next restore removes them if this fails.
    await files.removeFolder(staged).catch(() => {})
    return before.length ? [place] : []
  }

  const undo = async (cause: unknown) => {
    if (isReplacing)
      try {
        await files.remove(own)
        await inParallel(before, ({ path: file }) => files.copy(`${aside}/${file}`, file))
      } catch {
        throw halfRestored(place, cause)
      }
    await discard()
  }

  return { swap, undo }
}

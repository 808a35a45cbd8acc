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
      if ((await readdir(folder).catch(() => [])).length) found.push(folder)
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

/**
 * Copies unpacked files into the bucket: under another name first, so that what was there is not touched before all have arrived. That is
 * moved to a folder of the bucket, and back if the rest fails. Returns where it is.
 */
export const putObjects = async (files: S3Files, work: string, stamp: string): Promise<string[]> => {
  const [staged, aside] = [`restoring-${stamp}`, `before-restore-${stamp}`]
  const { bucket, prefix } = files.settings
  const place = `s3://${bucket}/${prefix}${aside}`
  const before = (await Promise.all(fileFolders.map((name) => files.list(`${name}/`)))).flat()
  const own = await filesIn(work)
  try {
    await inParallel(own, async (file) =>
      files.write(`${staged}/${file}`, await readFile(path.join(work, file))),
    )
    await inParallel(before, ({ path: file }) => files.copy(file, `${aside}/${file}`))
  } catch (error) {
    for (const folder of [staged, aside]) await files.removeFolder(folder).catch(() => {})
    throw error
  }
  try {
    await files.remove(before.map(({ path: file }) => file))
    await inParallel(own, (file) => files.copy(`${staged}/${file}`, file))
  } catch (error) {
    try {
      await files.remove(own)
      await inParallel(before, ({ path: file }) => files.move(`${aside}/${file}`, file))
    } catch {
      throw halfRestored(place, error)
    }
    throw error
  }
  // What is left is of no use, but the restore is done.
  await files.removeFolder(staged).catch(() => {})
  return before.length ? [place] : []
}

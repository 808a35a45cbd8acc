import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
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

/**
 * Copies unpacked files into the bucket. What was there is moved to a folder of the bucket first, and back if that fails. Returns where
 * it is.
 */
export const putObjects = async (files: S3Files, work: string, stamp: string): Promise<string[]> => {
  const aside = `before-restore-${stamp}`
  const before = (await Promise.all(fileFolders.map((name) => files.list(`${name}/`)))).flat()
  const own = await filesIn(work)
  await inParallel(before, ({ path: file }) => files.copy(file, `${aside}/${file}`))
  try {
    await files.remove(before.map(({ path: file }) => file))
    await inParallel(own, async (file) => files.write(file, await readFile(path.join(work, file))))
  } catch (error) {
    await files.remove(own)
    await inParallel(before, ({ path: file }) => files.move(`${aside}/${file}`, file))
    throw error
  }
  const { bucket, prefix } = files.settings
  return before.length ? [`s3://${bucket}/${prefix}${aside}`] : []
}

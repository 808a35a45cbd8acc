import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../shared/errors'
import { checkedPath, type DiskFiles, isStoredPath, md5Of, type StoredFile } from './file-store'

/** Waits for `read`; undefined if there is no such file. */
const unlessMissing = async <T>(read: Promise<T>): Promise<T | undefined> => {
  try {
    return await read
  } catch (error) {
    // ENOTDIR: a part of the path is a file.
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}

/** The files in the data folder. A copy is a hard link, which takes no space, where that is possible. */
export const diskFiles = (dataDir: string): DiskFiles => {
  const locate = (file: string) => path.join(dataDir, checkedPath(file))

  const skipped = new Set<string>()

  /** Entries of a folder, except names that no upload has: somebody has put such a file there, and it must not stop a backup. */
  const entriesOf = async (folder: string) => {
    const entries = (await unlessMissing(readdir(locate(folder), { withFileTypes: true }))) ?? []
    return entries.filter(({ name }) => {
      const inside = `${folder}/${name}`
      if (isStoredPath(inside)) return true
      if (!skipped.has(inside))
        console.warn(
          `${path.join(dataDir, inside)} is ignored and in no backup, because of the backslash in its name.`,
        )
      skipped.add(inside)
      return false
    })
  }

  const listFolder = async (folder: string, prefix: string): Promise<StoredFile[]> => {
    const found: StoredFile[] = []
    for (const entry of await entriesOf(folder)) {
      const inside = `${folder}/${entry.name}`
      // Either is the beginning of the other.
      if (!inside.startsWith(prefix) && !prefix.startsWith(`${inside}/`)) continue
      if (entry.isDirectory()) found.push(...(await listFolder(inside, prefix)))
      if (!entry.isFile()) continue
      // A file may be deleted while the folder is read.
      const { size, mtimeMs, ino } = (await unlessMissing(stat(locate(inside)))) ?? {}
      if (size === undefined || mtimeMs === undefined) continue
      found.push({ path: inside, size, modifiedAt: mtimeMs, identity: `${ino} ${size} ${mtimeMs}` })
    }
    return found
  }

  return {
    kind: 'disk',
    dataDir,
    locate,
    read: (file) => unlessMissing(readFile(locate(file))),
    write: async (file, bytes) => {
      await mkdir(path.dirname(locate(file)), { recursive: true })
      await writeFile(locate(file), bytes)
    },
    upload: async (file, pieces, signal) => {
      const place = locate(file)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const written = createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true })
      try {
        await pipeline(pieces, written, { signal })
      } catch (error) {
        await rm(place, { force: true })
        throw error
      }
      return written.bytesWritten
    },
    download: async function* (file) {
      if (!(await unlessMissing(stat(locate(file))))) throw new AppError('not_found', `There is no ${file}.`)
      yield* createReadStream(locate(file))
    },
    exists: async (file) => (await unlessMissing(stat(locate(file)))) !== undefined,
    copy: async (from, to) => {
      await mkdir(path.dirname(locate(to)), { recursive: true })
      const copying = link(locate(from), locate(to)).catch(() => copyFile(locate(from), locate(to)))
      return (await unlessMissing(copying.then(() => true))) ?? false
    },
    move: async (from, to) => {
      try {
        await rename(locate(from), locate(to))
      } catch (error) {
        // The folder of the uploads may be on another disk.
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await copyFile(locate(from), locate(to))
        await rm(locate(from))
      }
    },
    remove: async (files) => {
      for (const file of files) await rm(locate(file), { force: true })
    },
    removeFolder: (folder) => rm(locate(folder), { recursive: true, force: true }),
    list: (prefix) => listFolder(prefix.split('/')[0] ?? '', prefix),
    emptyFolders: async (folder) => {
      const empty: string[] = []
      for (const { name } of (await entriesOf(folder)).filter((entry) => entry.isDirectory())) {
        const inside = await unlessMissing(readdir(locate(`${folder}/${name}`)))
        if (inside && !inside.length) empty.push(name)
      }
      return empty
    },
    md5: async ({ path: file }) => {
      const bytes = await unlessMissing(readFile(locate(file)))
      return bytes && md5Of(bytes)
    },
    localCopy: async (file) => locate(file),
  }
}

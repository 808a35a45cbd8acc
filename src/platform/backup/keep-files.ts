import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { roomPrefix } from '../payload/upload-files'
import { fileFolders } from './archive'

/** A file of the data folder as it was at the time of the snapshot. */
export interface KeptFile {
  /** In the archive, and below the data folder. */
  path: string
  /** Where its bytes are. */
  from: string
  size: number
  modifiedAt: number
  /** Tells a file from another one that has replaced it. */
  identity: string
}

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

const listFolder = async (dataDir: string, folder: string): Promise<KeptFile[]> => {
  const entries = await readdir(path.join(dataDir, folder), { withFileTypes: true }).catch(() => [])
  const found: KeptFile[] = []
  for (const entry of entries) {
    const inside = `${folder}/${entry.name}`
    if (entry.isDirectory()) found.push(...(await listFolder(dataDir, inside)))
    if (!entry.isFile() || entry.name.startsWith(roomPrefix)) continue
    const from = path.join(dataDir, inside)
    // A file may be deleted while the folder is read.
    const { size, mtimeMs, ino } = (await stat(from).catch(() => undefined)) ?? {}
    if (size === undefined || mtimeMs === undefined) continue
    found.push({ path: inside, from, size, modifiedAt: mtimeMs, identity: `${ino} ${size} ${mtimeMs}` })
  }
  return found
}

const listFiles = async (dataDir: string): Promise<KeptFile[]> =>
  (await Promise.all(fileFolders.map((folder) => listFolder(dataDir, folder)))).flat()

/**
 * Hard-links the files into `folder`, which takes no space: those that are deleted or replaced from now on stay readable there.
 * On a file system without hard links they are read where they are.
 */
const keep = async (files: KeptFile[], folder: string): Promise<KeptFile[]> => {
  const kept: KeptFile[] = []
  for (const file of files) {
    const to = path.join(folder, file.path)
    try {
      await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
      await link(file.from, to)
      kept.push({ ...file, from: to })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') kept.push(file)
    }
  }
  return kept
}

const isSame = (before: KeptFile[], after: KeptFile[]): boolean => {
  const known = new Map(before.map((file) => [file.path, file.identity]))
  return before.length === after.length && after.every((file) => known.get(file.path) === file.identity)
}

/** A snapshot of the database that can be dropped again. */
export interface Snapshot {
  discard: () => Promise<void>
}

const attempts = 3

/**
 * Takes a snapshot of the database and of the files that belong to it: no file changed while the database was copied. If there
 * is always one that does, the last attempt counts, with the files from before and after it. A file that is just being
 * replaced is recorded in the folder itself, and the next start of the restored site puts it right; see recover-uploads.ts.
 */
export const snapshotWithFiles = async <Taken extends Snapshot>(
  dataDir: string,
  folder: string,
  take: () => Promise<Taken>,
): Promise<{ taken: Taken; files: KeptFile[] }> => {
  for (let attempt = 1; ; attempt++) {
    const place = path.join(folder, String(attempt))
    const before = await listFiles(dataDir)
    const files = await keep(before, place)
    const taken = await take()
    try {
      const after = await listFiles(dataDir)
      if (isSame(before, after)) return { taken, files }
      if (attempt === attempts) {
        const known = new Set(files.map((file) => file.path))
        const added = after.filter((file) => !known.has(file.path))
        return { taken, files: [...files, ...(await keep(added, place))] }
      }
    } catch (error) {
      await taken.discard()
      throw error
    }
    await taken.discard()
    await rm(place, { recursive: true, force: true })
  }
}

const pieceBytes = 1024 * 1024

/** The bytes of a file that are there when it is opened; throws ENOENT if it is gone. */
export async function* readKept({ from, size }: Pick<KeptFile, 'from' | 'size'>): AsyncGenerator<Buffer> {
  const file = await open(from, 'r')
  try {
    for (let at = 0; at < size; ) {
      const wanted = Math.min(pieceBytes, size - at)
      // A new buffer each time: the reader of the archive may still hold the last one.
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, at)
      if (!bytesRead) return
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { roomPrefix } from '../payload/uploads/upload-files'
import { type FileStore, fileFolders, type StoredFile } from '../storage/file-store'

/** A file of the site as it was at the time of the snapshot. Its path is also that in the archive. */
export interface KeptFile extends StoredFile {
  /** Where its bytes are on this machine; undefined if they are in the bucket. */
  from?: string
}

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

const listFiles = async (files: FileStore): Promise<KeptFile[]> => {
  const found = await Promise.all(fileFolders.map((folder) => files.list(`${folder}/`)))
  return found
    .flat()
    .filter((file) => !file.path.includes(`/${roomPrefix}`))
    .map((file) => (files.kind === 'disk' ? { ...file, from: files.locate(file.path) } : file))
}

/**
 * Hard-links the files into `folder`, which takes no space: those that are deleted or replaced from now on stay readable there.
 * On a file system without hard links they are read where they are, as those of a bucket are.
 */
const keep = async (files: KeptFile[], folder: string): Promise<KeptFile[]> => {
  const kept: KeptFile[] = []
  for (const file of files) {
    if (!file.from) {
      kept.push(file)
      continue
    }
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
 * replaced is recorded in `changes/`, and the next start of the restored site puts it right; see recover-uploads.ts.
 */
export const snapshotWithFiles = async <Taken extends Snapshot>(
  store: FileStore,
  folder: string,
  take: () => Promise<Taken>,
): Promise<{ taken: Taken; files: KeptFile[] }> => {
  for (let attempt = 1; ; attempt++) {
    const place = path.join(folder, String(attempt))
    const before = await listFiles(store)
    const files = await keep(before, place)
    const taken = await take()
    try {
      const after = await listFiles(store)
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
export async function* readKept({ from, size }: { from: string; size: number }): AsyncGenerator<Buffer> {
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

import { setTimeout as sleep } from 'node:timers/promises'
import { type FileStore, fileFolders, inParallel, md5Of, type StoredFile } from './file-store'

export interface Synced {
  /** Files that were copied, those that were there already, and those that are newer at the target. */
  copied: number
  same: number
  newer: string[]
  /** Files that were left out, because no document has them. */
  unnamed: number
  bytes: number
}

interface SyncOptions {
  /** The paths of all files that documents have. Others were deleted, or are rests. */
  named: ReadonlySet<string>
  progress?: (done: number, total: number, bytes: number) => void
}

/** Notes about changes that are under way begin with a dot. */
const isFile = ({ path }: StoredFile) => !path.includes('/.')

const listAll = async (files: FileStore): Promise<StoredFile[]> => {
  const found: StoredFile[] = []
  for (const folder of fileFolders) found.push(...(await files.list(`${folder}/`)).filter(isFile))
  return found
}

/** Whether the target has these bytes. Its own sum is another one if it encrypts the file; then the file is read. */
const hasBytes = async (to: FileStore, file: StoredFile, bytes: Buffer): Promise<boolean> => {
  if (file.size !== bytes.length) return false
  if ((await to.md5(file)) === md5Of(bytes)) return true
  return (await to.read(file.path))?.equals(bytes) ?? false
}

/** Reads back what was written. Some stores show the old file for a moment. */
const verify = async (to: FileStore, path: string, bytes: Buffer): Promise<void> => {
  for (const pauseMs of [0, 200, 1000]) {
    await sleep(pauseMs)
    if ((await to.read(path))?.equals(bytes)) return
  }
  throw new Error(`${path} has not arrived as it was sent`)
}

/**
 * Copies all files that documents have and leaves the source as it is. What is there already is not copied again, so a run that was interrupted
 * is continued by the next. A file that was changed at the target later stays there.
 */
export const syncFiles = async (
  from: FileStore,
  to: FileStore,
  { named, progress = () => {} }: SyncOptions,
): Promise<Synced> => {
  const found = await listAll(from)
  const sources = found.filter(({ path }) => named.has(path))
  const targets = new Map((await listAll(to)).map((file) => [file.path, file]))
  const synced: Synced = { copied: 0, same: 0, newer: [], unnamed: found.length - sources.length, bytes: 0 }

  const sync = async (source: StoredFile) => {
    const target = targets.get(source.path)
    if (target && target.size === source.size && (await from.md5(source)) === (await to.md5(target))) {
      synced.same++
      return
    }
    const bytes = await from.read(source.path)
    // Deleted meanwhile.
    if (!bytes) return
    if (target && (await hasBytes(to, target, bytes))) synced.same++
    else if (target && target.modifiedAt > source.modifiedAt) synced.newer.push(source.path)
    else {
      await to.write(source.path, bytes)
      await verify(to, source.path, bytes)
      synced.copied++
      synced.bytes += bytes.length
    }
  }

  let done = 0
  await inParallel(sources, async (source) => {
    await sync(source)
    progress(++done, sources.length, synced.bytes)
  })
  return synced
}

import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Shorter texts are not worth a read from the disk. */
const minBytes = 1024

/** Keeps long texts and gives them back. */
export interface TextStore {
  keep: (text: string) => () => string
  close: () => void
}

/**
 * Keeps texts in a file that only this process sees: an export may be larger than the memory, and its texts are needed one after
 * the other.
 */
export const openTextStore = (): TextStore => {
  const file = path.join(tmpdir(), `schoolhouse-import-${randomUUID()}`)
  const handle = openSync(file, 'wx+', 0o600)
  // Without a name the file is gone when the process ends, for whatever reason. Windows cannot do that.
  if (process.platform !== 'win32') rmSync(file)
  let end = 0
  return {
    keep: (text) => {
      const bytes = Buffer.from(text)
      if (bytes.length < minBytes) {
        const copy = bytes.toString()
        return () => copy
      }
      const start = end
      const { length } = bytes
      // A write may take a part only, e.g. on a disk that is nearly full; the next one then fails with the reason.
      for (let done = 0; done < length; ) done += writeSync(handle, bytes, done, length - done, start + done)
      end += length
      return () => {
        const read = Buffer.alloc(length)
        if (readSync(handle, read, 0, length, start) !== length)
          throw new Error('a temporary file of the import could not be read')
        return read.toString()
      }
    },
    close: () => {
      closeSync(handle)
      rmSync(file, { force: true })
    },
  }
}

import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'

// Runs in a worker thread: the best compression of a page takes as long as rendering it several times.

const port = parentPort
if (!port) throw new Error('compression-worker.ts must run as a worker thread')

/** On Linux a thread has a priority of its own: the system prefers every other thread to this one. */
const yieldToOthers = () => {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), 19)
  } catch {
    // Other systems do not name their threads. Only their idle sites have one of these.
  }
}

/** The smallest window that contains the whole page: larger ones only take memory. */
const windowBits = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

const compress = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  // A copy of its own size: zlib's results are parts of larger blocks.
  new Uint8Array(
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )

yieldToOthers()
port.on('message', (bytes: Uint8Array) => {
  const best = compress(bytes)
  port.postMessage(best, [best.buffer])
})

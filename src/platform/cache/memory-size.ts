/**
 * A copy with a memory block of its own size. Node's small buffers and zlib's results are parts of larger blocks, and one part
 * keeps its whole block in memory.
 */
export const exactCopy = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** The bytes of one entry whose value is text. Both strings are counted as V8 keeps them, with the entry around them. */
export const textEntrySize = (value: string, key: string): number => 2 * (key.length + value.length) + 200

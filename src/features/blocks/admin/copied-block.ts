import { z } from 'zod'
import { placeSchema } from '../copying/copied-block'

// The block that was copied last, in this browser: only where it is. It is read when it is pasted, in all languages.

const key = 'schoolhouse:copied-block'

const copied = z.object({ from: placeSchema, block: z.string(), name: z.string() })

export type CopiedBlock = z.infer<typeof copied>

export const rememberCopied = (block: CopiedBlock) => {
  localStorage.setItem(key, JSON.stringify(block))
  // Other windows are told by the browser, this one is not.
  dispatchEvent(new StorageEvent('storage', { key }))
}

export const readCopied = (stored: string | null): CopiedBlock | undefined => {
  try {
    return copied.safeParse(JSON.parse(stored ?? '')).data
  } catch {
    return undefined
  }
}

export const storedCopy = () => localStorage.getItem(key)

/** Calls `changed` when a block is copied, in this window or another. */
export const watchCopied = (changed: () => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === key) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

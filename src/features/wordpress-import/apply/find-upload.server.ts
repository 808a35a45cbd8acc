import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { maxFileBytes } from './fetch-file.server'

/** The paths in a copy of `wp-content/uploads` at which the file of an address may be, the likeliest first. */
export const uploadPaths = (address: string): string[] => {
  const parts = decodeParts(new URL(address).pathname)
  const after = (name: string) =>
    parts.includes(name) ? parts.slice(parts.lastIndexOf(name) + 1) : undefined
  const found = [after('uploads'), after('files'), parts.slice(-3), parts.slice(-1)]
  return [...new Set(found.flatMap((list) => (list?.length ? [list.join('/')] : [])))]
}

const decodeParts = (pathname: string): string[] => {
  let decoded = pathname
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    // A name with a `%` of its own.
  }
  return decoded.split('/').filter((part) => part && part !== '.' && part !== '..' && !part.includes('\0'))
}

/** The file of an address in a folder; its path, or undefined. Links that lead out of the folder are not followed. */
export const findUpload = async (
  folder: string,
  addresses: readonly string[],
): Promise<string | undefined> => {
  const root = await realpath(folder)
  for (const relative of addresses.flatMap(uploadPaths)) {
    const file = await realpath(path.join(root, relative)).catch(() => undefined)
    if (!file?.startsWith(root + path.sep)) continue
    const found = await stat(file)
    if (found.isFile() && found.size > 0 && found.size <= maxFileBytes) return file
  }
  return undefined
}

export const readUpload = (file: string): Promise<Buffer> => readFile(file)

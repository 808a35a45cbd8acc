import { sanitizeFilename } from 'payload/shared'
import type { FileFolder } from '../../storage/file-store'

export const uploadCollections = ['media', 'files', 'map-extracts'] as const

export type UploadCollection = (typeof uploadCollections)[number]

export const folderOf: Record<UploadCollection, FileFolder> = {
  media: 'media',
  files: 'files',
  'map-extracts': 'extracts',
}

/** Where a change of files of a collection is recorded, out of reach of the names of uploads. */
export const changesOf = (collection: UploadCollection): string => `changes/${folderOf[collection]}`

/** Whether this is the name of a file in its folder: no path, and not hidden. */
export const isPlainName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && !/^\.|[/\\\0]/.test(name)

/** Whether a name ends in one of `endings`, such as `.pdf`, and has more than that. */
export const hasEnding = (name: string, endings: string[]): boolean =>
  endings.some((ending) => name.length > ending.length && name.toLowerCase().endsWith(ending))

/** Names of devices on Windows. Payload removes them, so that only the ending would be left. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** File systems allow 255 bytes. The names of copies and sizes are longer than that of the original. */
const maxBytes = 200

const shortenFileName = (name: string): string => {
  if (Buffer.byteLength(name) <= maxBytes) return name
  const [ending = ''] = /(\.\w{1,8}){1,2}$/.exec(name) ?? []
  const start = Buffer.from(name).subarray(0, maxBytes - ending.length)
  // The cut may be in the middle of a character.
  return start.toString().replace(/\uFFFD$/, '') + ending
}

/** Characters that turn the direction of writing: `invoice<U+202E>fdp.exe` would be shown as `invoiceexe.pdf`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The name under which an upload is stored. Beyond what Payload removes from it, it does not begin with a dot, as hidden files do, has
 * no percent sign, because an address with it could be decoded twice, and is read in the order in which it is written.
 */
export const cleanName = (name: string): string => {
  const clean = sanitizeFilename(name)
    .replaceAll(/[/?<>\\:*|"%]/g, '')
    .replaceAll(directionMarks, '')
    .replace(/^[.\s]+/, '')
  return shortenFileName(deviceName.test(clean) ? `file-${clean}` : clean || 'file')
}

interface Stored {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

/** Each name once, the original first. The sizes of a small picture share their files. */
export const fileNames = ({ filename, sizes = {} }: Stored): string[] => [
  ...new Set(
    [filename, ...Object.values(sizes).map((size) => size?.filename)].filter((name) => name != null),
  ),
]

const splitName = (name: string): [stem: string, ending: string] => {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

/**
 * The common beginning of all names that uploads of this name may get: `harbour` for `harbour.png`, its copy `harbour-1.png` and its size
 * `harbour-400x300.webp`.
 */
export const commonName = (name: string): string => splitName(name)[0].replace(/(?<=.)(-\d+(x\d+)?)+$/, '')

/** Sizes are named after the original and have endings of their own, so `a.png` and `a.jpg` would share the files of theirs. */
const shareSizes = (one: string, other: string): boolean => {
  const [first, second] = [splitName(one)[0], splitName(other)[0]]
  const isSizeOf = (size: string, original: string) =>
    size.startsWith(original) && /^-\d+x\d+$/.test(size.slice(original.length))
  return first === second || isSizeOf(first, second) || isSizeOf(second, first)
}

/** Whether a new file of this name would replace none of the files of `others`, which are names of originals. */
export const isFreeName = (name: string, others: string[], hasSizes: boolean): boolean =>
  others.every((other) => other !== name && !(hasSizes && shareSizes(name, other)))

/** The name to try after `name`: `harbour-1.png` after `harbour.png`, as Payload counts. */
export const nextName = (name: string): string => {
  const [stem, ending] = splitName(name)
  const [, start, number] = /^(.+)-(\d+)$/.exec(stem) ?? []
  return start ? `${start}-${Number(number) + 1}${ending}` : `${stem}-1${ending}`
}

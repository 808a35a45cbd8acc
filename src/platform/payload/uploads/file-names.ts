import type { FileFolder } from '../../storage/file-store'

export const uploadCollections = ['media', 'files', 'map-extracts'] as const

export type UploadCollection = (typeof uploadCollections)[number]

/** Where the files of each collection are. */
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

/** The endings of files that visitors can load: nothing that a browser runs. Map files are not public. */
export const publicEndings: Partial<Record<UploadCollection, string[]>> = {
  media: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
  files: ['pdf', 'docx', 'xlsx', 'odt', 'ods', 'ics', 'csv', 'txt'],
}

export const hasPublicEnding = (collection: UploadCollection, name: string): boolean =>
  publicEndings[collection]?.includes(/[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? true

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
 * What all names have in common that uploads of this name may get: `harbour` for `harbour.png`, its copy `harbour-1.png` and its size
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

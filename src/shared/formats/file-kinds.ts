// What visitors may send, told by the first bytes: names and announced types are chosen by whoever sends them.

export const fileKinds = ['pdf', 'jpeg', 'png', 'webp'] as const

export type FileKind = (typeof fileKinds)[number]

/** Enough for every signature. */
export const SIGNATURE_BYTES = 12

const signatures: Record<FileKind, RegExp> = {
  pdf: /^%PDF-/,
  jpeg: /^\xff\xd8\xff/,
  // The byte before the last is a control character.
  png: /^\x89PNG\r\n.\n/,
  webp: /^RIFF[\s\S]{4}WEBP/,
}

/** The kind of a file; undefined for everything else. */
export const kindOfFile = (firstBytes: Uint8Array): FileKind | undefined => {
  const begin = String.fromCharCode(...firstBytes.subarray(0, SIGNATURE_BYTES))
  return fileKinds.find((kind) => signatures[kind].test(begin))
}

/** Why a file was not stored, or is not there. */
export const fileProblems = ['empty', 'tooLarge', 'wrongKind', 'tooMany', 'failed', 'gone'] as const

export type FileProblem = (typeof fileProblems)[number]

export const typeOfKind: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const endings: Record<FileKind, readonly string[]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
}

/** The value of `accept` of a file input, with which browsers filter. */
export const acceptedBy = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [typeOfKind[kind], ...endings[kind].map((ending) => `.${ending}`)]).join(',')

const maxName = 120

/**
 * The name that a file had, for people to read: without the folders of the sender's machine, control characters and characters
 * that reverse or hide text, and with the ending of what the file is. It names nothing in the storage.
 */
export const shownFileName = (given: string, kind: FileKind): string => {
  const [usual = ''] = endings[kind]
  const plain = (given.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}"<>:|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const [, stem = plain, ending = ''] = /^(.*)\.([^.\s]{1,10})$/.exec(plain) ?? []
  const isKnown = endings[kind].includes(ending.toLowerCase())
  const named = (isKnown ? stem : plain).trim() || 'file'
  return `${[...named].slice(0, maxName).join('')}.${isKnown ? ending.toLowerCase() : usual}`
}

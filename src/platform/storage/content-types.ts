const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  ics: 'text/calendar',
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
}

/**
 * The type with which an upload is sent to browsers. Everything but pictures and PDFs is only saved; with `nosniff` no browser runs it or
 * shows it as a page of this site.
 */
export const servedTypeOf = (name: string): string => {
  const type = contentTypeOf(name)
  return /^(image\/|application\/pdf$)/.test(type) ? type : 'application/octet-stream'
}

/** The ends of file names of these types: `.jpg`, `.jpeg`. */
export const fileEndings = (contentTypes: readonly string[]): string[] =>
  Object.entries(types).flatMap(([end, type]) => (contentTypes.includes(type) ? [`.${end}`] : []))

/** The type of a file by the end of its name: what the collections of uploads accept, and nothing that a browser runs. */
export const contentTypeOf = (name: string): string =>
  types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream'

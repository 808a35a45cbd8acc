import { slugify } from '../../../shared/text/slug'

const maxBytes = 1024 * 1024

/** Offers a text as a file to keep. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${slugify(name) || 'prices'}.csv`
  link.click()
  URL.revokeObjectURL(address)
}

/** What is in a file: UTF-8, or what some spreadsheets call Unicode text. Undefined when it is no price table. */
export const readFile = async (file: File): Promise<string | undefined> => {
  if (file.size > maxBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(wide ? 'utf-16le' : 'utf-8', { ignoreBOM: !wide }).decode(bytes)
}

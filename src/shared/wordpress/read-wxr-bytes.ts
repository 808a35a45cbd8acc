import { AppError } from '../errors'
import { createWxrReader, type KeepText, type WxrExport } from './read-wxr'
import { XmlError } from './read-xml'

/** The encoding that an XML file declares; UTF-8 if it declares none. */
const encodingOf = (start: Uint8Array): string => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(start.slice(0, 200))
  const label = /^[^<]{0,3}<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).encoding
  } catch {
    throw new AppError('bad_request', `The encoding “${label}” is unknown. Save the file as UTF-8.`)
  }
}

/** Reads an export from its bytes, without having all of them in memory at once, and repairs what is not well formed. */
export const readWxrBytes = async (
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  keep?: KeepText,
): Promise<WxrExport> => {
  const reader = createWxrReader({ isForgiving: true, ...(keep && { keep }) })
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      reader.write(decoder.decode(chunk, { stream: true }))
    }
    reader.write(decoder?.decode() ?? '')
    return reader.end()
  } catch (error) {
    if (!(error instanceof XmlError && error.isCutOff)) throw error
    throw new AppError(
      'bad_request',
      `The file ends in line ${reader.line}, before the export is complete. Export it again, in parts if it is large.`,
    )
  }
}

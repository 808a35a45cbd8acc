import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { AppError } from '../../../../shared/errors'
import type { Extract } from './extract'
import { collectExtract, unpackedBytes } from './extract'
import { readPbf } from './read-pbf'
import { readXml } from './read-xml'

async function* limited(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const count = unpackedBytes()
  for await (const chunk of bytes) {
    count(chunk.length)
    yield chunk
  }
}

async function* asText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const firstBytes = async (file: string): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const fill = async (file: string, into: ReturnType<typeof collectExtract>): Promise<void> => {
  const start = await firstBytes(file)
  const zipped = start[0] === 0x1f && start[1] === 0x8b
  // A PBF file begins with the length of a short header, so its first byte is zero; XML begins with `<` or a BOM.
  if (!zipped && start[0] === 0) return readPbf(await readFile(file), into)
  const stream = zipped ? createReadStream(file).pipe(createGunzip()) : createReadStream(file)
  const { complete } = await readXml(asText(limited(stream)), into)
  if (!complete) throw new Error('The file ends before </osm>')
}

/** Reads `.osm`, `.osm.gz` or `.osm.pbf`, told apart by their bytes and not by their names. */
export const readExtract = async (file: string): Promise<Extract> => {
  const collector = collectExtract()
  try {
    await fill(file, collector)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError(
      'bad_request',
      'This is not a complete OpenStreetMap file (.osm, .osm.gz or .osm.pbf).',
      {
        field: 'extract',
        reason: { code: 'errors.incomplete' },
        cause,
      },
    )
  }
  const extract = collector.finish()
  if (extract.ways.length === 0)
    throw new AppError('bad_request', 'This map file holds no streets.', {
      field: 'extract',
      reason: { code: 'errors.noStreets' },
    })
  return extract
}

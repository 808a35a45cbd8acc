import { inflateSync } from 'node:zlib'
import { parse } from 'osm-pbf-parser-node'
import type { ExtractCollector, OsmMember, Tags } from './extract'
import { unpackedBytes } from './extract'

/** Largest block that the format allows; without a limit, a small file could unpack to all the memory there is. */
const largestBlock = 32 * 1024 * 1024

type Fields = Map<number, number | Buffer>

/** A message of protocol buffers, as far as the outer layer of a file needs them: numbers and bytes. */
const fieldsOf = (message: Buffer): Fields => {
  const fields: Fields = new Map()
  let at = 0
  const readNumber = (): number => {
    let value = 0
    for (let place = 1; ; place *= 128) {
      const byte = message.readUInt8(at++)
      value += (byte & 127) * place
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const key = readNumber()
    const value = readNumber()
    if (key % 8 === 0) fields.set(Math.floor(key / 8), value)
    else if (key % 8 === 2) {
      fields.set(Math.floor(key / 8), message.subarray(at, at + value))
      at += value
    } else throw new Error('A block has a field of another kind')
  }
  return fields
}

const unpacked = (blob: Fields): Buffer => {
  const [raw, zipped] = [blob.get(1), blob.get(3)]
  if (zipped instanceof Buffer) return inflateSync(zipped, { maxOutputLength: largestBlock })
  if (raw instanceof Buffer) return raw
  throw new Error('Unsupported block compression')
}

/** The blocks of data of a PBF file, one after the other. */
function* pbfBlocks(file: Buffer): Generator<Buffer> {
  let at = 0
  const take = (length: unknown): Buffer => {
    const end = at + Number(length)
    // Not a number is not within the file either.
    if (!(end <= file.length)) throw new Error('The file ends in the middle of a block')
    const taken = file.subarray(at, end)
    at = end
    return taken
  }
  while (at < file.length) {
    const header = fieldsOf(take(take(4).readUInt32BE()))
    const blob = take(header.get(3))
    if (String(header.get(1)) === 'OSMData') yield unpacked(fieldsOf(blob))
  }
}

/** Items that the package returns; its own types say `object`. */
type PbfItem =
  | { type: 'node'; id: number; lat: number; lon: number; tags?: Tags }
  | { type: 'way'; id: number; refs: number[]; tags?: Tags }
  | { type: 'relation'; id: number; members: OsmMember[]; tags?: Tags }

/** The package decodes the blocks. They are decompressed here, because the package sets no limit to their size. */
export const readPbf = (file: Buffer, collector: ExtractCollector): void => {
  const count = unpackedBytes()
  for (const block of pbfBlocks(file)) {
    count(block.length)
    for (const item of parse(block, {}) as PbfItem[]) {
      if (item.type === 'node') collector.node(item.id, item.lat, item.lon, item.tags)
      else if (item.type === 'way') collector.way(item.id, item.refs, item.tags)
      else collector.relation(item.id, item.members, item.tags)
    }
  }
}

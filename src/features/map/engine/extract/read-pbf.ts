import { parse } from 'osm-pbf-parser-node'
import type { ExtractCollector } from './collect-extract'
import type { OsmMember, Tags } from './extract'
import { unpackedBytes } from './limits'
import { pbfBlocks } from './pbf-blocks'

/** What the package gives; its own types say `object`. */
type PbfItem =
  | { type: 'node'; id: number; lat: number; lon: number; tags?: Tags }
  | { type: 'way'; id: number; refs: number[]; tags?: Tags }
  | { type: 'relation'; id: number; members: OsmMember[]; tags?: Tags }

/** The package reads the blocks; unpacking them is ours, because it would unpack any to any length. */
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

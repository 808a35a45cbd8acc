import type { Readable, TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OSMTransform } from 'osm-pbf-parser-node'
import type { ExtractCollector } from './collect-extract'
import type { OsmMember, Tags } from './extract'

/** What the package yields; its own types say `object`. A file's header has no type. */
type PbfItem =
  | { type?: undefined }
  | { type: 'node'; id: number; lat: number; lon: number; tags?: Tags }
  | { type: 'way'; id: number; refs: number[]; tags?: Tags }
  | { type: 'relation'; id: number; members: OsmMember[]; tags?: Tags }

/** The package throws from inside the stream, which would end the process; this makes it an error of the stream. */
class PbfItems extends OSMTransform {
  override _transform(chunk: Buffer, encoding: BufferEncoding, next: TransformCallback): void {
    try {
      super._transform(chunk, encoding, next)
    } catch (error) {
      next(error as Error)
    }
  }

  override _flush(next: TransformCallback): void {
    try {
      super._flush(next)
    } catch (error) {
      next(error as Error)
    }
  }
}

export const readPbf = async (bytes: Readable, collector: ExtractCollector): Promise<void> => {
  await pipeline(bytes, new PbfItems({ withTags: true, withInfo: false }), async (batches) => {
    for await (const batch of batches as AsyncIterable<PbfItem[]>)
      for (const item of batch) {
        if (item.type === 'node') collector.node(item.id, item.lat, item.lon, item.tags)
        else if (item.type === 'way') collector.way(item.id, item.refs, item.tags)
        else if (item.type === 'relation') collector.relation(item.id, item.members, item.tags)
      }
  })
}

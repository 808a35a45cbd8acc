import { AppError } from '../../../../shared/errors'

export type Tags = Record<string, string>

interface OsmWay {
  id: number
  /** Places in the extract's node arrays; nodes that the extract does not hold are left out. */
  nodes: number[]
  tags: Tags
}

export interface OsmMember {
  type: 'node' | 'way' | 'relation'
  ref: number
  role: string
}

export interface OsmRelation {
  id: number
  members: OsmMember[]
  tags: Tags
}

/** An OpenStreetMap file in memory: nodes in typed arrays, since there are ten times as many of them as of the rest. */
export interface Extract {
  lat: Float64Array
  lng: Float64Array
  /** Most nodes have no tags, so only those that do are here. */
  nodeTags: Map<number, Tags>
  ways: OsmWay[]
  /** Places in `ways` by id. */
  wayIndex: Map<number, number>
  relations: OsmRelation[]
  /** Places in the node arrays by id. */
  nodeIndex: Map<number, number>
}

const noTags: Tags = {}

/** Receives the elements of an extract from the readers, one by one. */
export interface ExtractCollector {
  node: (id: number, lat: number, lng: number, tags: Tags | undefined) => void
  way: (id: number, refs: number[], tags: Tags | undefined) => void
  relation: (id: number, members: OsmMember[], tags: Tags | undefined) => void
  finish: () => Extract
}

export const collectExtract = (): ExtractCollector => {
  const lat: number[] = []
  const lng: number[] = []
  const nodeIndex = new Map<number, number>()
  const nodeTags = new Map<number, Tags>()
  const ways: { id: number; refs: number[]; tags: Tags }[] = []
  const relations: Extract['relations'] = []
  return {
    node: (id, nodeLat, nodeLng, tags) => {
      if (!(Math.abs(nodeLat) <= 90) || !(Math.abs(nodeLng) <= 180)) return
      const place = lat.length
      nodeIndex.set(id, place)
      lat.push(nodeLat)
      lng.push(nodeLng)
      if (tags) nodeTags.set(place, tags)
    },
    way: (id, refs, tags = noTags) => ways.push({ id, refs, tags }),
    relation: (id, members, tags = noTags) => relations.push({ id, members, tags }),
    // Only now are all nodes known: nothing promises that a file lists them first.
    finish: () => ({
      lat: Float64Array.from(lat),
      lng: Float64Array.from(lng),
      nodeTags,
      nodeIndex,
      ways: ways.map(({ id, refs, tags }) => ({
        id,
        tags,
        nodes: refs.map((ref) => nodeIndex.get(ref) ?? -1).filter((place) => place >= 0),
      })),
      wayIndex: new Map(ways.map(({ id }, place) => [id, place])),
      relations,
    }),
  }
}

/** A town is a few megabytes; what unpacks to more than this is a country, or a trap. */
const largestBytes = 400_000_000

/** Counts what has been unpacked, and stops when it is too much. */
export const unpackedBytes = () => {
  let total = 0
  return (bytes: number): void => {
    total += bytes
    if (total > largestBytes)
      throw new AppError(
        'too_large',
        'This map file covers too much. Please cut out the town and its surroundings.',
        { field: 'extract', reason: { code: 'errors.tooMuch' } },
      )
  }
}

import { type Extract, noTags, type OsmMember, type Tags } from './extract'

/** What the readers hand over, element by element. */
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

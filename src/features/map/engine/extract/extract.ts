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

export const noTags: Tags = {}

import type { Extract, OsmRelation, Tags } from '../extract/extract'
import { joinLines } from './join-lines'
import { isArea, type Layer, layerOf } from './layers'

/** Something to draw; lines and rings are places in the extract's node arrays. */
export interface Shape {
  layer: Layer
  area: boolean
  /** A line, or an outer ring followed by its holes. */
  lines: number[][]
  tags: Tags
}

const isRing = (line: number[]): boolean => line.length > 3 && line[0] === line.at(-1)

const ringsOf = (extract: Extract, { members }: OsmRelation, inner: boolean): number[][] =>
  joinLines(
    members
      .filter(({ type, role }) => type === 'way' && (role === 'inner') === inner)
      .map(({ ref }) => extract.ways[extract.wayIndex.get(ref) ?? -1]?.nodes ?? []),
  ).filter(isRing)

/** Whether a ring's first node lies inside another ring. */
const isInside = ({ lat, lng }: Extract, ring: number[], outer: number[]): boolean => {
  const [x, y] = [lng[ring[0] as number] as number, lat[ring[0] as number] as number]
  let inside = false
  for (let i = 1; i < outer.length; i++) {
    const [a, b] = [outer[i - 1] as number, outer[i] as number]
    const [ay, by] = [lat[a] as number, lat[b] as number]
    const [ax, bx] = [lng[a] as number, lng[b] as number]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

const shapesOfRelation = (extract: Extract, relation: OsmRelation): Shape[] => {
  const layer = relation.tags.type === 'multipolygon' ? layerOf(relation.tags, true) : undefined
  if (!layer) return []
  const holes = ringsOf(extract, relation, true)
  return ringsOf(extract, relation, false).map((outer) => ({
    layer,
    area: true,
    lines: [outer, ...holes.filter((hole) => isInside(extract, hole, outer))],
    tags: relation.tags,
  }))
}

export const collectShapes = (extract: Extract): Shape[] => [
  ...extract.ways.flatMap(({ nodes, tags }): Shape[] => {
    const area = isArea(tags, isRing(nodes))
    const layer = nodes.length > 1 ? layerOf(tags, area) : undefined
    return layer ? [{ layer, area, lines: [nodes], tags }] : []
  }),
  ...extract.relations.flatMap((relation) => shapesOfRelation(extract, relation)),
]

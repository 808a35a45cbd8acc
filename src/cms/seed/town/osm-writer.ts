export type Metres = readonly [east: number, north: number]
type Tags = Record<string, string>

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const tagLines = (tags: Tags): string =>
  Object.entries(tags)
    .map(([k, v]) => `<tag k="${escapeXml(k)}" v="${escapeXml(v)}"/>`)
    .join('')

const element = (name: string, attributes: string, content: string): string =>
  content ? `<${name} ${attributes}>${content}</${name}>` : `<${name} ${attributes}/>`

/** Gathers a map in metres around a place and writes it as OpenStreetMap XML. Ids count from one. */
export class OsmWriter {
  readonly #lines: Record<'node' | 'way' | 'relation', string[]> = { node: [], way: [], relation: [] }
  readonly #nodeAt = new Map<string, number>()
  readonly #metresPerDegree = 111_195

  constructor(
    private readonly centre: { lat: number; lng: number },
    private readonly warp: (place: Metres) => Metres,
  ) {}

  /** Lines that touch share a node, as in OpenStreetMap: without it there is no way from one to the other. */
  node(place: Metres, tags: Tags = {}): number {
    const key = place.map((metres) => metres.toFixed(2)).join(' ')
    const known = this.#nodeAt.get(key)
    if (known !== undefined && Object.keys(tags).length === 0) return known
    const id = this.#lines.node.length + 1
    const [east, north] = this.warp(place)
    const lat = this.centre.lat + north / this.#metresPerDegree
    const lng = this.centre.lng + east / (this.#metresPerDegree * Math.cos((this.centre.lat * Math.PI) / 180))
    const at = `id="${id}" lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"`
    this.#lines.node.push(element('node', at, tagLines(tags)))
    if (known === undefined) this.#nodeAt.set(key, id)
    return id
  }

  way(places: readonly Metres[], tags: Tags): number {
    const refs = places.map((place) => `<nd ref="${this.node(place)}"/>`).join('')
    const id = this.#lines.way.length + 1
    this.#lines.way.push(element('way', `id="${id}"`, refs + tagLines(tags)))
    return id
  }

  area(places: readonly Metres[], tags: Tags): number {
    return this.way([...places, places[0] as Metres], tags)
  }

  relation(members: { type: 'node' | 'way'; ref: number; role: string }[], tags: Tags): void {
    const list = members.map(({ type, ref, role }) => `<member type="${type}" ref="${ref}" role="${role}"/>`)
    const id = this.#lines.relation.length + 1
    this.#lines.relation.push(element('relation', `id="${id}"`, list.join('') + tagLines(tags)))
  }

  toXml(): string {
    const { node, way, relation } = this.#lines
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!-- An invented town, written by src/cms/seed/town/write-town.ts. Do not edit by hand. -->',
      '<osm version="0.6" generator="schoolhouse">',
      ...node,
      ...way,
      ...relation,
      '</osm>',
      '',
    ].join('\n')
  }
}

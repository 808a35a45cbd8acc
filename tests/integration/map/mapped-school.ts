import { readFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { createSchool } from '../kit/content'

const townFile = 'src/cms/seed/town/alder-bay.osm'

export const mapFile = (name: string, data: Buffer<ArrayBuffer>) => ({
  data,
  name,
  mimetype: 'application/octet-stream',
  size: data.length,
})

/** The demo's town. */
export const townMap = () => mapFile('alder-bay.osm', readFileSync(townFile))

const house = (id: number, lat: number, lng: number, number: string, street: string, town: string) =>
  `<node id="${id}" lat="${lat}" lon="${lng}"><tag k="addr:housenumber" v="${number}"/><tag k="addr:street" v="${street}"/><tag k="addr:city" v="${town}"/></node>`

/** One street between two villages that both have a Main Street, and a house on an island without any. */
export const twoVillages = () =>
  mapFile(
    'two-villages.osm',
    Buffer.from(
      `<?xml version="1.0"?><osm version="0.6">${[
        '<node id="1" lat="49.35" lon="-124.5"/>',
        '<node id="2" lat="49.35" lon="-124.45"/>',
        '<node id="3" lat="49.35" lon="-124.4"/>',
        house(4, 49.3502, -124.499, '5', 'Main Street', 'Eastwick'),
        house(5, 49.3502, -124.401, '5', 'Main Street', 'Westwick'),
        house(6, 49.4, -124.45, '1', 'Island Path', 'Eastwick'),
        '<way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/><tag k="name" v="Main Street"/></way>',
      ].join('')}</osm>`,
    ),
  )

const townPlace = {
  street: '14 Lantern Street',
  town: 'Alder Bay',
  region: 'BC',
  lat: 49.35,
  lng: -124.45,
}

/** Creates a school with its own map. */
export const createMappedSchool = async (payload: Payload, file = townMap(), options: object = {}) => {
  const school = await createSchool(payload, townPlace as never)
  const extract = await payload.create({ collection: 'map-extracts', data: {}, file })
  const map = await payload.create({
    collection: 'school-maps',
    data: { school: school.id, extract: extract.id, ...options } as never,
  })
  return { school, extract, map }
}

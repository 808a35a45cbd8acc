import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DemoSchool } from './demo-types'
import type { Seeding } from './localised'

// Relative to the working folder, because the server's bundle is elsewhere.
const towns = path.resolve('src/cms/seed/town')

/** Gives a demo school the map of its invented town, as an administrator would. */
export const seedMap = async ({ payload, req }: Seeding, { town }: DemoSchool, school: number) => {
  if (!town) return
  const data = await readFile(path.join(towns, town))
  const extract = await payload.create({
    collection: 'map-extracts',
    req,
    data: { credit: 'An invented town' },
    file: { data, mimetype: 'application/xml', name: town, size: data.length },
  })
  await payload.create({
    collection: 'school-maps',
    req,
    // The other fields have defaults, which the generated type does not know.
    data: { school, extract: extract.id } as never,
  })
}

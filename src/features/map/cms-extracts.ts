import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type NumberField,
  ValidationError,
} from 'payload'
import { administrators, editors, nobody } from '../../platform/payload/access'
import { AppError } from '../../shared/errors'
import { openEngineThread } from './engine-threads/engine-thread.server'

/** Opens the map as a visitor's request would, and gives its corners. */
const cornersOf = async (file: string) => {
  const engine = await openEngineThread({ file, surroundings: { towns: [], regions: [] } })
  const { southWest, northEast } = engine.bounds
  await engine.close()
  return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng }
}

/** Accepts a map file only once it was really opened; what is wrong with it is said beside the field. */
const checkExtract =
  (folder: string): CollectionBeforeValidateHook =>
  async ({ data, req }) => {
    if (!req.file) return data
    const trial = path.join(folder, `.trial-${randomUUID()}`)
    try {
      await writeFile(trial, req.file.data)
      return { ...data, ...(await cornersOf(trial)) }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      throw new ValidationError(
        { collection: 'map-extracts', errors: [{ path: 'file', message: error.message }], req },
        req.t,
      )
    } finally {
      await rm(trial, { force: true })
    }
  }

/** Read from the file, so that pages know it without opening the map. */
const corner = (name: string): NumberField => ({
  name,
  type: 'number',
  access: { create: nobody, update: nobody },
  admin: { readOnly: true },
})

/** A map would silently become a line of text, so its file stays while it is in use. */
const refuseInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'school-maps',
    where: { extract: { equals: id } },
    depth: 1,
    limit: 1,
    pagination: false,
    req,
  })
  const [map] = docs
  if (!map) return
  const name = typeof map.school === 'object' ? map.school.name : `school ${map.school}`
  throw new APIError(
    `The map of ${name} uses this file. Choose another one there first.`,
    409,
    undefined,
    true,
  )
}

/**
 * OpenStreetMap files. Told apart by their content and not by their names, which Payload knows nothing about: the check
 * opens each of them.
 */
export const mapExtracts = (
  staticDir: string,
  fileHooks: CollectionConfig['hooks'] = {},
): CollectionConfig => ({
  slug: 'map-extracts',
  labels: { singular: 'Map file', plural: 'Map files' },
  admin: {
    group: 'Administration',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'updatedAt'],
    description:
      'The streets of a town from OpenStreetMap, as .osm, .osm.gz or .osm.pbf of up to 15 MB. docs/operating.md says where to get one.',
  },
  access: { create: administrators, read: editors, update: administrators, delete: administrators },
  hooks: {
    ...fileHooks,
    beforeValidate: [...(fileHooks.beforeValidate ?? []), checkExtract(staticDir)],
    beforeDelete: [refuseInUse],
  },
  upload: {
    staticDir,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    bulkUpload: false,
    displayPreview: false,
  },
  fields: [
    {
      name: 'credit',
      label: 'Whose the map is',
      type: 'text',
      maxLength: 200,
      admin: {
        description: 'Shown on the map. Empty: “© OpenStreetMap contributors”, as its licence requires.',
      },
    },
    { type: 'row', fields: [corner('south'), corner('west'), corner('north'), corner('east')] },
  ],
})

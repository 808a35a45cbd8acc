import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig, type NumberField } from 'payload'
import { administrators } from '../../platform/payload/access/administrators'
import { editors } from '../../platform/payload/access/editors'
import { nobody } from '../../platform/payload/access/nobody'
import { checkExtract } from './cms-check-extract'

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
        description: 'Said on the map. Empty: “© OpenStreetMap contributors”, as its licence asks for.',
      },
    },
    { type: 'row', fields: [corner('south'), corner('west'), corner('north'), corner('east')] },
  ],
})

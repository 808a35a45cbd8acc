import type { CollectionConfig, PayloadRequest, RelationshipField } from 'payload'
import { administrators, editors } from '../../../platform/payload/access'
import {
  deleteWithSchool,
  latitudeField,
  longitudeField,
  row,
  schoolField,
} from '../../../platform/payload/fields/field-factories'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofSchool } from '../../../platform/payload/school-scope'
import { mapPanelMessages } from '../messages/panel/messages'
import { iconFields, optionFields } from './cms-options'

/** The database also refuses a second map, but without a readable message. */
const validateSchool = async (
  value: unknown,
  { id, req }: { id?: number | string; req: PayloadRequest },
): Promise<string | true> => {
  if (!value) return requestMessages(mapPanelMessages, req)('errors.noSchool')
  const { totalDocs } = await req.payload.count({
    collection: 'school-maps',
    where: { school: { equals: value }, ...(id ? { id: { not_equals: id } } : {}) },
    req,
  })
  return totalDocs === 0 || requestMessages(mapPanelMessages, req)('errors.secondMap')
}

/** The maps of a school: at most one document per school; without it the defaults apply. */
export const schoolMaps: CollectionConfig = {
  slug: 'school-maps',
  custom: ofSchool(),
  admin: { group: 'schoolsAndPrices', defaultColumns: ['school', 'extract', 'updatedAt'] },
  access: { create: editors, read: editors, update: editors, delete: editors },
  fields: [
    { ...schoolField, unique: true, validate: validateSchool } as RelationshipField,
    {
      name: 'extract',
      type: 'relationship',
      relationTo: 'map-extracts',
      access: { create: administrators, update: administrators },
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        { name: 'schoolPage', fields: optionFields({ directions: false }) },
        { name: 'directionsPage', fields: optionFields({ directions: true }) },
        {
          label: 'icons',
          fields: [
            iconFields,
            {
              name: 'places',
              type: 'array',
              maxRows: 50,
              fields: [
                row(latitudeField({ required: true }), longitudeField({ required: true })),
                { name: 'text', type: 'text', required: true, localized: true, maxLength: 200 },
              ],
            },
          ],
        },
      ],
    },
  ],
}

export const deleteMapOfSchool = deleteWithSchool('school-maps')

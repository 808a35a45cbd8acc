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
import { mapPanelMessages } from '../admin/messages/messages'
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
  labels: { singular: 'Map', plural: 'Maps' },
  admin: { group: 'Schools', defaultColumns: ['school', 'extract', 'updatedAt'] },
  access: { create: editors, read: editors, update: editors, delete: editors },
  fields: [
    { ...schoolField, unique: true, validate: validateSchool } as RelationshipField,
    {
      name: 'extract',
      label: 'Map file',
      type: 'relationship',
      relationTo: 'map-extracts',
      access: { create: administrators, update: administrators },
      admin: { position: 'sidebar', description: 'The source of streets, addresses and directions.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          name: 'schoolPage',
          label: 'On the school’s page',
          fields: optionFields({ directions: false }),
        },
        {
          name: 'directionsPage',
          label: 'On “How to get here”',
          fields: optionFields({ directions: true }),
        },
        {
          label: 'Icons and other places',
          fields: [
            iconFields('Used if a map has no icon of its own. If empty: the default pin.'),
            {
              name: 'places',
              label: 'Other places',
              type: 'array',
              maxRows: 50,
              fields: [
                row(latitudeField({ required: true }), longitudeField({ required: true })),
                {
                  name: 'text',
                  label: 'Label',
                  type: 'text',
                  required: true,
                  localized: true,
                  maxLength: 200,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

export const deleteMapOfSchool = deleteWithSchool('school-maps')

import type { CollectionConfig } from 'payload'
import { administrators } from '../../cms/access/administrators'
import { editors } from '../../cms/access/editors'
import { schoolField } from '../../cms/fields/school'
import { optionFields } from './cms-options'

/** How a school is shown on maps: one document per school, and none where the defaults will do. */
export const schoolMaps: CollectionConfig = {
  slug: 'school-maps',
  labels: { singular: 'Map', plural: 'Maps' },
  admin: { group: 'Schools', defaultColumns: ['school', 'extract', 'updatedAt'] },
  access: { create: editors, read: editors, update: editors, delete: editors },
  fields: [
    { ...schoolField, unique: true },
    {
      name: 'extract',
      label: 'Map file',
      type: 'relationship',
      relationTo: 'map-extracts',
      access: { create: administrators, update: administrators },
      admin: { position: 'sidebar', description: 'Streets, addresses and the way there come from it.' },
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
          label: 'Icons and further places',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'mainIcon', label: 'Icon of the school', type: 'upload', relationTo: 'media' },
                { name: 'otherIcon', label: 'Icon of other places', type: 'upload', relationTo: 'media' },
              ],
            },
            {
              name: 'places',
              label: 'Other places',
              type: 'array',
              maxRows: 50,
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'lat', label: 'Latitude', type: 'number', required: true, min: -90, max: 90 },
                    { name: 'lng', label: 'Longitude', type: 'number', required: true, min: -180, max: 180 },
                  ],
                },
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

import type { TextField } from 'payload'
import { isSlug, slugify } from '../../../shared/text/slug'

/** The part of the address that names a document. Left empty, it is made from the field `source`. */
export const slugField = (source: string, reserved: readonly string[] = []): TextField => ({
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  required: true,
  maxLength: 80,
  admin: {
    position: 'sidebar',
    description: 'The last part of the address. Changing it changes the address of the page.',
  },
  hooks: {
    beforeValidate: [
      ({ value, data }) => {
        const given = typeof value === 'string' && value.trim() ? value : data?.[source]
        return typeof given === 'string' ? slugify(given) : value
      },
    ],
  },
  validate: (value: unknown) => {
    if (typeof value !== 'string' || !isSlug(value))
      return 'Use small letters a to z, digits and single hyphens, e.g. maple-harbour.'
    return reserved.includes(value) ? `The address /${value} is used by the site itself.` : true
  },
})

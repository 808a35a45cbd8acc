import type { TextField } from 'payload'
import { isSlug, slugify } from '../../../shared/text/slug'

/** A short name that addresses and stored documents use. Made from `source` at first and then left alone. */
export const codeField = (source: string): TextField => ({
  name: 'code',
  type: 'text',
  required: true,
  index: true,
  maxLength: 60,
  admin: {
    position: 'sidebar',
    description: 'Used in links. Better not changed once visitors have links with it.',
  },
  hooks: {
    beforeValidate: [
      ({ value, data }) => {
        const given = typeof value === 'string' && value.trim() ? value : data?.[source]
        return typeof given === 'string' ? slugify(given) : value
      },
    ],
  },
  validate: (value: unknown) =>
    (typeof value === 'string' && isSlug(value)) || 'Use small letters a to z, digits and single hyphens.',
})

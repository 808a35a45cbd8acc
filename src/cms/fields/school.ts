import type { RelationshipField } from 'payload'

/** The school that a document belongs to. */
export const schoolField: RelationshipField = {
  name: 'school',
  type: 'relationship',
  relationTo: 'schools',
  required: true,
  index: true,
  admin: { position: 'sidebar' },
}

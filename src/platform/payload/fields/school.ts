import type { RelationshipField } from 'payload'

/** The school that a document belongs to. */
export const schoolField: RelationshipField = {
  name: 'school',
  type: 'relationship',
  relationTo: 'schools',
  required: true,
  index: true,
  // A school is not begun from here: it would stay behind as an empty draft.
  admin: { position: 'sidebar', allowCreate: false },
}

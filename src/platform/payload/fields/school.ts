import type { CollectionBeforeDeleteHook, CollectionSlug, RelationshipField } from 'payload'

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

/**
 * Deletes the documents of these collections when their school is deleted, in the same transaction. The database would
 * refuse to leave them without a school.
 */
export const deleteWithSchool =
  (...collections: CollectionSlug[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const collection of collections)
      await req.payload.delete({ collection, where: { school: { equals: id } }, req })
  }

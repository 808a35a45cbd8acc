import { documentId } from '../../shared/id'
import { documentTag } from '../../shared/tags'

/** Carried by every list of schools. */
export const schoolsTag = 'schools'

export const schoolTag = (id: number): string => documentTag('schools', id)

export const schoolTags = (school: { id: number }): string[] => [schoolTag(school.id), schoolsTag]

/** Courses and accommodation show on their school's page alone. */
export const itemTags = (item: { school: number | { id: number } }): string[] => [
  schoolTag(documentId(item.school)),
]

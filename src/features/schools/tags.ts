import { schoolTag } from '../../shared/tags'

/** The tag of every list of schools. */
export const schoolsTag = 'schools'

export const schoolTags = (school: { id: number }): string[] => [schoolTag(school.id), schoolsTag]

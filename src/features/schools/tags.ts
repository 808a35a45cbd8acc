import { schoolTag } from '../../shared/tags'

/** The tag of every list of schools. */
export const schoolsTag = 'schools'

export const schoolTags = (school: { id: number }): string[] => [schoolTag(school.id), schoolsTag]

/** What editors say on the home page. */
export const homePageTag = 'home-page'

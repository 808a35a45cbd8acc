import { documentTag } from '../../shared/tags'

/** The tag of everything that depends on all reusable contents. */
export const reusableTag = 'reusable-content'

export const reusableTags = ({ id }: { id: number }): string[] => [documentTag(reusableTag, id), reusableTag]

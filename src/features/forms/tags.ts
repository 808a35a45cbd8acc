import { documentTag } from '../../shared/tags'

export const formTag = (id: number): string => documentTag('forms', id)

/** On everything that looks a form up by its address. */
export const formsTag = 'forms'

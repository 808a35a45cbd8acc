import { documentTag } from '../../shared/tags'

export const formTag = (id: number): string => documentTag('forms', id)

import { documentTag } from '../../shared/tags'

/** Carried by every page that shows a map or could. */
export const mapSettingsTag = 'map-settings'

export const extractTag = (id: number): string => documentTag('map-extracts', id)

export const extractTags = ({ id }: { id: number }): string[] => [extractTag(id)]

import { documentTag } from '../../shared/tags'

/** Tag of every page that shows a map or could show one. */
export const mapSettingsTag = 'map-settings'

export const extractTag = (id: number): string => documentTag('map-extracts', id)

export const extractTags = ({ id }: { id: number }): string[] => [extractTag(id)]

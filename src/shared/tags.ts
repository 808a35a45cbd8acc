/** Cache tags: a cached page has the tags of everything it shows, so that changes invalidate it. */
export const settingsTag = 'settings'

export const documentTag = (collection: string, id: number): string => `${collection}:${id}`

export const mediaTag = (id: number): string => documentTag('media', id)

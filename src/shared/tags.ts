/** Tags name what a cached page shows, so that a change finds the pages to render anew. */
export const settingsTag = 'settings'

export const documentTag = (collection: string, id: number): string => `${collection}:${id}`

export const mediaTag = (id: number): string => documentTag('media', id)

import { defaultLocale } from '../shared/locale'

/** Where staff see a draft as the page it will be. A document that was never saved has none. */
export const previewUrl = (collection: string | undefined, id: unknown, locale: string = defaultLocale) =>
  collection && id ? `/preview/${collection}/${id}?locale=${locale}` : null

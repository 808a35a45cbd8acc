import { defaultLocale } from '../shared/locale'

/** The address at which staff preview a draft. A document that was never saved has none. */
export const previewUrl = (collection: string | undefined, id: unknown, locale: string = defaultLocale) =>
  collection && id ? `/preview/${collection}/${id}?locale=${locale}` : null

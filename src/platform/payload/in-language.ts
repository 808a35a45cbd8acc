import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { defaultLocale, type Locale } from '../../shared/locale'

/** A text in the languages that have it. The generated types describe one language, also with `locale: 'all'`. */
type Texts = Partial<Record<Locale, unknown>> | null | undefined

/**
 * Documents that were read with `locale: 'all'`, in one language; where it has no text, in English. One query is enough to
 * show a document in another language and to compare it with the English one. Fields inside lists are not translated.
 */
export const inLanguage = <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  docs: readonly DataFromCollectionSlug<Slug>[],
  locale: Locale,
): DataFromCollectionSlug<Slug>[] => {
  const names = payload.collections[collection].config.flattenedFields.flatMap((field) =>
    'localized' in field && field.localized ? [field.name] : [],
  )
  return docs.map((doc) => ({
    ...doc,
    ...Object.fromEntries(
      names.map((name) => {
        const texts = doc[name as keyof typeof doc] as Texts
        return [name, texts?.[locale] || texts?.[defaultLocale]]
      }),
    ),
  }))
}

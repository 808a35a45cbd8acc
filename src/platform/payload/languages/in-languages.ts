import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import type { Texts } from '../../../shared/language/site-languages'
import type { Locale } from '../../../shared/locale'
import { foreignTextsOf } from './foreign-texts'

/**
 * Documents that were read with `locale: 'all'`, each text in the first of some languages that has it. One query is enough
 * to show a document in a language and to compare it with the one that it falls back to. Fields inside lists are not
 * translated. The generated types describe one language, also with `locale: 'all'`.
 */
export const inLanguages = <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  docs: readonly DataFromCollectionSlug<Slug>[],
  languages: readonly Locale[],
): DataFromCollectionSlug<Slug>[] => {
  const names = payload.collections[collection].config.flattenedFields.flatMap((field) =>
    'localized' in field && field.localized ? [field.name] : [],
  )
  const foreign = foreignTextsOf(payload)
  return docs.map((doc) => ({
    ...doc,
    ...Object.fromEntries(
      names.map((name) => {
        const texts = doc[name as keyof typeof doc] as Texts
        if (texts) foreign.note(languages, texts)
        return [name, languages.map((locale) => texts?.[locale]).find(Boolean)]
      }),
    ),
  }))
}

import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { type Locale, locales } from '../../shared/locale'
import type { Localised } from './demo-types'

/**
 * The database and the one transaction that all of the demo is written in. Payload keeps the last locale in the
 * request, so every call names its own.
 */
export interface Seeding {
  payload: Payload
  req: PayloadRequest
  /** Counts one more document, for the progress that people see. */
  advance: () => void
}

/** The text in one language, or nothing, so that the field falls back to English. */
export const inLocale = (text: Localised, locale: Locale): string | undefined => text[locale]

/**
 * Stores all languages of a document that was created in English, in one write: nine updates through Payload take forty
 * times as long. `texts` has every localised field of the collection; collections with versions are not for this.
 */
export const translate = async (
  { payload, req }: Seeding,
  collection: CollectionSlug,
  id: number,
  texts: Record<string, Localised>,
  /** Fields that may not be empty in any language. */
  required: string[] = [],
  /** Lists of the document: the adapter deletes the rows of a list that is not named. */
  lists: Record<string, unknown> = {},
): Promise<void> => {
  const inAll = (text: Localised) => Object.fromEntries(locales.map((code) => [code, text[code] ?? text.en]))
  await payload.db.updateOne({
    collection,
    id,
    req,
    returning: false,
    data: {
      ...lists,
      ...Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, required.includes(name) ? inAll(text) : text]),
      ),
    },
  })
}

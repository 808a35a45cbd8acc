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

const isLocalised = (value: unknown): value is Localised =>
  typeof value === 'object' && value !== null && 'en' in value

/** The texts of a demo document or row, which have several languages. */
const textsOf = (demo: object): [string, Localised][] =>
  Object.entries(demo).filter((entry): entry is [string, Localised] => isLocalised(entry[1]))

/** A demo document or row in one language. */
type InOneLanguage<Demo> = {
  [Key in keyof Demo]: Exclude<Demo[Key], undefined> extends Localised
    ? string | Extract<Demo[Key], undefined>
    : Demo[Key]
}

export const inEnglish = <Demo extends object>(demo: Demo): InOneLanguage<Demo> => ({
  ...(demo as InOneLanguage<Demo>),
  ...Object.fromEntries(textsOf(demo).map(([name, text]) => [name, text.en])),
})

/** A demo document or row in a language. Required texts are in English where they are missing. */
export const inLanguage = <Demo extends object>(
  demo: Demo,
  locale: Locale,
  required: readonly (keyof Demo)[] = [],
): InOneLanguage<Demo> => ({
  ...(demo as InOneLanguage<Demo>),
  ...Object.fromEntries(
    textsOf(demo).map(([name, text]) => [
      name,
      inLocale(text, locale) ?? (required.includes(name as keyof Demo) ? text.en : undefined),
    ]),
  ),
})

/**
 * Stores all languages of a document that was created in English, in one write: nine updates through Payload take forty
 * times as long. `demo` has every localised field of the collection. The only version of the document becomes the same.
 */
export const translate = async (
  { payload, req }: Seeding,
  collection: CollectionSlug,
  id: number,
  demo: object,
  /** Lists of the document: the adapter deletes the rows of a list that is not named. */
  lists: Record<string, unknown> = {},
): Promise<void> => {
  const { flattenedFields } = payload.collections[collection].config
  const isRequired = (name: string) =>
    flattenedFields.some((field) => field.name === name && 'required' in field && field.required)
  const inAll = (text: Localised) => Object.fromEntries(locales.map((code) => [code, text[code] ?? text.en]))
  await payload.db.updateOne({
    collection,
    id,
    req,
    returning: false,
    data: {
      ...lists,
      ...Object.fromEntries(
        textsOf(demo).map(([name, text]) => [name, isRequired(name) ? inAll(text) : text]),
      ),
    },
  })
  if (!payload.collections[collection].config.versions) return
  const stored = await payload.db.findOne<{ id: number }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  const { docs } = await payload.db.findVersions({ collection, where: { parent: { equals: id } }, req })
  const { id: _, ...version } = stored ?? {}
  for (const found of docs)
    await payload.db.updateVersion({
      collection,
      id: found.id,
      req,
      versionData: { ...found, version: version as never },
    })
}

import {
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'

/** Globals are named like the documents of a collection of this name. */
const globals = 'globals'

export type Place = { collection: CollectionSlug; id: number } | { global: GlobalSlug }

export const documentOf = (place: Place): string =>
  'global' in place ? `${globals}:${place.global}` : `${place.collection}:${place.id}`

/** The collection of a document, or the whole name of a global. */
export const kindOf = (document: string): string =>
  document.startsWith(`${globals}:`) ? document : document.slice(0, document.indexOf(':'))

/** The document of a name; undefined if there is no such collection or global. */
export const placeOf = (payload: Payload, document: string): Place | undefined => {
  const [kind = '', name = ''] = document.split(':')
  if (kind === globals) {
    const found = payload.globals.config.find(({ slug }) => slug === name)
    return found && { global: found.slug as GlobalSlug }
  }
  const id = Number(name)
  return Object.hasOwn(payload.collections, kind) && Number.isSafeInteger(id) && id > 0
    ? { collection: kind as CollectionSlug, id }
    : undefined
}

export const configOf = (
  payload: Payload,
  place: Place,
): SanitizedCollectionConfig | SanitizedGlobalConfig | undefined =>
  'global' in place
    ? payload.globals.config.find(({ slug }) => slug === place.global)
    : payload.collections[place.collection]?.config

/** Whether a field, or one inside it, is a text in several languages. */
const hasTexts = (payload: Payload, fields: readonly FlattenedField[]): boolean =>
  fields.some((field) => {
    if ('localized' in field && field.localized)
      return field.type === 'text' || field.type === 'textarea' || field.type === 'richText'
    if (field.type === 'blocks') return true
    return 'flattenedFields' in field && hasTexts(payload, field.flattenedFields)
  })

/** The collections and globals with texts to translate, in the order of the panel's menu. */
export const translatedEntities = (payload: Payload) => ({
  collections: payload.config.collections.filter((config) => hasTexts(payload, config.flattenedFields)),
  globals: payload.config.globals.filter((config) => hasTexts(payload, config.flattenedFields)),
})

/** The newest version of a document in all languages, as the database has it: no hook, no access rule, no fallback. */
export const readNewest = async (
  req: PayloadRequest,
  place: Place,
): Promise<Record<string, unknown> | undefined> => {
  const { payload } = req
  if ('global' in place) {
    const config = configOf(payload, place) as SanitizedGlobalConfig
    const { global } = await getLatestGlobalVersion({
      slug: place.global,
      config,
      locale: 'all',
      payload,
      req,
      where: {},
    })
    return global as Record<string, unknown>
  }
  const { collection, id } = place
  return getLatestCollectionVersion({
    id,
    config: payload.collections[collection].config,
    payload,
    query: { collection, locale: 'all', req, where: { id: { equals: id } } },
    req,
  })
}

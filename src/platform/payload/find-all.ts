import type {
  CollectionSlug,
  FindOptions,
  Payload,
  PayloadRequest,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'

type Fields<Slug extends CollectionSlug> = TypedCollectionSelect[Slug] & SelectType

/** All documents that match, without related ones. With a request they are read in its transaction. */
export const findAll = async <Slug extends CollectionSlug, Select extends Fields<Slug>>(
  from: Payload | PayloadRequest,
  collection: Slug,
  where: Where = {},
  options: Pick<
    FindOptions<Slug, Select>,
    'fallbackLocale' | 'limit' | 'locale' | 'overrideAccess' | 'select' | 'showHiddenFields' | 'sort'
  > = {},
): Promise<TransformCollectionWithSelect<Slug, Select>[]> => {
  const [payload, request] = 'payload' in from ? [from.payload, { req: from }] : [from, {}]
  const all = { collection, where, ...options, depth: 0, pagination: false, ...request }
  // TypeScript cannot follow Payload's type of all collections at once.
  return (await payload.find(all as never)).docs as TransformCollectionWithSelect<Slug, Select>[]
}

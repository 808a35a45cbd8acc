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

// Documents without related ones. With a request they are read in its transaction.

type Fields<Slug extends CollectionSlug> = TypedCollectionSelect[Slug] & SelectType

type Options<Slug extends CollectionSlug, Select extends Fields<Slug>> = Pick<
  FindOptions<Slug, Select>,
  'draft' | 'fallbackLocale' | 'locale' | 'overrideAccess' | 'select' | 'showHiddenFields' | 'trash'
>

const split = (from: Payload | PayloadRequest) =>
  'payload' in from
    ? { payload: from.payload, common: { depth: 0, req: from } }
    : { payload: from, common: { depth: 0 } }

// TypeScript cannot follow Payload's types of all collections at once, so its calls get `never`.

/** All documents that match. */
export const findAll = async <Slug extends CollectionSlug, Select extends Fields<Slug>>(
  from: Payload | PayloadRequest,
  collection: Slug,
  where: Where = {},
  options: Options<Slug, Select> & Pick<FindOptions<Slug, Select>, 'limit' | 'sort'> = {},
): Promise<TransformCollectionWithSelect<Slug, Select>[]> => {
  const { payload, common } = split(from)
  const all = { collection, where, ...options, pagination: false, ...common }
  return (await payload.find(all as never)).docs as TransformCollectionWithSelect<Slug, Select>[]
}

/** One document; null if there is none. */
export const findById = async <Slug extends CollectionSlug, Select extends Fields<Slug>>(
  from: Payload | PayloadRequest,
  collection: Slug,
  id: number | string,
  options: Options<Slug, Select> = {},
): Promise<TransformCollectionWithSelect<Slug, Select> | null> => {
  const { payload, common } = split(from)
  const one = { collection, id, ...options, disableErrors: true, ...common }
  const found: unknown = await payload.findByID<CollectionSlug, true, never>(one as never)
  return found as TransformCollectionWithSelect<Slug, Select> | null
}

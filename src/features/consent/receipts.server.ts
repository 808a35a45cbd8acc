import type { Payload, PayloadRequest } from 'payload'
import type { ConsentReceipt } from '../../cms/payload-types'
import type { ConsentMethod, Receipt } from './contract'

/** What a page shows of one browser's history. */
const maxShown = 100

const isId = (id: string | undefined): id is string => id !== undefined && /^[\w-]{8,64}$/.test(id)

export const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

const toReceipt = (doc: ConsentReceipt): Receipt => ({
  receipt: doc.receipt,
  decidedAt: doc.decidedAt,
  version: doc.version,
  language: doc.language,
  method: doc.method as ConsentMethod,
  allowed: namesOf(doc.allowed),
  refused: namesOf(doc.refused),
})

/** Field by field: nothing that came along with a request gets in. With `req` it is part of that transaction. */
export const storeReceipt = async (
  payload: Payload,
  { receipt, decidedAt, version, language, method, allowed, refused }: Receipt,
  req?: PayloadRequest,
): Promise<void> => {
  await payload.create({
    collection: 'consent-receipts',
    data: { receipt, decidedAt, version, language, method, allowed, refused },
    depth: 0,
    req,
  })
}

/** All decisions of one browser, newest first; none for what is no number of a receipt. */
export const receiptsOf = async (payload: Payload, id: string | undefined): Promise<Receipt[]> => {
  if (!isId(id)) return []
  const { docs } = await payload.find({
    collection: 'consent-receipts',
    where: { receipt: { equals: id } },
    sort: ['-decidedAt', '-id'],
    limit: maxShown,
    pagination: false,
    depth: 0,
  })
  return docs.map(toReceipt)
}

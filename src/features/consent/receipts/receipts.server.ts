import type { Payload, PayloadRequest } from 'payload'
import { claimTurn } from '../../../platform/database/claims'
import { createSigner } from '../../../platform/http/signature'
import { findAll } from '../../../platform/payload/find-documents'
import type { ConsentReceipt } from '../../../platform/payload/payload-types'
import { inTransaction } from '../../../platform/transaction/transaction'
import { clientNetwork } from '../../../shared/address/client-network'
import { DAY_MS } from '../../../shared/time/days'
import type { ConsentMethod, Receipt } from '../contract'

/** How many decisions of one browser are shown. */
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

/** Copies field by field, so that nothing else of a request is stored. With `req` it is part of that transaction. */
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

/**
 * Receipts are kept for years. A whole school may share one IP address, so the limit is far above what its visitors decide
 * in a day, and far below what fills a disk.
 */
const dailyLimit = { max: 500, forMs: DAY_MS }

/**
 * Stores a receipt unless its client has reached the daily limit, which all nodes count together; false if so. The
 * client is counted by a hash of its network that is kept for a day, apart from the receipts.
 */
export const storeWithinLimit = (
  payload: Payload,
  receipt: Receipt,
  ip: string,
  limit = dailyLimit,
): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const client = createSigner(payload.secret, 'consent-ip').sign(clientNetwork(ip)).slice(0, 22)
    if (!(await claimTurn(req, `consent:${client}`, limit))) return false
    await storeReceipt(payload, receipt, req)
    return true
  })

/** All decisions of one browser, newest first; none if the number is invalid. */
export const receiptsOf = async (payload: Payload, id: string | undefined): Promise<Receipt[]> => {
  if (!isId(id)) return []
  const docs = await findAll(
    payload,
    'consent-receipts',
    { receipt: { equals: id } },
    { sort: ['-decidedAt', '-id'], limit: maxShown },
  )
  return docs.map(toReceipt)
}

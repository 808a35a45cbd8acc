import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { lockRows, runStatementIn, sql } from '../../../platform/database/statement'
import { findOpenInvoice } from '../account/accounts.server'

/** Without its request nobody could note the payment of an invoice, cancel it or send a reminder. */
export const keepWithOpenInvoice: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Until an invoice that is being issued is stored, or so that none can be.
  await lockRows(req, sql`select id from enrolments where id = ${id} for update`)
  const invoice = await findOpenInvoice(req, Number(id))
  if (invoice)
    throw new APIError(
      `The invoice ${invoice.number} of this request is not paid. Note its payment or cancel it, then delete the request.`,
      409,
      undefined,
      true,
    )
}

/** Removes the notes about the payments of a request that is deleted. */
export const forgetPaymentNotes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runStatementIn(req, sql`update payments set note = null where enrolment = ${Number(id)}`)
}

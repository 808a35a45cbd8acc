import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { lockRows, runStatementIn, sql, t } from '../../../platform/database/statement'
import { requestMessages } from '../../../platform/payload/request-messages'
import { findOpenInvoice } from '../account/accounts.server'
import { billingPanelMessages } from '../messages/panel/messages'

const e = t.enrolments
const p = t.payments

/** Without its request nobody could note the payment of an invoice, cancel it or send a reminder. */
export const keepWithOpenInvoice: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Until an invoice that is being issued is stored, or so that none can be.
  await lockRows(req, sql`select ${e.id} from ${e} where ${e.id} = ${id} for update`)
  const invoice = await findOpenInvoice(req, Number(id))
  if (invoice)
    throw new APIError(
      requestMessages(billingPanelMessages, req)('errors.openInvoice', { number: invoice.number }),
      409,
      undefined,
      true,
    )
}

/** Removes the notes about the payments of a request that is deleted. */
export const forgetPaymentNotes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runStatementIn(req, sql`update ${p} set ${p.note} = null where ${p.enrolment} = ${Number(id)}`)
}

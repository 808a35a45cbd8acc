import type { Payload, PayloadRequest } from 'payload'
import { staffNameOf } from '../../../platform/panel/work-queue/change-history.server'
import type { Enrolment, Payment, User } from '../../../platform/payload/payload-types'
import { readToday, readTodayIn } from '../../../platform/payload/site-time-zone'
import { AppError } from '../../../shared/errors'
import { fill } from '../../../shared/text/message'
import { addDays, noonOf } from '../../../shared/time/days'
import type { ChangeResponse } from '../../enrolments/contract'
import { balanceOf } from '../../enrolments/contract'
import { changeWithoutUndo, findEnrolment, OfficeRefusal } from '../../enrolments/queries.server'
import { formatExact } from '../../pricing/contract'
import { findInvoices, findPayments, isValid, moneyValues, receiptOf } from '../account/accounts.server'
import type { PaymentChoice, ReceiptContent } from '../account/billing-contract'
import { reversedIds, sumOf } from '../account/billing-rules'
import { type Paper, readPaper } from '../account/stays.server'

/** Drafts the receipt with everything that is known before the transaction. */
export const draftReceipt =
  ({ locale, values, currency, stays, settings, issuer }: Paper, doc: Enrolment) =>
  (amount: number, current: Enrolment, invoice: string): ReceiptContent => {
    const after = { ...current, paid: (current.paid ?? 0) + amount }
    const filled = {
      ...values,
      ...moneyValues(after, currency, locale, { invoice, amount }),
    }
    return {
      locale,
      title: settings.receipt.title,
      student: doc.name,
      reference: doc.reference,
      issuer,
      stays,
      currency,
      invoice,
      ...(invoice && { balance: balanceOf(after) }),
      text: fill(settings.receipt.text, filled),
    }
  }

const store = (
  req: PayloadRequest,
  { id, name, email, reference }: Enrolment,
  data: Pick<Payment, 'amount' | 'day' | 'way' | 'note' | 'reverses' | 'invoice' | 'byName'>,
  content: ReceiptContent,
) =>
  req.payload.create({
    collection: 'payments',
    data: { ...data, enrolment: id, name, email, reference, content: { ...content } },
    depth: 0,
    req,
  })

/** Sums the payments, so that the amount never drifts from the entries. */
const paidNow = async (req: PayloadRequest, id: number) => sumOf(await findPayments(req, id))

/** Notes money that came in, or with a negative amount was paid back. */
export const notePayment = async (
  payload: Payload,
  user: User,
  { id, version }: { id: number; version: number },
  { amount, day, way, note }: PaymentChoice,
): Promise<ChangeResponse> => {
  // A day ahead of the office is today somewhere.
  if (day > addDays(await readToday(payload), 1)) throw new OfficeRefusal('bad_request', 'dayFuture', 'day')
  const doc = await findEnrolment(payload, id)
  const receipt = draftReceipt(await readPaper(payload, doc), doc)
  return changeWithoutUndo(payload, user, { id, version }, async (req, enrolment) => {
    const invoice = (await findInvoices(req, id)).find(isValid)?.number ?? ''
    const content = receipt(amount, enrolment, invoice)
    const data = { amount, day: noonOf(day), way, note, invoice, byName: staffNameOf(user) }
    await store(req, enrolment, data, content)
    return {
      fields: { paid: await paidNow(req, id) },
      events: [{ kind: 'payment', from: way, to: formatExact(amount, content.currency), text: note }],
    }
  })
}

/** Takes back a wrong entry by another one, once. */
export const reversePayment = (
  payload: Payload,
  user: User,
  { id, version }: { id: number; version: number },
  paymentId: number,
  note: string,
): Promise<ChangeResponse> =>
  changeWithoutUndo(payload, user, { id, version }, async (req, enrolment) => {
    const entries = await findPayments(req, id)
    const wrong = entries.find((each) => each.id === paymentId)
    if (!wrong) throw new AppError('not_found', `There is no payment ${paymentId}.`, { field: 'payment' })
    if (typeof wrong.reverses === 'number' || reversedIds(entries).has(paymentId))
      throw new OfficeRefusal('conflict', 'paymentReversed', 'payment')
    const content = receiptOf(wrong)
    await store(
      req,
      enrolment,
      {
        amount: -wrong.amount,
        day: noonOf(await readTodayIn(req)),
        way: wrong.way,
        note,
        invoice: wrong.invoice,
        reverses: wrong.id,
        byName: staffNameOf(user),
      },
      content,
    )
    return {
      fields: { paid: await paidNow(req, id) },
      events: [
        { kind: 'reversed', from: wrong.way, to: formatExact(wrong.amount, content.currency), text: note },
      ],
    }
  })

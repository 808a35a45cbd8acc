import type { Payload, PayloadRequest } from 'payload'
import { readRowsIn, sql, t } from '../../../platform/database/statement'
import { staffNameOf } from '../../../platform/panel/work-queue/change-history.server'
import type { Enrolment, Invoice, User } from '../../../platform/payload/payload-types'
import { readToday, readTodayIn } from '../../../platform/payload/site-time-zone'
import { AppError } from '../../../shared/errors'
import { fill } from '../../../shared/text/message'
import { noonOf } from '../../../shared/time/days'
import type { ChangeResponse } from '../../enrolments/contract'
import { changeWithoutUndo, findEnrolment, OfficeRefusal } from '../../enrolments/queries.server'
import { formatExact } from '../../pricing/contract'
import { contentOf, findInvoices, isValid, moneyValues } from '../account/accounts.server'
import type { InvoiceContent, IssueChoice } from '../account/billing-contract'
import { invoiceNumber } from '../account/billing-rules'
import { type Paper, readPaper } from '../account/stays.server'

const ic = t.invoice_counters

/**
 * The next number of a year. The row stays locked until the transaction ends, so that parallel invoices wait for each other; if it
 * is rolled back, so is the number. This is why there are neither gaps nor numbers that are used twice.
 */
const nextSerial = async (req: PayloadRequest, year: number): Promise<number> => {
  const [row] = await readRowsIn(
    req,
    sql`insert into ${ic} (${ic.year}, ${ic.last}) values (${year}, 1)
      on conflict (${ic.year}) do update set ${ic.last} = ${ic}.${ic.last} + 1 returning ${ic.last}`,
  )
  return Number(row?.last)
}

/** Everything of an invoice but its number. */
export const draftInvoice = (
  { locale, values, currency, stays, lines, total, settings, issuer }: Paper,
  doc: Enrolment,
  { recipient, payBy }: Pick<IssueChoice, 'recipient' | 'payBy'>,
  issuedOn: string,
) => {
  if (total <= 0) throw new OfficeRefusal('bad_request', 'nothingToPay', 'id')
  if (payBy < issuedOn) throw new OfficeRefusal('bad_request', 'dayPast', 'payBy')
  const paid = doc.paid ?? 0
  /** The texts name the number. */
  const withNumber = (number: string, replaces?: string): InvoiceContent => {
    const filled = {
      ...values,
      ...moneyValues({ ...doc, invoiced: total, payBy }, currency, locale, {
        invoice: number,
        amount: total,
      }),
    }
    return {
      locale,
      title: settings.invoice.title,
      number,
      issuedOn,
      payBy,
      ...(replaces && { replaces }),
      recipient,
      student: doc.name,
      reference: doc.reference,
      issuer,
      stays,
      lines,
      total,
      paid,
      currency,
      ...(settings.bank && { bank: settings.bank }),
      before: fill(settings.invoice.before, filled),
      after: fill(settings.invoice.after, filled),
    }
  }
  return { withNumber, total, prefix: settings.numberPrefix, money: formatExact(total, currency) }
}

const cancel = (req: PayloadRequest, invoice: Invoice, reason: string, day: string) =>
  req.payload.update({
    collection: 'invoices',
    id: invoice.id,
    data: { state: 'cancelled', cancelledOn: noonOf(day), cancelReason: reason },
    depth: 0,
    req,
  })

const replacedBy = (number: string) => `→ ${number}`

/** Issues an invoice for what the request has booked now. A valid one must be named as the one that it corrects. */
export const issueInvoice = async (
  payload: Payload,
  user: User,
  { id, version }: { id: number; version: number },
  choice: IssueChoice,
): Promise<ChangeResponse> => {
  const issuedOn = await readToday(payload)
  const doc = await findEnrolment(payload, id)
  const { withNumber, total, prefix, money } = draftInvoice(
    await readPaper(payload, doc),
    doc,
    choice,
    issuedOn,
  )
  return changeWithoutUndo(payload, user, { id, version }, async (req) => {
    const current = (await findInvoices(req, id)).find(isValid)
    if (current?.id !== choice.replaces) throw new OfficeRefusal('conflict', 'otherInvoice', 'replaces')
    const year = Number(issuedOn.slice(0, 4))
    const serial = await nextSerial(req, year)
    const number = invoiceNumber(prefix, year, serial)
    if (current) await cancel(req, current, replacedBy(number), issuedOn)
    const content = withNumber(number, current && contentOf(current).number)
    await payload.create({
      collection: 'invoices',
      data: {
        number,
        year,
        serial,
        state: 'valid',
        enrolment: id,
        name: doc.name,
        email: doc.email,
        reference: doc.reference,
        issuedOn: noonOf(issuedOn),
        payBy: noonOf(choice.payBy),
        total,
        byName: staffNameOf(user),
        // A copy, because Payload's type of a JSON field asks for an index signature, which interfaces do not have.
        content: { ...content },
      },
      depth: 0,
      req,
    })
    return {
      fields: { invoiced: total, payBy: noonOf(choice.payBy) },
      events: [
        ...(current ? [{ kind: 'cancelled' as const, to: current.number, text: replacedBy(number) }] : []),
        { kind: 'invoice', from: choice.payBy, to: number, text: money },
      ],
    }
  })
}

/** Cancels the valid invoice without another one in its place. Its number stays used. */
export const cancelInvoice = (
  payload: Payload,
  user: User,
  { id, version }: { id: number; version: number },
  invoiceId: number,
  reason: string,
): Promise<ChangeResponse> =>
  changeWithoutUndo(payload, user, { id, version }, async (req) => {
    const invoice = (await findInvoices(req, id)).find((each) => each.id === invoiceId)
    if (!invoice) throw new AppError('not_found', `There is no invoice ${invoiceId}.`, { field: 'invoice' })
    if (!isValid(invoice)) throw new OfficeRefusal('conflict', 'invoiceCancelled', 'invoice')
    await cancel(req, invoice, reason, await readTodayIn(req))
    return {
      fields: { invoiced: null, payBy: null },
      events: [{ kind: 'cancelled', to: invoice.number, text: reason }],
    }
  })

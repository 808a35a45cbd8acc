'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { writeAmount } from '../../../shared/text/amount-text'
import { type Office, OfficeForm, type OfficeFormProps, post } from '../../enrolments/admin/contract'
import type { ChangeResponse, OfficeEnrolment } from '../../enrolments/contract'
import {
  type IssueChoice,
  type OfficeBilling,
  type OfficeInvoice,
  type OfficePayment,
  type PaymentChoice,
  type PaymentWay,
  paymentWays,
} from '../account/billing-contract'
import { readPaidAmount } from '../account/billing-rules'
import { billingTexts } from './billing-texts'

interface FormProps {
  enrolment: OfficeEnrolment
  office: Office
}

const send = ({ id, version }: OfficeEnrolment, path: string, body: object) =>
  post<ChangeResponse>(`/enrolments/${id}/${path}`, { version, ...body })

interface FoldedFormProps extends OfficeFormProps {
  name: string
  title: string
  hint?: ReactNode
}

const FoldedForm = ({ name, title, hint, ...form }: FoldedFormProps) => (
  <details className="billing__form" data-form={name}>
    <summary>{title}</summary>
    {hint}
    <OfficeForm {...form} />
  </details>
)

interface IssueFormProps extends FormProps {
  billing: OfficeBilling
  current: OfficeInvoice | undefined
}

/** A new invoice, or one that corrects the valid one. */
export const IssueForm = ({ enrolment, office, billing, current }: IssueFormProps) => {
  const texts = usePanelTexts(billingTexts)
  const { recipient, payBy, today } = billing.suggested
  const issue = (fields: FormData) => {
    const choice: IssueChoice = {
      recipient: String(fields.get('recipient')),
      payBy: String(fields.get('payBy')),
      ...(current && { replaces: current.id }),
    }
    return office.attempt(() => send(enrolment, 'invoices', choice), texts.issued)
  }
  const hint = (
    <>
      <p>{current ? texts.correctHint : texts.issueHint}</p>
      {!billing.hasBank && (
        <p>
          {texts.noBank} <a href="/admin/globals/billing">{texts.bankLink}</a>
        </p>
      )}
    </>
  )
  const title = current ? texts.correct : texts.issue
  return (
    <FoldedForm
      name="issue"
      title={title}
      hint={hint}
      office={office}
      send={issue}
      submit={texts.issueNow}
      isMain
    >
      <label>
        {texts.recipient}
        <textarea name="recipient" defaultValue={recipient} maxLength={400} rows={3} required />
      </label>
      <label>
        {texts.payBy}
        <input type="date" name="payBy" defaultValue={payBy} min={today} required />
      </label>
    </FoldedForm>
  )
}

/** Cancels the valid invoice without another one. */
export const CancelForm = ({ enrolment, office, invoice }: FormProps & { invoice: OfficeInvoice }) => {
  const texts = usePanelTexts(billingTexts)
  const cancel = (fields: FormData) => {
    const body = { reason: String(fields.get('reason')) }
    return office.attempt(() => send(enrolment, `invoices/${invoice.id}/cancel`, body), texts.cancelDone)
  }
  const hint = <p>{texts.cancelHint}</p>
  return (
    <FoldedForm
      name="cancel"
      title={texts.cancel}
      hint={hint}
      office={office}
      send={cancel}
      submit={texts.cancelNow}
    >
      <label>
        {texts.reason}
        <input name="reason" maxLength={300} required />
      </label>
    </FoldedForm>
  )
}

/** Notes what came in. It begins with what is owed, today, by bank transfer. */
export const PaymentForm = ({ enrolment, office, billing }: FormProps & { billing: OfficeBilling }) => {
  const texts = usePanelTexts(billingTexts)
  const { language } = useTranslation().i18n
  const [isWrong, setWrong] = useState(false)
  const { owed, currency, suggested } = billing
  const save = async (fields: FormData) => {
    const amount = readPaidAmount(String(fields.get('amount')))
    setWrong(amount === undefined)
    if (amount === undefined) return
    const choice: PaymentChoice = {
      amount,
      day: String(fields.get('day')),
      way: String(fields.get('way')) as PaymentWay,
      note: String(fields.get('note')),
    }
    await office.attempt(() => send(enrolment, 'payments', choice), texts.noted)
  }
  return (
    <FoldedForm name="payment" title={texts.note} office={office} send={save} submit={texts.noteNow} isMain>
      <label>
        {texts.amount} ({currency})
        <input
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={owed > 0 ? writeAmount(owed, language) : ''}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'payment-amount-wrong' : 'payment-amount-hint'}
        />
      </label>
      {isWrong ? (
        <p id="payment-amount-wrong" role="alert" className="desk__failure">
          {texts.badAmount}
        </p>
      ) : (
        <p id="payment-amount-hint">
          <small>{texts.amountHint}</small>
        </p>
      )}
      <label>
        {texts.day}
        <input type="date" name="day" defaultValue={suggested.today} required />
      </label>
      <label>
        {texts.way}
        <select name="way" defaultValue="transfer">
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {texts.ways[way]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.remark}
        <input name="note" maxLength={500} />
      </label>
    </FoldedForm>
  )
}

/** Takes a wrong entry back. */
export const ReverseForm = ({ enrolment, office, payment }: FormProps & { payment: OfficePayment }) => {
  const texts = usePanelTexts(billingTexts)
  const reverse = (fields: FormData) => {
    const body = { note: String(fields.get('note')) }
    return office.attempt(() => send(enrolment, `payments/${payment.id}/reverse`, body), texts.reversedDone)
  }
  const hint = <p>{texts.reverseHint}</p>
  return (
    <FoldedForm
      name="reverse"
      title={texts.reverse}
      hint={hint}
      office={office}
      send={reverse}
      submit={texts.reverseNow}
    >
      <label>
        {texts.reason}
        <input name="note" maxLength={500} required />
      </label>
    </FoldedForm>
  )
}

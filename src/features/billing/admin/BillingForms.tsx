'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { DateField } from '../../../platform/panel/kit/DateField'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
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
import { billingPanelMessages } from '../messages/panel/messages'

interface FormProps {
  enrolment: OfficeEnrolment
  office: Office
}

const send = ({ id, version }: OfficeEnrolment, path: string, body: object) =>
  post<ChangeResponse>(`/enrolments/${id}/${path}`, { version, ...body })

interface FoldedFormProps extends OfficeFormProps {
  name: string
  /** For the button of the header that opens it. */
  id?: string
  title: string
  hint?: ReactNode
}

const FoldedForm = ({ name, id, title, hint, ...form }: FoldedFormProps) => (
  <details className="billing__form" data-form={name} id={id}>
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
  const texts = usePanelMessages(billingPanelMessages)
  const { recipient, payBy, today } = billing.suggested
  const issue = (fields: FormData) => {
    const choice: IssueChoice = {
      recipient: String(fields.get('recipient')),
      payBy: String(fields.get('payBy')),
      ...(current && { replaces: current.id }),
    }
    return office.attempt(() => send(enrolment, 'invoices', choice), texts('billing.issued'))
  }
  const hint = (
    <>
      <p>{current ? texts('billing.correctHint') : texts('billing.issueHint')}</p>
      {!billing.hasBank && (
        <p>
          {texts('billing.noBank')} <a href="/admin/globals/billing">{texts('billing.bankLink')}</a>
        </p>
      )}
    </>
  )
  const title = current ? texts('billing.correct') : texts('billing.issue')
  return (
    <FoldedForm
      name="issue"
      id="billing-issue"
      title={title}
      hint={hint}
      office={office}
      send={issue}
      submit={texts('billing.issueNow')}
      isMain
    >
      <label>
        {texts('billing.recipient')}
        <textarea name="recipient" defaultValue={recipient} maxLength={400} rows={3} required />
      </label>
      <DateField label={texts('billing.payBy')} name="payBy" defaultValue={payBy} min={today} isRequired />
    </FoldedForm>
  )
}

/** Cancels the valid invoice without another one. */
export const CancelForm = ({ enrolment, office, invoice }: FormProps & { invoice: OfficeInvoice }) => {
  const texts = usePanelMessages(billingPanelMessages)
  const cancel = (fields: FormData) => {
    const body = { reason: String(fields.get('reason')) }
    return office.attempt(
      () => send(enrolment, `invoices/${invoice.id}/cancel`, body),
      texts('billing.cancelDone'),
    )
  }
  const hint = <p>{texts('billing.cancelHint')}</p>
  return (
    <FoldedForm
      name="cancel"
      title={texts('billing.cancel')}
      hint={hint}
      office={office}
      send={cancel}
      submit={texts('billing.cancelNow')}
    >
      <label>
        {texts('billing.reason')}
        <input name="reason" maxLength={300} required />
      </label>
    </FoldedForm>
  )
}

/** Notes what came in. It begins with what is owed, today, by bank transfer. */
export const PaymentForm = ({ enrolment, office, billing }: FormProps & { billing: OfficeBilling }) => {
  const texts = usePanelMessages(billingPanelMessages)
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
    await office.attempt(() => send(enrolment, 'payments', choice), texts('billing.noted'))
  }
  return (
    <FoldedForm
      name="payment"
      id="billing-payment"
      title={texts('billing.note')}
      office={office}
      send={save}
      submit={texts('billing.noteNow')}
      isMain
    >
      <label>
        {texts('billing.amount')} ({currency})
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
        <p id="payment-amount-wrong" role="alert" className="office__failure">
          {texts('billing.badAmount')}
        </p>
      ) : (
        <p id="payment-amount-hint">
          <small>{texts('billing.amountHint')}</small>
        </p>
      )}
      <DateField label={texts('billing.day')} name="day" defaultValue={suggested.today} isRequired />
      <label>
        {texts('billing.way')}
        <select name="way" defaultValue="transfer">
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {texts(`billing.ways.${way}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts('billing.remark')}
        <input name="note" maxLength={500} />
      </label>
    </FoldedForm>
  )
}

/** Takes a wrong entry back. */
export const ReverseForm = ({ enrolment, office, payment }: FormProps & { payment: OfficePayment }) => {
  const texts = usePanelMessages(billingPanelMessages)
  const reverse = (fields: FormData) => {
    const body = { note: String(fields.get('note')) }
    return office.attempt(
      () => send(enrolment, `payments/${payment.id}/reverse`, body),
      texts('billing.reversedDone'),
    )
  }
  const hint = <p>{texts('billing.reverseHint')}</p>
  return (
    <FoldedForm
      name="reverse"
      title={texts('billing.reverse')}
      hint={hint}
      office={office}
      send={reverse}
      submit={texts('billing.reverseNow')}
    >
      <label>
        {texts('billing.reason')}
        <input name="note" maxLength={500} required />
      </label>
    </FoldedForm>
  )
}

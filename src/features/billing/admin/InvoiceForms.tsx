'use client'

import type { FormEvent } from 'react'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import type { Office } from '../../enrolments/admin/contract'
import type { OfficeEnrolment } from '../../enrolments/contract'
import type { OfficeBilling, OfficeInvoice } from '../account/billing-contract'
import { sendCancellation, sendInvoice } from './billing-requests'
import { billingTexts } from './billing-texts'

interface FormProps {
  enrolment: OfficeEnrolment
  desk: Office
}

/** A new invoice, or one that corrects the valid one. */
export const IssueForm = ({
  enrolment,
  desk,
  billing,
  current,
}: FormProps & { billing: OfficeBilling; current: OfficeInvoice | undefined }) => {
  const texts = usePanelTexts(billingTexts)
  const isReady = useHydrated()
  const { recipient, payBy, today } = billing.suggested
  const issue = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    return desk.attempt(
      () =>
        sendInvoice(enrolment, {
          recipient: String(form.get('recipient')),
          payBy: String(form.get('payBy')),
          ...(current && { replaces: current.id }),
        }),
      texts.issued,
    )
  }
  return (
    <details className="billing__form" data-form="issue">
      <summary>{current ? texts.correct : texts.issue}</summary>
      <p>{current ? texts.correctHint : texts.issueHint}</p>
      {!billing.hasBank && (
        <p>
          {texts.noBank} <a href="/admin/globals/billing">{texts.bankLink}</a>
        </p>
      )}
      <form onSubmit={issue}>
        <label>
          {texts.recipient}
          <textarea name="recipient" defaultValue={recipient} maxLength={400} rows={3} required />
        </label>
        <label>
          {texts.payBy}
          <input type="date" name="payBy" defaultValue={payBy} min={today} required />
        </label>
        <button type="submit" className="panel-form__main" disabled={!isReady || desk.isBusy}>
          {texts.issueNow}
        </button>
      </form>
    </details>
  )
}

/** Cancels the valid invoice without another one. */
export const CancelForm = ({ enrolment, desk, invoice }: FormProps & { invoice: OfficeInvoice }) => {
  const texts = usePanelTexts(billingTexts)
  const isReady = useHydrated()
  const cancel = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason'))
    return desk.attempt(() => sendCancellation(enrolment, invoice.id, reason), texts.cancelDone)
  }
  return (
    <details className="billing__form" data-form="cancel">
      <summary>{texts.cancel}</summary>
      <p>{texts.cancelHint}</p>
      <form onSubmit={cancel}>
        <label>
          {texts.reason}
          <input name="reason" maxLength={300} required />
        </label>
        <button type="submit" disabled={!isReady || desk.isBusy}>
          {texts.cancelNow}
        </button>
      </form>
    </details>
  )
}

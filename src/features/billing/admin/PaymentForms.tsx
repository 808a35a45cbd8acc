'use client'

import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { writeAmount } from '../../../shared/text/amount-text'
import type { Office } from '../../enrolments/admin/contract'
import type { OfficeEnrolment } from '../../enrolments/contract'
import {
  type OfficeBilling,
  type OfficePayment,
  type PaymentWay,
  paymentWays,
} from '../account/billing-contract'
import { readPaidAmount } from '../account/billing-rules'
import { sendPayment, sendReversal } from './billing-requests'
import { billingTexts } from './billing-texts'

interface FormProps {
  enrolment: OfficeEnrolment
  desk: Office
}

/** Notes what came in. It begins with what is owed, today, by bank transfer. */
export const PaymentForm = ({ enrolment, desk, billing }: FormProps & { billing: OfficeBilling }) => {
  const texts = usePanelTexts(billingTexts)
  const { language } = useTranslation().i18n
  const isReady = useHydrated()
  const [isWrong, setWrong] = useState(false)
  const { owed, currency, suggested } = billing
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amount = readPaidAmount(String(form.get('amount')))
    setWrong(amount === undefined)
    if (amount === undefined) return
    const choice = {
      amount,
      day: String(form.get('day')),
      way: String(form.get('way')) as PaymentWay,
      note: String(form.get('note')),
    }
    await desk.attempt(() => sendPayment(enrolment, choice), texts.noted)
  }
  return (
    <details className="billing__form" data-form="payment">
      <summary>{texts.note}</summary>
      <form onSubmit={save}>
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
        <button type="submit" className="panel-form__main" disabled={!isReady || desk.isBusy}>
          {texts.noteNow}
        </button>
      </form>
    </details>
  )
}

/** Takes a wrong entry back. */
export const ReverseForm = ({ enrolment, desk, payment }: FormProps & { payment: OfficePayment }) => {
  const texts = usePanelTexts(billingTexts)
  const isReady = useHydrated()
  const reverse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note'))
    return desk.attempt(() => sendReversal(enrolment, payment.id, note), texts.reversedDone)
  }
  return (
    <details className="billing__form" data-form="reverse">
      <summary>{texts.reverse}</summary>
      <p>{texts.reverseHint}</p>
      <form onSubmit={reverse}>
        <label>
          {texts.reason}
          <input name="note" maxLength={500} required />
        </label>
        <button type="submit" disabled={!isReady || desk.isBusy}>
          {texts.reverseNow}
        </button>
      </form>
    </details>
  )
}

'use client'

import { useTranslation } from '@payloadcms/ui'
import { Card } from '../../../platform/panel/kit/Page'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import {
  AccountBadge,
  Composer,
  enrolmentsPanelMessages,
  type Office,
  useOpenMail,
  useOpenOffice,
} from '../../enrolments/admin/contract'
import { OFFICE_API, type OfficeEnrolment } from '../../enrolments/contract'
import type { DocumentMail, OfficeBilling, OfficeInvoice, OfficePayment } from '../account/billing-contract'
import { billingPanelMessages } from '../messages/panel/messages'
import './billing.css'
import { CancelForm, IssueForm, PaymentForm, ReverseForm } from './BillingForms'

interface PartProps {
  enrolment: OfficeEnrolment
  billing: OfficeBilling
  office: Office
  /** Opens the mail that brings a document. */
  write: (template: DocumentMail, payment?: OfficePayment) => void
}

const useDays = () => {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day: string) => (day ? format.format(new Date(day)) : '')
}

/** Amounts invoiced, paid and still owed. */
const Summary = ({ billing }: { billing: OfficeBilling }) => {
  const texts = usePanelMessages(billingPanelMessages)
  const day = useDays()
  const { invoiced, paid, balance, payBy } = billing
  const rows = [
    ['invoiced', texts('billing.invoiced'), invoiced],
    ['paid', texts('billing.paid'), paid],
    ['balance', texts('billing.balance'), balance],
    ['payBy', texts('billing.payBy'), day(payBy)],
  ] as const
  return (
    <dl className="kit-facts">
      {rows.map(
        ([name, label, value]) =>
          value && (
            <div key={name} data-money={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface DocumentProps {
  title: string
  detail?: string
  href: string
  send?: (() => void) | undefined
}

/** A document with its PDF and a button to send it. */
const Document = ({ title, detail, href, send }: DocumentProps) => {
  const texts = usePanelMessages(billingPanelMessages)
  const isReady = useHydrated()
  return (
    <p className="billing__document">
      <span>
        {title} {detail && <small>{detail}</small>}
      </span>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${texts('billing.pdf')}: ${title}`}
      >
        {texts('billing.pdf')}
      </a>
      {send && (
        <button
          type="button"
          disabled={!isReady}
          onClick={send}
          aria-label={`${texts('billing.send')} ${title}`}
        >
          {texts('billing.send')}
        </button>
      )}
    </p>
  )
}

const Documents = ({ enrolment, billing, office, write }: PartProps) => {
  const texts = usePanelMessages(billingPanelMessages)
  const day = useDays()
  const isReady = useHydrated()
  const current = billing.invoices.find(({ isCancelled }) => !isCancelled)
  const detailOf = ({ issuedOn, total, isCancelled, reason }: OfficeInvoice) =>
    [day(issuedOn), total, isCancelled && `${texts('billing.cancelled')} (${reason})`]
      .filter(Boolean)
      .join(', ')
  return (
    <>
      {enrolment.state === 'confirmed' && (
        <Document
          title={texts('billing.letter')}
          href={`${OFFICE_API}/enrolments/${enrolment.id}/letter`}
          send={() => write('letter')}
        />
      )}
      {billing.invoices.map((invoice) => (
        <Document
          key={invoice.id}
          title={texts('billing.invoice', { number: invoice.number })}
          detail={detailOf(invoice)}
          href={`${OFFICE_API}/invoices/${invoice.id}/pdf`}
          send={invoice === current ? () => write('invoice') : undefined}
        />
      ))}
      {current && billing.state === 'overdue' && (
        <p>
          <button type="button" id="billing-remind" disabled={!isReady} onClick={() => write('reminder')}>
            {texts('billing.remind')}
          </button>
        </p>
      )}
      <IssueForm enrolment={enrolment} office={office} billing={billing} current={current} />
      {current && <CancelForm enrolment={enrolment} office={office} invoice={current} />}
    </>
  )
}

const Payments = ({ enrolment, billing, office, write }: PartProps) => {
  const texts = usePanelMessages(billingPanelMessages)
  const account = usePanelMessages(enrolmentsPanelMessages)
  const day = useDays()
  const detailOf = ({ way, note, by, isReversed, isReversal }: OfficePayment) =>
    [
      texts(`billing.ways.${way}`),
      isReversed && texts('billing.isReversed'),
      isReversal && texts('billing.isReversal'),
      note,
      by,
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <>
      <h3>{account('account.payments')}</h3>
      {billing.payments.length === 0 && <p>{texts('billing.noPayments')}</p>}
      <ul className="billing__payments">
        {billing.payments.map((payment) => {
          const { id, amount, isReversed, isReversal } = payment
          const isOpen = !isReversed && !isReversal
          return (
            <li key={id} data-payment={id} data-reversed={!isOpen || undefined}>
              <p>
                <strong>{amount}</strong> {day(payment.day)} <small>{detailOf(payment)}</small>
              </p>
              {isOpen && payment.hasReceipt && (
                <Document
                  title={texts('billing.receipt')}
                  href={`${OFFICE_API}/payments/${id}/receipt`}
                  send={() => write('receipt', payment)}
                />
              )}
              {isOpen && <ReverseForm enrolment={enrolment} office={office} payment={payment} />}
            </li>
          )
        })}
      </ul>
      <PaymentForm enrolment={enrolment} office={office} billing={billing} />
    </>
  )
}

/** The mail opens below the list, which may be out of sight. */
const focusFirstField = (part: HTMLElement | null): void => part?.querySelector('input')?.focus()

/** Invoices, letters, receipts and payments of one request. */
export const Billing = ({ enrolment, billing }: { enrolment: OfficeEnrolment; billing: OfficeBilling }) => {
  const texts = usePanelMessages(billingPanelMessages)
  const account = usePanelMessages(enrolmentsPanelMessages)
  const office = useOpenOffice()
  const { mail, write, question, composer } = useOpenMail<DocumentMail>()
  const parts = { enrolment, billing, office, write }
  return (
    <Card
      id="billing-title"
      title={texts('billing.title')}
      className="billing"
      aside={<AccountBadge account={billing.state} texts={account} />}
    >
      {/* Forms begin anew when what they suggest has changed; other changes of the request keep what was typed. */}
      <div key={JSON.stringify(billing)}>
        <Summary billing={billing} />
        <Documents {...parts} />
        <Payments {...parts} />
      </div>
      {question}
      {mail && (
        <div ref={focusFirstField} key={`${mail.template} ${mail.payment?.id}`}>
          <Composer
            enrolment={enrolment}
            template={mail.template}
            payment={mail.payment?.id}
            amount={mail.template === 'reminder' ? billing.balance : mail.payment?.amount}
            office={office}
            {...composer}
          />
        </div>
      )}
    </Card>
  )
}

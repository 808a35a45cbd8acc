import type { DefaultServerCellComponentProps, NumberFieldServerComponent } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { OFFICE_API } from '../../enrolments/contract'
import { formatExactIn } from '../../pricing/contract'
import type { InvoiceContent, ReceiptContent } from '../account/billing-contract'
import { billingPanelMessages } from '../messages/panel/messages'
import './billing.css'

type Stored = Record<string, unknown> | undefined

/** Written by the office screens alone. */
const moneyOf = (data: Stored, name: 'total' | 'amount', { language }: { language: string }): string => {
  const content = data?.content as InvoiceContent | ReceiptContent | undefined
  const amount = data?.[name]
  return content && typeof amount === 'number'
    ? formatExactIn(panelLocale(language), amount, content.currency)
    : ''
}

const Amount = ({ name, money, href, pdf }: { name: string; money: string; href: string; pdf: string }) => (
  <div className="field-type">
    <span className="field-label">{name}</span>
    <strong className="invoice-field__total">{money}</strong>{' '}
    <a href={href} target="_blank" rel="noopener noreferrer">
      {pdf}
    </a>
  </div>
)

export const InvoiceTotal: NumberFieldServerComponent = ({ data, i18n }) => {
  const t = billingPanelMessages(panelLocale(i18n.language))
  const href = `${OFFICE_API}/invoices/${data?.id}/pdf`
  return (
    <Amount
      name={t('invoiceFields.total')}
      money={moneyOf(data, 'total', i18n)}
      href={href}
      pdf={t('invoiceFields.pdf')}
    />
  )
}

export const PaymentAmount: NumberFieldServerComponent = ({ data, i18n }) => {
  const t = billingPanelMessages(panelLocale(i18n.language))
  const href = `${OFFICE_API}/payments/${data?.id}/receipt`
  return (
    <Amount
      name={t('invoiceFields.amount')}
      money={moneyOf(data, 'amount', i18n)}
      href={href}
      pdf={t('invoiceFields.pdf')}
    />
  )
}

export const InvoiceTotalCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{moneyOf(rowData, 'total', i18n)}</span>
)

export const PaymentAmountCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{moneyOf(rowData, 'amount', i18n)}</span>
)

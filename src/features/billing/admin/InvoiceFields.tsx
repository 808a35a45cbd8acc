import type { DefaultServerCellComponentProps, NumberFieldServerComponent } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import { panelLocale } from '../../../shared/locale'
import { OFFICE_API } from '../../enrolments/contract'
import { formatExactIn } from '../../pricing/contract'
import type { InvoiceContent, ReceiptContent } from '../account/billing-contract'
import './billing.css'

// The amounts of stored invoices and payments, with their currency and PDF. Read-only, in the list and in the document.

const texts: PanelTexts<{ total: string; amount: string; pdf: string }> = {
  en: { total: 'Total', amount: 'Amount', pdf: 'Open the PDF' },
  de: { total: 'Gesamtbetrag', amount: 'Betrag', pdf: 'PDF öffnen' },
  es: { total: 'Total', amount: 'Importe', pdf: 'Abrir el PDF' },
  fr: { total: 'Total', amount: 'Montant', pdf: 'Ouvrir le PDF' },
  it: { total: 'Totale', amount: 'Importo', pdf: 'Apri il PDF' },
  pt: { total: 'Total', amount: 'Montante', pdf: 'Abrir o PDF' },
  ca: { total: 'Total', amount: 'Import', pdf: 'Obre el PDF' },
}

type Stored = Record<string, unknown> | undefined

/** Written by the desk alone. */
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
  const { total, pdf } = textsIn(texts, i18n.language)
  const href = `${OFFICE_API}/invoices/${data?.id}/pdf`
  return <Amount name={total} money={moneyOf(data, 'total', i18n)} href={href} pdf={pdf} />
}

export const PaymentAmount: NumberFieldServerComponent = ({ data, i18n }) => {
  const { amount, pdf } = textsIn(texts, i18n.language)
  const href = `${OFFICE_API}/payments/${data?.id}/receipt`
  return <Amount name={amount} money={moneyOf(data, 'amount', i18n)} href={href} pdf={pdf} />
}

export const InvoiceTotalCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{moneyOf(rowData, 'total', i18n)}</span>
)

export const PaymentAmountCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{moneyOf(rowData, 'amount', i18n)}</span>
)

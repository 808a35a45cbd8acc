import type { Payload } from 'payload'
import { writtenIn } from '../../../platform/payload/query'
import type { Locale } from '../../../shared/locale'
import { getSiteSettings } from '../../pages/queries.server'
import { getSchoolIdentity } from '../../schools/queries.server'
import { billingMessages } from '../messages/messages'
import type { BankAccount, Issuer } from './billing-contract'

/** Settings of administrators in one language; the product's texts replace those that are empty. */
export interface BillingSettings {
  issuer: { name: string; address: string; taxId: string }
  /** Missing without an IBAN. */
  bank?: BankAccount
  payDays: number
  numberPrefix: string
  letter: { title: string; text: string }
  invoice: { title: string; before: string; after: string }
  receipt: { title: string; text: string }
}

export const readSettings = async (payload: Payload, locale: Locale): Promise<BillingSettings> => {
  const own = await payload.findGlobal({ slug: 'billing', depth: 0, ...writtenIn(locale) })
  const t = billingMessages(locale)
  const { holder, iban, bic, bank } = own.bank ?? {}
  return {
    issuer: {
      name: own.issuer?.name ?? '',
      address: own.issuer?.address ?? '',
      taxId: own.issuer?.taxId ?? '',
    },
    ...(iban && { bank: { holder: holder ?? '', iban, bic: bic ?? '', bank: bank ?? '' } }),
    payDays: own.payDays,
    numberPrefix: own.numberPrefix ?? '',
    letter: {
      title: own.letter?.title || t('letterDocument.title'),
      text: own.letter?.text || t.template('letterDocument.text'),
    },
    invoice: {
      title: own.invoice?.title || t('invoiceDocument.title'),
      before: own.invoice?.before || t.template('invoiceDocument.before'),
      after: own.invoice?.after || t.template('invoiceDocument.after'),
    },
    receipt: {
      title: own.receipt?.title || t('receiptDocument.title'),
      text: own.receipt?.text || t.template('receiptDocument.text'),
    },
  }
}

/** The letterhead: the issuer of the settings, and what it lacks from the school. */
export const readIssuer = async (
  payload: Payload,
  locale: Locale,
  school: { id: number | undefined; name: string },
  { issuer }: Pick<BillingSettings, 'issuer'>,
): Promise<Issuer> => {
  const ctx = { payload, locale, draft: false, tag: () => {} }
  const { contact } = await getSiteSettings(ctx)
  const found = school.id === undefined ? undefined : await getSchoolIdentity(ctx, school.id, contact)
  const lines = found?.contact ?? []
  const address = issuer.address
    .split(/\r?\n/)
    .flatMap((text) => (text.trim() ? [{ text: text.trim() }] : []))
  return {
    name: issuer.name || found?.name || school.name,
    // Telephone and mail have addresses, postal lines have none.
    lines: address.length ? [...address, ...lines.filter((line) => 'href' in line && line.href)] : lines,
    taxId: issuer.taxId,
  }
}

import type { GlobalConfig, PayloadRequest } from 'payload'
import { administrators, editors } from '../../../platform/payload/access'
import { row, wholeNumberField } from '../../../platform/payload/fields/field-factories'
import { standardLineField, standardTextField } from '../../../platform/payload/fields/standard-text-fields'
import { requestMessages } from '../../../platform/payload/request-messages'
import { type BillingParams, billingMessages } from '../messages/messages'
import { billingPanelMessages } from '../messages/panel/messages'
import { isBic, isIban, plainCode } from './bank-account'

type DocumentText = Extract<keyof BillingParams, `${string}Document.${string}`>

/** The text of a document; the part of the key after the dot names the field. */
const text = (key: DocumentText) =>
  standardTextField(key.replace(/.*\./, ''), 6, (locale) => billingMessages(locale).template(key))

const title = (document: 'letter' | 'invoice' | 'receipt') =>
  standardLineField('title', 80, (locale) => billingMessages(locale)(`${document}Document.title`))

const plainCodeHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? plainCode(value) || null : value

/** Who issues invoices, where to pay, and the texts of documents. The product's texts fill in for empty ones. */
export const billing: GlobalConfig = {
  slug: 'billing',
  admin: { group: 'settings' },
  access: { read: editors, update: administrators },
  fields: [
    {
      name: 'issuer',
      type: 'group',
      fields: [
        row({ name: 'name', type: 'text', maxLength: 120 }, { name: 'taxId', type: 'text', maxLength: 60 }),
        { name: 'address', type: 'textarea', maxLength: 400 },
      ],
    },
    {
      name: 'bank',
      type: 'group',
      fields: [
        row(
          {
            name: 'holder',
            type: 'text',
            maxLength: 70,
            validate: (
              value: unknown,
              { siblingData, req }: { siblingData: { iban?: string | null }; req: PayloadRequest },
            ) =>
              Boolean(value) ||
              !siblingData.iban ||
              requestMessages(billingPanelMessages, req)('errors.holder'),
          },
          { name: 'bank', type: 'text', maxLength: 70 },
        ),
        row(
          {
            name: 'iban',
            label: 'IBAN',
            type: 'text',
            hooks: { beforeValidate: [plainCodeHook] },
            validate: (value: unknown, { req }: { req: PayloadRequest }) =>
              !value ||
              (typeof value === 'string' && isIban(value)) ||
              requestMessages(billingPanelMessages, req)('errors.iban'),
          },
          {
            name: 'bic',
            label: 'BIC',
            type: 'text',
            hooks: { beforeValidate: [plainCodeHook] },
            validate: (value: unknown, { req }: { req: PayloadRequest }) =>
              !value ||
              (typeof value === 'string' && isBic(value)) ||
              requestMessages(billingPanelMessages, req)('errors.bic'),
          },
        ),
      ],
    },
    row(wholeNumberField('payDays', { required: true, defaultValue: 14, min: 0, max: 365 }), {
      name: 'numberPrefix',
      type: 'text',
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        !value ||
        (typeof value === 'string' && /^[A-Z0-9/-]{1,10}$/.test(value)) ||
        requestMessages(billingPanelMessages, req)('errors.prefix'),
    }),
    { name: 'letter', type: 'group', fields: [title('letter'), text('letterDocument.text')] },
    {
      name: 'invoice',
      type: 'group',
      fields: [title('invoice'), text('invoiceDocument.before'), text('invoiceDocument.after')],
    },
    { name: 'receipt', type: 'group', fields: [title('receipt'), text('receiptDocument.text')] },
  ],
}

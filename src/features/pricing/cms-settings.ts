import type { GlobalConfig, PayloadRequest } from 'payload'
import { administrators, editors, staff } from '../../platform/payload/access'
import { postEndpoint } from '../../platform/payload/endpoint'
import { dayField, row, wholeNumberField } from '../../platform/payload/fields/field-factories'
import { findAll } from '../../platform/payload/find-documents'
import type { Pricing } from '../../platform/payload/payload-types'
import { refusal } from '../../platform/payload/read-body'
import { requestMessages } from '../../platform/payload/request-messages'
import { ofAllSchools } from '../../platform/payload/school-scope'
import { translateCode } from '../../shared/messages/message-code'
import { pricingPanelMessages } from './messages/panel/messages'
import { defaultCurrencies } from './money/default-currencies'
import { baseCurrency } from './money/money'
import { UnusableRates } from './rates/ecb-rates'
import { importRates } from './rates/import-rates.server'

/** "Import rates now" in the settings. */
const readRatesEndpoint = postEndpoint('/read-rates', ofAllSchools(editors), async (req) => {
  try {
    const imported = await importRates(req)
    if (!imported) throw new UnusableRates({ code: 'errors.noSource' })
    return Response.json(imported)
  } catch (error) {
    if (!(error instanceof UnusableRates)) throw error
    throw refusal(translateCode(requestMessages(pricingPanelMessages, req), error.reason))
  }
})

const validateCurrencies = async (
  value: unknown,
  { req }: { req: PayloadRequest },
): Promise<string | true> => {
  const t = requestMessages(pricingPanelMessages, req)
  const rows = (value ?? []) as Partial<Pricing['currencies'][number]>[]
  const codes = rows.map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice) return t('errors.currencyTwice', { code: twice })
  const missing = ['default', 'percent'].find((code) => !codes.includes(code))
  if (missing) return t('errors.currencyNeeded', { code: missing })
  const docs = await findAll(
    req,
    'price-lists',
    { currency: { not_in: codes } },
    { select: { name: true, currency: true }, limit: 1 },
  )
  if (docs[0]) return t('errors.currencyUsed', { list: docs[0].name, code: docs[0].currency })
  return baseCurrency(rows) !== undefined || t('errors.needsBase')
}

/** Currencies, exchange rates, and how long quotes are valid. */
export const pricing: GlobalConfig = {
  slug: 'pricing',
  admin: { group: 'settings' },
  access: { read: staff, update: editors },
  endpoints: [readRatesEndpoint],
  fields: [
    row(
      wholeNumberField('quoteDays', { required: true, defaultValue: 14, min: 1, max: 365 }),
      wholeNumberField('minAge', { defaultValue: 14, min: 0, max: 99 }),
      dayField('ratesDay', {}),
    ),
    {
      name: 'ratesSource',
      type: 'text',
      maxLength: 300,
      // Only administrators: the server reads any file or URL that is entered here.
      access: { update: administrators },
    },
    {
      name: 'readRates',
      type: 'ui',
      admin: { components: { Field: '/features/pricing/admin/ReadRates#ReadRates' } },
    },
    {
      name: 'currencies',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 40,
      defaultValue: defaultCurrencies,
      validate: validateCurrencies,
      fields: [
        row(
          {
            name: 'code',
            type: 'text',
            required: true,
            validate: (value: unknown, { req }: { req: PayloadRequest }) =>
              (typeof value === 'string' && /^[a-z][a-z0-9-]{0,19}$/.test(value)) ||
              requestMessages(pricingPanelMessages, req)('errors.currencyCode'),
          },
          {
            name: 'iso',
            type: 'text',
            validate: (value: unknown, { req }: { req: PayloadRequest }) =>
              !value ||
              (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) ||
              requestMessages(pricingPanelMessages, req)('errors.isoCode'),
          },
          { name: 'name', type: 'text', required: true, maxLength: 60 },
          {
            name: 'value',
            type: 'number',
            required: true,
            validate: (value: unknown, { req }: { req: PayloadRequest }) =>
              (typeof value === 'number' && value > 0 && Number.isFinite(value)) ||
              requestMessages(pricingPanelMessages, req)('errors.aboveZero'),
          },
        ),
        {
          name: 'format',
          type: 'group',
          fields: [
            row(
              { name: 'symbol', type: 'text', required: true, maxLength: 10 },
              {
                name: 'round_type',
                type: 'select',
                required: true,
                defaultValue: 'none',
                options: ['none', 'ceil', 'floor', 'classic'],
              },
              { name: 'round_value', type: 'number', required: true, defaultValue: 2, min: -6, max: 6 },
              { name: 'num_decimals', type: 'number', required: true, defaultValue: 2, min: 0, max: 6 },
            ),
            row(
              { name: 'decimal_sep', type: 'text', required: true, defaultValue: '.', maxLength: 3 },
              { name: 'thousands_sep', type: 'text', defaultValue: ' ', maxLength: 3 },
              { name: 'format_positive', type: 'text', required: true, defaultValue: '%v %s', maxLength: 30 },
              {
                name: 'format_negative',
                type: 'text',
                required: true,
                defaultValue: '-%v %s',
                maxLength: 30,
              },
            ),
          ],
        },
      ],
    },
  ],
}

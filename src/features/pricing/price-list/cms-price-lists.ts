import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { editors, staff } from '../../../platform/payload/access'
import {
  dayField,
  deleteWithSchool,
  row,
  schoolField,
} from '../../../platform/payload/fields/field-factories'
import { changedByField, versionsView } from '../../../platform/payload/fields/versions'
import { findAll } from '../../../platform/payload/find-documents'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofSchool } from '../../../platform/payload/school-scope'
import { expectedVersion } from '../../../platform/payload/versions/refuse-outdated'
import { documentId } from '../../../shared/id'
import type { PricedItem } from '../calculation/price-list'
import { pricingPanelMessages } from '../messages/panel/messages'
import { checkList } from './check-list'
import { copyListEndpoint } from './cms-copy-list'
import { itemsKeys, pricedItems } from './price-list-schema'

const group = 'schoolsAndPrices'

/** The error message for invalid items; true if they are valid. */
const validateItems = (
  value: unknown,
  { data, req }: { data: Partial<{ _status: string }>; req: PayloadRequest },
): string | true => {
  const t = requestMessages(pricingPanelMessages, req)
  const read = pricedItems.safeParse(value ?? [])
  if (!read.success) {
    const issue = read.error.issues[0]
    const key = itemsKeys.find((each) => each === issue?.message)
    const problem = key ? t(key) : (issue?.message ?? '')
    return issue?.path.length
      ? t('errors.items.unreadableAt', { place: issue.path.join('.'), problem })
      : t('errors.items.unreadable', { problem })
  }
  if (data._status !== 'published') return true
  const overlap = checkList(read.data, [], 2).find(({ blocking }) => blocking)
  return overlap
    ? t('errors.twoPrices', {
        item: t('grid.numberedItem', { kind: overlap.kind, number: overlap.number ?? 0 }),
        week: overlap.from ?? 0,
      })
    : true
}

interface ListValidation {
  req: PayloadRequest
  id?: number | string
  data: Partial<{ _status: string; school: number | { id: number } }>
}

/** The currency of another published list of the school. The calculator uses one currency for all lists. */
const otherCurrency = async (
  currency: unknown,
  { req, data, id }: ListValidation,
): Promise<string | undefined> => {
  if (data._status !== 'published') return undefined
  const docs = await findAll(
    req,
    'price-lists',
    {
      and: [
        { school: { equals: data.school && documentId(data.school) } },
        { _status: { equals: 'published' } },
        { currency: { not_equals: currency } },
        {
          or: [{ validTo: { exists: false } }, { validTo: { greater_than_equal: new Date().toISOString() } }],
        },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    { select: { currency: true }, limit: 1 },
  )
  return docs[0]?.currency
}

/**
 * All prices of a list are stored at once, so a REST client says which version it has read, and `refuseOutdated` compares. No version
 * is that of several lists.
 */
const requireVersion: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { id, data } = args as { id?: number; data?: { items?: unknown } }
  const replacesPrices = operation === 'update' && data?.items !== undefined
  if (!replacesPrices || overrideAccess || req.payloadAPI !== 'REST' || !editors({ req })) return args
  if (id !== undefined && expectedVersion(req)) return args
  const message = requestMessages(pricingPanelMessages, req)('errors.versionNeeded')
  throw new APIError(message, 428, { code: 'version_needed' }, true)
}

/** The prices of a school's courses and accommodation for a period. Quotes store the version they were based on. */
export const priceLists: CollectionConfig = {
  slug: 'price-lists',
  custom: ofSchool(),
  admin: {
    useAsTitle: 'name',
    group,
    defaultColumns: ['name', 'school', 'validFrom', 'validTo', '_status', 'version'],
    components: { views: { edit: { versions: versionsView } } },
  },
  defaultSort: '-validFrom',
  access: { create: editors, read: staff, update: editors, delete: editors, readVersions: editors },
  versions: { maxPerDoc: 50, drafts: { schedulePublish: true } },
  endpoints: [copyListEndpoint],
  hooks: {
    beforeOperation: [requireVersion],
    beforeChange: [
      ({ data, originalDoc }) => {
        const before = (originalDoc as { version?: number } | undefined)?.version ?? 0
        // Only publishing increases the version, saving a draft does not.
        return { ...data, version: data._status === 'published' ? before + 1 : before }
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    row(
      dayField('validFrom', { required: true, index: true }),
      dayField('validTo', {
        validate: (value, { siblingData, req }) => {
          const from = (siblingData as { validFrom?: string }).validFrom
          return (
            !value ||
            !from ||
            String(value).slice(0, 10) >= from.slice(0, 10) ||
            requestMessages(pricingPanelMessages, req)('errors.listEnd')
          )
        },
      }),
    ),
    {
      name: 'items',
      type: 'json',
      required: true,
      defaultValue: [] satisfies PricedItem[],
      admin: {
        components: { Field: '/features/pricing/admin/PriceGrid#PriceGrid' },
        // See `requireVersion`.
        disableBulkEdit: true,
      },
      validate: (value, { data, req }) => validateItems(value, { data: data as { _status?: string }, req }),
    },
    { name: 'notes', type: 'textarea', maxLength: 2000 },
    schoolField,
    changedByField,
    {
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'default',
      maxLength: 20,
      admin: {
        position: 'sidebar',
        components: { Cell: '/features/pricing/admin/CurrencyCell#CurrencyCell' },
      },
      validate: async (value: unknown, { req, data, id }: ListValidation) => {
        const { currencies } = await req.payload.findGlobal({ slug: 'pricing', req, depth: 0 })
        const codes = (currencies ?? []).map(({ code }) => code).filter((code) => code !== 'percent')
        if (!codes.includes(String(value)))
          return requestMessages(pricingPanelMessages, req)('errors.unknownCurrency', {
            code: String(value),
            codes: codes.join(', '),
          })
        const other = await otherCurrency(value, { req, data, id })
        return other
          ? requestMessages(pricingPanelMessages, req)('errors.otherCurrency', { code: other })
          : true
      },
    },
    {
      name: 'version',
      type: 'number',
      defaultValue: 0,
      admin: { position: 'sidebar', readOnly: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'copiedFrom',
      type: 'relationship',
      relationTo: 'price-lists',
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'copy',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/features/pricing/admin/CopyList#CopyList' },
      },
    },
  ],
}

/** Quotes and enrolment requests are kept: they contain a copy of all data and need no school. */
export const deletePricesOfSchool = deleteWithSchool(
  'price-lists',
  'price-adjustments',
  'price-extras',
  'calculator-counts',
)

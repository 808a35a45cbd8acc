import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { sql, t } from '../../platform/database/statement'
import type { Feature } from '../../platform/feature'
import { editors, nobody } from '../../platform/payload/access'
import { checkboxField, selectField } from '../../platform/payload/fields/field-factories'
import { linkedCollections } from '../../platform/payload/fields/link'
import { payloadPanelMessages } from '../../platform/payload/messages/panel/messages'
import { requestMessages } from '../../platform/payload/request-messages'
import { ofNoSchool, sharedContent } from '../../platform/payload/school-scope'
import { withTrash } from '../../platform/payload/trash'
import { deletedRows } from '../../platform/retention/erase-steps'
import type { Retention } from '../../platform/retention/retention'
import { withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { isLinkTarget } from '../../shared/address/link-target'
import { checkRedirect } from './cms-check'
import { checkMenusEndpoint } from './cms-check-menus'
import { keepOldAddresses } from './cms-moves'
import { redirectEndpoints } from './import/cms-import'
import { redirectsLabels } from './labels/labels'
import { redirectsPanelMessages } from './messages/panel/messages'
import { forgetMissing } from './missing/missing-addresses.server'
import { readAddress, writeAddress, writeInAllLanguages } from './rules/address'
import { redirectsTag } from './tags'

const group = 'website'

interface Target {
  type?: 'reference' | 'custom'
  reference?: unknown
}

/** `/blog/*` is another way to write everything below `/blog`. */
const belowMark = /\/\*$/

/** Visitors no longer miss what is redirected. */
const forgetRedirected: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { from, match, deletedAt } = doc as { from: string; match: string; deletedAt?: string }
  if (!deletedAt) await forgetMissing(req, { paths: writeInAllLanguages(from), below: match === 'prefix' })
}

const isGone = (data: unknown) => (data as { type?: string } | undefined)?.type === '410'

/** Stores the old address in the form in which requests are compared with it. */
const normalise: CollectionBeforeValidateHook = ({ data }) => {
  if (typeof data?.from !== 'string') return data
  const below = belowMark.test(data.from.trim())
  const address = readAddress(data.from.trim().replace(belowMark, ''))
  return {
    ...data,
    ...(address && data.from.trim() ? { from: writeAddress(address) } : {}),
    ...(below ? { match: 'prefix' } : {}),
  }
}

/** The names of the fields are those of Payload's redirects plugin. */
const redirectCollection: CollectionConfig = {
  slug: 'redirects',
  custom: sharedContent(),
  admin: {
    useAsTitle: 'from',
    group,
    defaultColumns: ['from', 'to.url', 'to.reference', 'type', 'automatic'],
    components: { beforeListTable: ['/features/redirects/admin/ImportRedirects#ImportRedirects'] },
  },
  endpoints: [...redirectEndpoints, checkMenusEndpoint],
  access: { create: editors, read: editors, update: editors, delete: editors },
  hooks: { beforeValidate: [normalise], beforeChange: [checkRedirect], afterChange: [forgetRedirected] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 500,
      // The list of missing addresses links to the form with the address in the query.
      defaultValue: ({ req }: { req?: PayloadRequest }) =>
        typeof req?.query?.from === 'string' ? req.query.from : undefined,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' &&
          value.trim() !== '' &&
          value.length <= 500 &&
          readAddress(value) !== undefined) ||
        requestMessages(redirectsPanelMessages, req)('errors.from'),
    },
    selectField('match', ['exact', 'prefix'], { required: true, defaultValue: 'exact' }),
    { name: 'type', type: 'select', required: true, defaultValue: '301', options: ['301', '302', '410'] },
    {
      name: 'to',
      type: 'group',
      admin: { condition: (_data, { type }: { type?: string }) => type !== '410' },
      fields: [
        { name: 'type', type: 'radio', defaultValue: 'reference', options: ['reference', 'custom'] },
        {
          name: 'reference',
          type: 'relationship',
          relationTo: linkedCollections,
          admin: { allowCreate: false, condition: (_data, { type }: Target) => type !== 'custom' },
          validate: (
            value: unknown,
            { data, siblingData, req }: { data: unknown; siblingData: unknown; req: PayloadRequest },
          ) =>
            isGone(data) ||
            (siblingData as Target).type === 'custom' ||
            Boolean(value) ||
            requestMessages(redirectsPanelMessages, req)('errors.noPage'),
        },
        {
          name: 'url',
          type: 'text',
          maxLength: 500,
          admin: { condition: (_data, { type }: Target) => type === 'custom' },
          validate: (
            value: unknown,
            { data, siblingData, req }: { data: unknown; siblingData: unknown; req: PayloadRequest },
          ) =>
            isGone(data) ||
            (siblingData as Target).type !== 'custom' ||
            (typeof value === 'string' && isLinkTarget(value) && readAddress(value) !== undefined) ||
            requestMessages(payloadPanelMessages, req)('errors.linkTarget'),
        },
      ],
    },
    checkboxField('automatic', { defaultValue: false, admin: { position: 'sidebar', readOnly: true } }),
  ],
}

/** Addresses that visitors asked for and that do not exist. No personal data: only path, day and count. */
const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  custom: ofNoSchool(),
  admin: { useAsTitle: 'path', group, defaultColumns: ['path', 'count', 'lastSeen', 'createRedirect'] },
  defaultSort: '-count',
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0, index: true },
    { name: 'lastSeen', type: 'date', index: true },
    {
      name: 'createRedirect',
      type: 'ui',
      admin: { components: { Cell: '/features/redirects/admin/CreateRedirectCell#CreateRedirectCell' } },
    },
  ],
}

/** Nothing is stored about visitors, but an address may contain what somebody has typed. */
const missingRetention: Retention = {
  key: 'missingAddresses',
  period: { unit: 'days', usual: 30, min: 7, max: 365 },
  tables: ['missing_addresses'],
  parts: [
    deletedRows({
      table: 'missing_addresses',
      isOld: (before) => sql`${t.missing_addresses.last_seen} < ${before}`,
    }),
  ],
}

export const redirects: Feature = {
  name: 'redirects',
  labels: redirectsLabels,
  collections: () => [
    withTagInvalidation(withTrash(redirectCollection, { unique: 'from' }), () => [redirectsTag]),
    missingAddresses,
  ],
  adaptCollection: keepOldAddresses,
  retentions: () => [missingRetention],
}

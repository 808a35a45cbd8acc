import type { Field, PayloadRequest } from 'payload'
import { row } from '../../../platform/payload/fields/field-factories'
import { requestMessages } from '../../../platform/payload/request-messages'
import { translateCode } from '../../../shared/messages/message-code'
import { consentPanelMessages } from '../admin/messages/messages'
import { type StoredName, serviceCategories, storedKinds } from '../contract'
import { hostOfDomain } from '../services/build-groups'
import { checkBlockList } from './check-block-list'
import { privacyUrlProblem, storedNameProblem } from './check-stored'

interface Asked {
  siblingData: unknown
  req: PayloadRequest
}

const eitherOr = (_value: unknown, { siblingData, req }: Asked): true | string => {
  const { domain, contain } = siblingData as { domain?: string | null; contain?: string | null }
  return checkBlockList([{ domain: domain ?? '', contain: contain ?? '' }]).warnings.length
    ? requestMessages(consentPanelMessages, req)('errors.eitherOr')
    : true
}

const hostOrScript: typeof eitherOr = (value, options) =>
  typeof value === 'string' && value.trim() && !hostOfDomain(value.trim())
    ? requestMessages(consentPanelMessages, options.req)('errors.host')
    : eitherOr(value, options)

export const flag = (name: string, label: string, defaultValue: boolean): Field => ({
  name,
  label,
  type: 'checkbox',
  defaultValue,
})

const kindLabels: Record<StoredName['kind'], string> = {
  cookie: 'Cookie',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',
  indexedDB: 'Database (IndexedDB)',
}

/** Names that a service stores in the browser. */
const stored: Field = {
  name: 'stored',
  label: 'What it stores in the browser',
  labels: { singular: 'Name', plural: 'Names' },
  type: 'array',
  maxRows: 50,
  admin: { initCollapsed: true },
  fields: [
    row(
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 200,
        validate: (value: unknown, { siblingData, req }: Asked) => {
          const { kind = 'cookie' } = siblingData as Partial<StoredName>
          const problem = storedNameProblem(typeof value === 'string' ? value.trim() : '', kind)
          return problem ? translateCode(requestMessages(consentPanelMessages, req), problem) : true
        },
        admin: { description: 'A * at the end stands for whatever follows: _pk_id*.' },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'cookie',
        options: storedKinds.map((value) => ({ value, label: kindLabels[value] })),
      },
      {
        name: 'days',
        label: 'Days',
        type: 'number',
        min: 0,
        max: 36_500,
        admin: { description: '0: until the browser is closed. Empty: until it is deleted.' },
      },
    ),
  ],
}

/** Rarely needed, therefore collapsed. */
const aboutTheService: Field = {
  type: 'collapsible',
  label: 'Provider, and what it stores',
  admin: {
    initCollapsed: true,
    description:
      'For services that the site does not know by name; known ones bring this along. What is named here is in the cookie policy, stays while the service is allowed and is deleted when it is refused.',
  },
  fields: [
    row(
      {
        name: 'provider',
        type: 'text',
        maxLength: 120,
        admin: { description: 'The company that offers it. Empty: that of the known service.' },
      },
      {
        name: 'privacyUrl',
        label: 'Address of its privacy policy',
        type: 'text',
        maxLength: 300,
        validate: (value: unknown, { req }: { req: PayloadRequest }) => {
          const problem = privacyUrlProblem(typeof value === 'string' ? value : '')
          return problem ? translateCode(requestMessages(consentPanelMessages, req), problem) : true
        },
      },
    ),
    stored,
  ],
}

/** Services that visitors are asked about, one per row. */
export const blockList: Field = {
  name: 'blockList',
  label: 'Services',
  labels: { singular: 'Service', plural: 'Services' },
  type: 'array',
  maxRows: 100,
  admin: {
    description:
      'What visitors are asked about. Services of the snippets in the site settings come by themselves, and so does what is found in a page.',
    initCollapsed: true,
  },
  fields: [
    row(
      {
        name: 'name',
        label: 'Service',
        type: 'text',
        maxLength: 80,
        admin: {
          description:
            'Visitors decide on all rows of one name together. Empty: the name of the known service.',
        },
      },
      {
        name: 'category',
        type: 'select',
        options: [...serviceCategories],
        admin: { description: 'Empty: that of the known service.' },
      },
    ),
    row(
      {
        name: 'domain',
        label: 'Host',
        type: 'text',
        maxLength: 200,
        validate: hostOrScript,
        admin: {
          description:
            'For example youtube.com, which includes www.youtube.com, or with the beginning of a path: google.com/maps.',
        },
      },
      {
        name: 'contain',
        label: 'Part of a script',
        type: 'text',
        maxLength: 200,
        validate: eitherOr,
        admin: { description: 'For scripts written inside the page itself.' },
      },
    ),
    { name: 'purpose', type: 'textarea', localized: true, maxLength: 300 },
    aboutTheService,
    row(
      flag('actived', 'Allowed without asking (only for what the law allows)', false),
      flag('editable', 'Visitors may switch it', true),
      flag('visible', 'Shown in the dialog', true),
      flag('report', 'Say in a bar that content was hidden', false),
    ),
  ],
}

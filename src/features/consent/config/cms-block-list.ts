import type { Field, PayloadRequest } from 'payload'
import { row } from '../../../platform/payload/fields/field-factories'
import { requestMessages } from '../../../platform/payload/request-messages'
import { translateCode } from '../../../shared/messages/message-code'
import { type StoredName, serviceCategories, storedKinds } from '../contract'
import { consentPanelMessages } from '../messages/panel/messages'
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

export const flag = (name: string, defaultValue: boolean): Field => ({
  name,
  type: 'checkbox',
  defaultValue,
})

/** Names that a service stores in the browser. */
const stored: Field = {
  name: 'stored',
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
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'cookie',
        options: [...storedKinds],
      },
      { name: 'days', type: 'number', min: 0, max: 36_500 },
    ),
  ],
}

/** Rarely needed, therefore collapsed. */
const aboutTheService: Field = {
  type: 'collapsible',
  label: 'provider',
  admin: { initCollapsed: true },
  fields: [
    row(
      { name: 'provider', type: 'text', maxLength: 120 },
      {
        name: 'privacyUrl',
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
  type: 'array',
  maxRows: 100,
  admin: { initCollapsed: true },
  fields: [
    row(
      { name: 'name', type: 'text', maxLength: 80 },
      { name: 'category', type: 'select', options: [...serviceCategories] },
    ),
    row(
      { name: 'domain', type: 'text', maxLength: 200, validate: hostOrScript },
      { name: 'contain', type: 'text', maxLength: 200, validate: eitherOr },
    ),
    { name: 'purpose', type: 'textarea', localized: true, maxLength: 300 },
    aboutTheService,
    row(flag('actived', false), flag('editable', true), flag('visible', true), flag('report', false)),
  ],
}

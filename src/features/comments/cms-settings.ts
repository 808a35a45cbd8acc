import type { GlobalConfig } from 'payload'
import { administrators, moderators, staff } from '../../platform/payload/access'
import { checkboxField, row } from '../../platform/payload/fields/field-factories'
import { approvalModes, MAX_DEPTH, SPAM_THRESHOLD, threadOrders } from './contract'

const secret = { read: administrators, update: administrators }

const fields: GlobalConfig['fields'] = [
  row(
    checkboxField('enabled', { defaultValue: true }),
    checkboxField('staffOnly', { defaultValue: false }),
    checkboxField('nameRequired', { defaultValue: true }),
    checkboxField('ratings', { defaultValue: false }),
  ),
  {
    name: 'approval',
    type: 'select',
    required: true,
    defaultValue: 'never',
    options: [...approvalModes],
  },
  row(
    {
      name: 'order',
      type: 'select',
      required: true,
      defaultValue: 'oldest',
      options: [...threadOrders],
    },
    { name: 'depth', type: 'number', required: true, defaultValue: 5, min: 1, max: MAX_DEPTH },
    { name: 'perPage', type: 'number', required: true, defaultValue: 50, min: 5, max: 200 },
    checkboxField('avatars', { defaultValue: true }),
  ),
  { name: 'notify', type: 'text', hasMany: true, maxRows: 20 },
  checkboxField('replyMail', { defaultValue: false }),
  row(
    { name: 'secondsBetween', type: 'number', required: true, defaultValue: 120, min: 0, max: 86_400 },
    { name: 'maxLinks', type: 'number', required: true, defaultValue: 2, min: 0, max: 50 },
    { name: 'spamThreshold', type: 'number', required: true, defaultValue: SPAM_THRESHOLD, min: 0.5, max: 1 },
  ),
  { name: 'blocklist', type: 'textarea', maxLength: 20_000 },
  checkboxField('captcha', { defaultValue: true }),
  {
    name: 'data',
    type: 'ui',
    admin: { components: { Field: '/features/comments/admin/DataLink#DataLink' } },
  },
  {
    type: 'collapsible',
    label: 'akismet',
    admin: { initCollapsed: true },
    fields: [
      { name: 'akismetUrl', type: 'text', maxLength: 300, access: secret },
      { name: 'akismetKey', type: 'text', maxLength: 200, access: secret },
    ],
  },
]

/** Settings of posting, display and spam protection. */
export const commentSettings: GlobalConfig = {
  slug: 'comment-settings',
  admin: { group: 'settings' },
  access: { read: staff, update: moderators },
  fields,
}

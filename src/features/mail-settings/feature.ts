import type { GlobalConfig, PayloadRequest } from 'payload'
import type { Env } from '../../config/env'
import type { Feature } from '../../platform/feature'
import { mailSecurities } from '../../platform/mail/sending'
import { administrators, hiddenFromOthers, nobody } from '../../platform/payload/access'
import { row, selectField, wholeNumberField } from '../../platform/payload/fields/field-factories'
import { requestMessages } from '../../platform/payload/request-messages'
import { isMailAddress } from '../../shared/formats/mail'
import { confirmSettings, guardedBy } from '../staff-accounts/queries.server'
import { guardedSettings, isGuardedChange, isMailHost } from './check-settings'
import { mailSettingsLabels } from './labels/labels'
import { mailSettingsPanelMessages } from './messages/panel/messages'
import { storePassword } from './store-password.server'
import { testMail } from './try-sending.server'

const trimmed = {
  beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)],
}

const oneAddress = (value: unknown, { req }: { req: PayloadRequest }) =>
  !value || isMailAddress(value) || requestMessages(mailSettingsPanelMessages, req)('errors.address')

const mailSettingsGlobal = ({ smtpUrl, mailFrom }: Env): GlobalConfig => {
  // What the environment has set is not changed here.
  const ofServer = { readOnly: smtpUrl !== undefined }
  return {
    slug: 'mail-settings',
    admin: { group: 'settings', hidden: hiddenFromOthers },
    access: { read: administrators, update: administrators },
    endpoints: [testMail],
    hooks: {
      beforeOperation: [confirmSettings('mail-settings', isGuardedChange)],
      beforeChange: [storePassword],
    },
    fields: [
      {
        name: 'notice',
        type: 'ui',
        admin: { components: { Field: '/features/mail-settings/admin/MailServerNotice#MailServerNotice' } },
      },
      row(
        {
          name: 'host',
          type: 'text',
          maxLength: 253,
          admin: ofServer,
          hooks: trimmed,
          validate: (value: unknown, { req }: { req: PayloadRequest }) =>
            !value ||
            (typeof value === 'string' && isMailHost(value)) ||
            requestMessages(mailSettingsPanelMessages, req)('errors.host'),
        },
        wholeNumberField('port', { min: 1, max: 65_535, admin: ofServer }),
        selectField('security', [...mailSecurities], {
          required: true,
          defaultValue: 'starttls',
          admin: { ...ofServer, isClearable: false },
        }),
      ),
      row(
        {
          name: 'user',
          type: 'text',
          maxLength: 254,
          admin: { ...ofServer, autoComplete: 'off' },
          hooks: trimmed,
        },
        {
          name: 'password',
          type: 'text',
          virtual: true,
          maxLength: 1000,
          // Readable, because the panel shows no other fields; it is never stored, so that there is nothing to read.
          admin: {
            ...ofServer,
            components: { Field: '/features/mail-settings/admin/ServerPassword#ServerPassword' },
          },
        },
      ),
      // Neither the interface nor an export has it.
      { name: 'sealedPassword', type: 'text', hidden: true, access: { read: nobody, update: nobody } },
      {
        name: 'passwordSetAt',
        type: 'date',
        access: { update: nobody },
        admin: { readOnly: true, condition: ({ passwordSetAt }) => Boolean(passwordSetAt) },
      },
      row(
        { name: 'fromName', type: 'text', maxLength: 120, hooks: trimmed },
        {
          name: 'fromAddress',
          type: 'text',
          admin: { readOnly: mailFrom !== undefined },
          hooks: trimmed,
          validate: oneAddress,
        },
      ),
      { name: 'replyTo', type: 'text', hooks: trimmed, validate: oneAddress },
      { name: 'signature', type: 'textarea', localized: true, maxLength: 1000 },
      ...guardedBy(guardedSettings),
      {
        name: 'test',
        type: 'ui',
        admin: { components: { Field: '/features/mail-settings/admin/SendTestMail#SendTestMail' } },
      },
    ],
  }
}

export const mailSettings: Feature = {
  name: 'mail-settings',
  labels: mailSettingsLabels,
  globals: ({ env }) => [mailSettingsGlobal(env)],
}

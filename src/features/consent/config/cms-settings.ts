import type { GlobalConfig, GroupField, PayloadRequest } from 'payload'
import { administrators, staff } from '../../../platform/payload/access'
import { row } from '../../../platform/payload/fields/field-factories'
import { payloadPanelMessages } from '../../../platform/payload/messages/panel/messages'
import { requestMessages } from '../../../platform/payload/request-messages'
import { COOKIE_POLICY_PATH } from '../../../shared/address/site-paths'
import { defaultLanguages, openingRules } from '../choices'
import { consentPanelMessages } from '../messages/panel/messages'
import { checkConfig, defaultConfig } from './check-config'
import { blockList, flag } from './cms-block-list'

/** Validates one property of the configuration in the admin panel by the rule that pages apply too. */
const ruleOf =
  (path: string) =>
  (value: unknown, { req }: { req: PayloadRequest }): true | string => {
    if (value === undefined || value === null || value === '') return true
    const config = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
    if (checkConfig(config).warnings.length === 0) return true
    return path.startsWith('styles')
      ? requestMessages(consentPanelMessages, req)('errors.colour')
      : requestMessages(payloadPanelMessages, req)('errors.linkTarget')
  }

const languageNames = {
  ca: 'Català',
  en: 'English',
  es: 'Español',
  eu: 'Euskara',
  fr: 'Français',
  gl: 'Galego',
}

const colours = (name: keyof typeof defaultConfig.styles, fields: readonly string[]): GroupField => {
  const defaults: Record<string, string> = { ...defaultConfig.styles[name] }
  return {
    name,
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: fields.map((field) => ({
          name: field,
          type: 'text' as const,
          maxLength: 9,
          defaultValue: defaults[field],
          validate: ruleOf(`styles.${name}.${field}`),
        })),
      },
    ],
  }
}

const button = ['bgColor', 'txtColor']

/** How visitors are asked, and about what. Fields are validated by the rules that pages apply too. */
export const consentSettings: GlobalConfig = {
  slug: 'consent-settings',
  admin: { group: 'settings' },
  access: { read: staff, update: administrators },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'services', fields: [blockList] },
        {
          label: 'dialog',
          fields: [
            {
              name: 'defaultLang',
              type: 'select',
              required: true,
              defaultValue: defaultConfig.defaultLang,
              options: defaultLanguages.map((value) => ({ value, label: languageNames[value] })),
            },
            {
              name: 'cookiePolicyLink',
              type: 'text',
              localized: true,
              maxLength: 300,
              defaultValue: COOKIE_POLICY_PATH,
              validate: ruleOf('cookiePolicyLink'),
            },
            {
              name: 'hideModalIn',
              type: 'array',
              maxRows: 50,
              fields: [
                {
                  name: 'url',
                  type: 'text',
                  required: true,
                  maxLength: 300,
                  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
                    checkConfig({ hideModalIn: [value] }).warnings.length === 0 ||
                    requestMessages(payloadPanelMessages, req)('errors.linkTarget'),
                },
              ],
            },
            {
              name: 'opens',
              type: 'select',
              required: true,
              defaultValue: defaultConfig.opens,
              options: [...openingRules],
            },
            row(
              flag('showRejectButton', defaultConfig.showRejectButton),
              flag('showBadges', defaultConfig.showBadges),
              flag('showMessage', defaultConfig.showMessage),
            ),
            {
              name: 'brand',
              type: 'group',
              fields: [
                row(
                  { name: 'websiteOwner', type: 'text', maxLength: 80 },
                  flag('dev', defaultConfig.brand.dev),
                  { name: 'name', type: 'text', maxLength: 80 },
                  { name: 'url', type: 'text', maxLength: 300, validate: ruleOf('brand.url') },
                ),
              ],
            },
          ],
        },
        {
          label: 'colours',
          fields: [
            flag('themeColours', false),
            {
              name: 'styles',
              type: 'group',
              fields: [
                colours('primaryButton', button),
                colours('rejectButton', button),
                colours('secondaryButton', button),
                colours('cookieButton', ['activedColor', 'disabledColor']),
              ],
            },
          ],
        },
      ],
    },
  ],
}

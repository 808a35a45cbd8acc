import type { GlobalConfig, GroupField, PayloadRequest } from 'payload'
import { administrators, staff } from '../../../platform/payload/access'
import { payloadPanelMessages } from '../../../platform/payload/admin/messages/messages'
import { row } from '../../../platform/payload/fields/field-factories'
import { requestMessages } from '../../../platform/payload/request-messages'
import { COOKIE_POLICY_PATH } from '../../../shared/address/site-paths'
import { consentPanelMessages } from '../admin/messages/messages'
import { defaultLanguages } from '../contract'
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

const colours = (
  name: keyof typeof defaultConfig.styles,
  label: string,
  fields: Record<string, string>,
): GroupField => {
  const defaults: Record<string, string> = { ...defaultConfig.styles[name] }
  return {
    name,
    label,
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: Object.entries(fields).map(([field, fieldLabel]) => ({
          name: field,
          label: fieldLabel,
          type: 'text' as const,
          maxLength: 9,
          defaultValue: defaults[field],
          validate: ruleOf(`styles.${name}.${field}`),
        })),
      },
    ],
  }
}

const button = { bgColor: 'Background', txtColor: 'Text' }

/** How visitors are asked, and about what. Fields are validated by the rules that pages apply too. */
export const consentSettings: GlobalConfig = {
  slug: 'consent-settings',
  label: 'Cookie consent',
  admin: { group: 'Administration' },
  access: { read: staff, update: administrators },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Services', fields: [blockList] },
        {
          label: 'Dialog',
          fields: [
            {
              name: 'defaultLang',
              label: 'Language where the page has none of the ten',
              type: 'select',
              required: true,
              defaultValue: defaultConfig.defaultLang,
              options: defaultLanguages.map((value) => ({ value, label: languageNames[value] })),
            },
            {
              name: 'cookiePolicyLink',
              label: 'Address of the cookie policy',
              type: 'text',
              localized: true,
              maxLength: 300,
              defaultValue: COOKIE_POLICY_PATH,
              validate: ruleOf('cookiePolicyLink'),
              admin: {
                description: 'A path of this site or a full address; {lang} stands for the language.',
              },
            },
            {
              name: 'hideModalIn',
              label: 'Pages on which the dialog does not open by itself',
              labels: { singular: 'Page', plural: 'Pages' },
              type: 'array',
              maxRows: 50,
              fields: [
                {
                  name: 'url',
                  label: 'Address',
                  type: 'text',
                  required: true,
                  maxLength: 300,
                  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
                    checkConfig({ hideModalIn: [value] }).warnings.length === 0 ||
                    requestMessages(payloadPanelMessages, req)('errors.linkTarget'),
                },
              ],
            },
            row(
              flag('showRejectButton', 'Show the button “Reject”', defaultConfig.showRejectButton),
              flag('showBadges', 'Count new services on links to the settings', defaultConfig.showBadges),
            ),
            {
              name: 'brand',
              type: 'group',
              fields: [
                row(
                  {
                    name: 'websiteOwner',
                    label: 'Owner of the site, as the row of its own cookies is named',
                    type: 'text',
                    maxLength: 80,
                  },
                  flag('dev', 'Show “Powered by”', defaultConfig.brand.dev),
                  { name: 'name', label: 'Powered by', type: 'text', maxLength: 80 },
                  {
                    name: 'url',
                    label: 'Their address',
                    type: 'text',
                    maxLength: 300,
                    validate: ruleOf('brand.url'),
                  },
                ),
              ],
            },
          ],
        },
        {
          label: 'Colours',
          description: 'Three, six or eight hexadecimal digits after #.',
          fields: [
            {
              name: 'styles',
              type: 'group',
              fields: [
                colours('primaryButton', 'Accept', button),
                colours('rejectButton', 'Reject', button),
                colours('secondaryButton', 'Other buttons', button),
                colours('cookieButton', 'Switches', { activedColor: 'On', disabledColor: 'Off' }),
              ],
            },
          ],
        },
      ],
    },
  ],
}

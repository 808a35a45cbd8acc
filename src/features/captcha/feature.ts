import type { GlobalConfig } from 'payload'
import type { Feature } from '../../platform/feature'
import { administrators } from '../../platform/payload/access'
import { withGlobalTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { captchaProviders, captchaTag } from './contract'
import { captchaLabels } from './labels/labels'

/** Names of the services; that of the built-in one is translated. */
const names: Partial<Record<string, string>> = {
  recaptcha: 'Google reCAPTCHA v2',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
}

/** Which captcha protects the forms. The widget's options are those of the services. */
const captchaSettings: GlobalConfig = {
  slug: 'captcha-settings',
  admin: { group: 'settings' },
  access: { read: administrators, update: administrators },
  fields: [
    {
      name: 'provider',
      type: 'select',
      required: true,
      defaultValue: 'own',
      options: captchaProviders.map((value) => (names[value] ? { value, label: names[value] } : value)),
    },
    {
      type: 'row',
      admin: { condition: (data) => data.provider !== 'own' },
      fields: [
        { name: 'siteKey', type: 'text', maxLength: 200 },
        { name: 'secretKey', type: 'text', maxLength: 200 },
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => data.provider !== 'own' },
      fields: [
        {
          name: 'theme',
          type: 'select',
          required: true,
          defaultValue: 'light',
          options: ['light', 'dark', 'auto'],
        },
        { name: 'type', type: 'select', required: true, defaultValue: 'image', options: ['image', 'audio'] },
        {
          name: 'size',
          type: 'select',
          required: true,
          defaultValue: 'normal',
          options: ['normal', 'compact', 'flexible'],
        },
        { name: 'tabindex', type: 'number', required: true, defaultValue: 0, min: -1, max: 32_767 },
      ],
    },
  ],
}

export const captcha: Feature = {
  name: 'captcha',
  labels: captchaLabels,
  reservedSlugs: ['captcha'],
  globals: () => [withGlobalTagInvalidation(captchaSettings, captchaTag)],
}

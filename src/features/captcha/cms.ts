import type { GlobalConfig } from 'payload'
import { administrators } from '../../platform/payload/access/administrators'
import { captchaProviders } from './contract'

const labels = {
  own: 'The site’s own (nothing leaves the site)',
  recaptcha: 'Google reCAPTCHA v2',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
}

/** Which captcha guards the forms. The widget's options are those of the providers. */
export const captchaSettings: GlobalConfig = {
  slug: 'captcha-settings',
  label: 'Captcha',
  admin: { group: 'Administration' },
  access: { read: administrators, update: administrators },
  fields: [
    {
      name: 'provider',
      type: 'select',
      required: true,
      defaultValue: 'own',
      options: captchaProviders.map((value) => ({ value, label: labels[value] })),
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

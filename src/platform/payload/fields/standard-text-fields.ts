import type { TextareaField, TextField } from 'payload'
import { type Locale, locales } from '../../../shared/locale'

// Texts of mails and documents that administrators may replace. An empty field shows the text that comes with the product.

type StandardTexts = (locale: Locale) => string

const showing = (component: 'StandardLine' | 'StandardText', textIn: StandardTexts) => ({
  Field: {
    path: `/platform/payload/admin/forms/StandardText#${component}`,
    clientProps: { standard: Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) },
  },
})

export const standardLineField = (name: string, maxLength: number, textIn: StandardTexts): TextField => ({
  name,
  type: 'text',
  localized: true,
  maxLength,
  admin: { components: showing('StandardLine', textIn) },
})

export const standardTextField = (name: string, rows: number, textIn: StandardTexts): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 4000,
  admin: { rows, components: showing('StandardText', textIn) },
})

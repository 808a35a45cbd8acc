import type { CheckboxField } from 'payload'
import { checkboxField } from './field-factories'

export const commentsOpenField: CheckboxField = checkboxField('commentsOpen', {
  defaultValue: false,
  admin: { position: 'sidebar' },
})

import type { CheckboxField } from 'payload'
import { checkboxField } from './field-factories'

export const commentsOpenField: CheckboxField = checkboxField('commentsOpen', 'Visitors can comment', {
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description:
      'The same settings and moderation as for comments on schools. If you switch it off later, existing comments stay visible and nobody can write new ones.',
  },
})

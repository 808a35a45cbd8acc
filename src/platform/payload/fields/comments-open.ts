import type { CheckboxField } from 'payload'

export const commentsOpenField: CheckboxField = {
  name: 'commentsOpen',
  label: 'Visitors can comment',
  type: 'checkbox',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description:
      'The same settings and moderation as for comments on schools. If you switch it off later, existing comments stay visible and nobody can write new ones.',
  },
}

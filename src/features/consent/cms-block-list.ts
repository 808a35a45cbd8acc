import type { Field } from 'payload'
import { checkBlockList } from './check-block-list'
import { serviceCategories } from './contract'

const eitherOr = (_value: unknown, { siblingData }: { siblingData: unknown }): true | string => {
  const { domain, contain } = siblingData as { domain?: string | null; contain?: string | null }
  return checkBlockList([{ domain: domain ?? '', contain: contain ?? '' }]).warnings.length
    ? 'Give a part of an address or a part of a script: one of them, never both.'
    : true
}

export const flag = (name: string, label: string, defaultValue: boolean): Field => ({
  name,
  label,
  type: 'checkbox',
  defaultValue,
})

/** What visitors are asked about, row by row. */
export const blockList: Field = {
  name: 'blockList',
  label: 'Services',
  type: 'array',
  maxRows: 100,
  admin: {
    description:
      'What visitors are asked about. Services of the snippets in the site settings come by themselves, and so does what is found in a page.',
    initCollapsed: true,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          label: 'Service',
          type: 'text',
          maxLength: 80,
          admin: {
            description: 'Rows of one name are decided together. Empty: the name of the known service.',
          },
        },
        {
          name: 'category',
          type: 'select',
          options: [...serviceCategories],
          admin: { description: 'Empty: that of the known service.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'domain',
          label: 'Part of an address',
          type: 'text',
          maxLength: 200,
          validate: eitherOr,
          admin: { description: 'For example youtube.com.' },
        },
        {
          name: 'contain',
          label: 'Part of a script',
          type: 'text',
          maxLength: 200,
          validate: eitherOr,
          admin: { description: 'For scripts that stand in the page itself.' },
        },
      ],
    },
    { name: 'purpose', type: 'textarea', localized: true, maxLength: 300 },
    {
      type: 'row',
      fields: [
        flag('actived', 'Allowed without asking (only for what the law allows)', false),
        flag('editable', 'Visitors may switch it', true),
        flag('visible', 'Shown in the dialog', true),
        flag('report', 'Say in a bar that content was hidden', false),
      ],
    },
  ],
}

import type { GlobalConfig, PayloadRequest } from 'payload'
import { editors } from '../../../platform/payload/access'
import { row, selectField } from '../../../platform/payload/fields/field-factories'
import { requestMessages } from '../../../platform/payload/request-messages'
import { enrolmentsPanelMessages } from '../messages/panel/messages'
import { stateNames } from '../request/request-rules'
import { MAX_OWN_TEMPLATES, unknownWords } from './own-templates'

/** A text with words in braces. One that nothing fills in would reach students as it is. */
const worded = (maxLength: number) => ({
  required: true,
  localized: true,
  maxLength,
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    const t = requestMessages(enrolmentsPanelMessages, req)
    const written = typeof value === 'string' ? value : ''
    if (!written.trim()) return t('ownTemplates.empty')
    if (written.length > maxLength) return t('ownTemplates.long', { count: maxLength })
    const unknown = unknownWords(written)
    return unknown.length === 0 || t('ownTemplates.unknownWords', { words: unknown.join(', ') })
  },
})

/** Templates that the office writes itself, in the order in which it chooses from them. */
export const ownTemplates: GlobalConfig = {
  slug: 'mail-templates',
  admin: { group: 'settings' },
  access: { read: editors, update: editors },
  fields: [
    {
      name: 'templates',
      type: 'array',
      maxRows: MAX_OWN_TEMPLATES,
      fields: [
        row(
          { name: 'name', type: 'text', required: true, maxLength: 80 },
          selectField(
            'state',
            stateNames.filter((state) => state !== 'new'),
          ),
        ),
        { name: 'subject', type: 'text', ...worded(150) },
        { name: 'text', type: 'textarea', ...worded(4000), admin: { rows: 8 } },
      ],
    },
  ],
}

import type { CollectionSlug, Field, GroupField, PayloadRequest } from 'payload'
import { isLinkTarget } from '../../../shared/address/link-target'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'

/** Collections whose documents have a page, so that something can link to them. */
export const linkedCollections: CollectionSlug[] = ['pages', 'schools', 'courses', 'accommodation', 'posts']

interface Choice {
  document?: unknown
  target?: string | null
}

/**
 * Where a link leads: a document, whose address it follows, or an address. At least one of the two is given if the link is
 * required; the document counts if both are.
 */
export const linkTargetFields = (options: { required?: boolean } = {}): Field[] => [
  { name: 'document', type: 'relationship', relationTo: linkedCollections, admin: { allowCreate: false } },
  {
    name: 'target',
    type: 'text',
    maxLength: 500,
    validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) => {
      const given = typeof value === 'string' ? value.trim() : ''
      if (given) return isLinkTarget(given) || requestMessages(payloadPanelMessages, req)('errors.linkTarget')
      const isMissing = options.required && !(siblingData as Choice).document
      return isMissing ? requestMessages(payloadPanelMessages, req)('errors.noLinkTarget') : true
    },
  },
]

/** A link that may be left out: a text, and where it leads. */
export const linkField = (name = 'link'): GroupField => ({
  name,
  type: 'group',
  fields: [{ name: 'label', type: 'text', localized: true, maxLength: 60 }, ...linkTargetFields()],
})

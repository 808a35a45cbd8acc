import type { CollectionConfig, PayloadRequest, TextField } from 'payload'
import { nobody, staff } from '../access'

/** Drafts, autosave and scheduled publishing, the same for everything that becomes a page. */
export const draftVersions = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, schedulePublish: true },
} satisfies CollectionConfig['versions']

/** The name that versions keep of the user of a request. */
export const signatureOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null => {
  const { name, email } = (user ?? {}) as { name?: string; email?: string }
  return name || email || null
}

/**
 * Who saved this version, as a name: accounts may be deleted, and editors may not read those of others. Empty if the site
 * itself saved it, and for versions that are older than this field.
 */
export const changedByField: TextField = {
  name: 'changedBy',
  type: 'text',
  access: { create: nobody, read: staff, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    components: { afterInput: ['/platform/payload/admin/drafts/ScheduleDrafts#ScheduleDrafts'] },
  },
  hooks: {
    beforeChange: [({ req }) => signatureOf(req)],
  },
}

/** The list of a document's versions, with a column that says who made each. */
export const versionsView = { Component: '/platform/payload/admin/drafts/VersionsView#VersionsView' }

/** Screens of the panel for collections with autosave. */
export const draftViews = {
  newDraft: {
    Component: '/platform/payload/admin/drafts/NewDraftView#NewDraftView',
    path: '/create' as const,
    exact: true,
  },
  edit: { versions: versionsView },
}

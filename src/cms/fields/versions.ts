import type { CollectionConfig } from 'payload'

/** Drafts, autosave and scheduled publishing, the same for everything that becomes a page. */
export const draftVersions = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, schedulePublish: true },
} satisfies CollectionConfig['versions']

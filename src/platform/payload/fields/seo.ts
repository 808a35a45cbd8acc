import type { GroupField } from 'payload'

/** What search engines show; both fall back to the page's own title and summary. */
export const seoField = (): GroupField => ({
  name: 'seo',
  label: 'Search engines',
  type: 'group',
  admin: { description: 'Optional: the title and summary are used where these are empty.' },
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 70 },
    { name: 'description', type: 'textarea', localized: true, maxLength: 170 },
  ],
})

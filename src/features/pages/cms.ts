import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { administrators, anyone, publishedByEditors, staff } from '../../platform/payload/access'
import { contentField } from '../../platform/payload/fields/content'
import { seoField, slugField } from '../../platform/payload/fields/field-factories'
import { messengerFields } from '../../platform/payload/fields/messenger'
import { changedByField, draftVersions, draftViews } from '../../platform/payload/fields/versions'
import { announcing, announcingGlobal } from '../../platform/transaction/announce'
import { settingsTag } from '../../shared/tags'
import { isLinkTarget } from './link-target'
import { reservedSlugs } from './reserved-slugs'
import { pageTags } from './tags'

const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    components: { views: draftViews },
  },
  access: publishedByEditors,
  versions: draftVersions,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    slugField('title', reservedSlugs),
    { name: 'summary', type: 'textarea', localized: true, maxLength: 300 },
    contentField('body'),
    seoField(),
    changedByField,
  ],
}

const links = (name: string, description: string): Field => ({
  name,
  type: 'array',
  maxRows: 12,
  admin: { description },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
        {
          name: 'target',
          type: 'text',
          required: true,
          validate: (value: unknown) =>
            (typeof value === 'string' && isLinkTarget(value)) ||
            'Use a path of this site such as /about, or a full address that begins with https://.',
        },
      ],
    },
  ],
})

const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Administration' },
  access: { read: anyone, update: administrators },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Identity',
          fields: [
            { name: 'name', type: 'text', required: true, defaultValue: 'Our school', maxLength: 80 },
            { name: 'tagline', type: 'text', localized: true, maxLength: 160 },
            { name: 'logo', type: 'upload', relationTo: 'media' },
          ],
        },
        {
          label: 'Navigation and footer',
          fields: [
            links('navigation', 'The menu at the top of every page.'),
            links('footerNavigation', 'The links at the foot of every page.'),
            { name: 'footerText', type: 'textarea', localized: true, maxLength: 600 },
          ],
        },
        {
          label: 'Contact',
          fields: [
            { name: 'email', type: 'email' },
            { name: 'phone', type: 'text', maxLength: 40 },
            messengerFields,
            { name: 'address', type: 'textarea', maxLength: 300 },
          ],
        },
        {
          label: 'Analytics',
          fields: [
            {
              name: 'snippets',
              label: 'Analytics and pixel snippets',
              type: 'array',
              maxRows: 20,
              access: { read: staff },
              admin: {
                description:
                  'Sent with every public page as comments that do nothing. They run once the visitor has allowed their service.',
              },
              fields: [
                { name: 'name', type: 'text', required: true, maxLength: 80 },
                // Not of type "code": the panel loads that editor from another site.
                { name: 'code', type: 'textarea', required: true, admin: { rows: 8 } },
              ],
            },
          ],
        },
      ],
    },
  ],
}

export const pageCollections: CollectionConfig[] = [announcing(pages, pageTags)]

export const pageGlobals: GlobalConfig[] = [announcingGlobal(siteSettings, settingsTag)]

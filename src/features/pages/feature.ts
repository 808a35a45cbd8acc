import type {
  ArrayField,
  BlocksField,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { blocksFieldOf, deletionHooks, type Feature } from '../../platform/feature'
import { administrators, anyone, editors, publishedByEditors, staff } from '../../platform/payload/access'
import { commentsOpenField } from '../../platform/payload/fields/comments-open'
import { selectField, seoField, slugField } from '../../platform/payload/fields/field-factories'
import { linkField, linkTargetFields } from '../../platform/payload/fields/link'
import { messengerFields } from '../../platform/payload/fields/messenger'
import { changedByField, draftVersions, draftViews } from '../../platform/payload/fields/versions'
import { titledSource } from '../../platform/payload/find-source'
import { payloadPanelMessages } from '../../platform/payload/messages/panel/messages'
import { requestMessages } from '../../platform/payload/request-messages'
import { sharedContent } from '../../platform/payload/school-scope'
import { withTrash } from '../../platform/payload/trash'
import { reservedSlugsOf } from '../../platform/reserved-slugs'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { isDefaultPublic, type LanguageSettings } from '../../shared/language/site-languages'
import { completeLocales, isLocale, localeNames, locales } from '../../shared/locale'
import { settingsTag } from '../../shared/tags'
import { isTimeZone } from '../../shared/time/days'
import { confirmationFields, confirmNewSnippets } from '../staff-accounts/queries.server'
import { pagesLabels } from './labels/labels'
import { pageTags } from './tags'

interface PageParts {
  content: BlocksField
  /** First parts of addresses that the site answers itself. */
  reserved: readonly string[]
  /** Deletes what belongs to a page, in other features. */
  beforeDelete: CollectionBeforeDeleteHook[]
}

const pageCollection = ({ content, reserved, beforeDelete }: PageParts): CollectionConfig => ({
  slug: 'pages',
  custom: sharedContent(),
  admin: {
    useAsTitle: 'title',
    group: 'website',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    components: { views: draftViews },
  },
  access: publishedByEditors,
  versions: draftVersions,
  hooks: { beforeDelete },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    slugField('title', reserved),
    { name: 'summary', type: 'textarea', localized: true, maxLength: 300 },
    content,
    seoField(),
    commentsOpenField,
    changedByField,
  ],
})

const localeOptions = locales.map((value) => ({ value, label: localeNames[value] }))

const checkDefaultLanguage = (
  value: unknown,
  { data, req }: { data: Partial<LanguageSettings>; req: PayloadRequest },
) => {
  const t = requestMessages(payloadPanelMessages, req)
  if (value && !isLocale(String(value))) return t('errors.language')
  const settings = { ...data, defaultLanguage: value as LanguageSettings['defaultLanguage'] }
  return isDefaultPublic(settings) || t('errors.defaultLanguage')
}

const labelField: Field = { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 }

/** Says while it is edited that a menu item leads nowhere. */
const warningField: Field = {
  name: 'warning',
  type: 'ui',
  admin: { components: { Field: '/features/redirects/admin/MenuWarnings#MenuItemWarning' } },
}

/** Shows a menu item in some languages only. */
const languagesField: Field = { name: 'languages', type: 'select', hasMany: true, options: localeOptions }

const links = (name: string, more: Field[] = []): ArrayField => ({
  name,
  type: 'array',
  maxRows: 12,
  admin: {
    initCollapsed: true,
    components: { afterInput: ['/platform/payload/admin/forms/OpenAddedRow#OpenAddedRow'] },
  },
  fields: [labelField, ...linkTargetFields({ required: true }), warningField, languagesField, ...more],
})

const menuButton = linkField('callToAction')

const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  admin: { group: 'settings' },
  access: { read: anyone, update: administrators },
  hooks: { beforeOperation: [confirmNewSnippets] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'identity',
          fields: [
            { name: 'name', type: 'text', required: true, defaultValue: 'Our school', maxLength: 80 },
            { name: 'tagline', type: 'text', localized: true, maxLength: 160 },
            { name: 'logo', type: 'upload', relationTo: 'media' },
            {
              name: 'timeZone',
              type: 'text',
              required: true,
              defaultValue: 'UTC',
              validate: (value: unknown, { req }: { req: PayloadRequest }) =>
                (typeof value === 'string' && isTimeZone(value)) ||
                requestMessages(payloadPanelMessages, req)('errors.timeZone'),
            },
          ],
        },
        {
          label: 'navigation',
          fields: [
            {
              name: 'menuWarnings',
              type: 'ui',
              admin: { components: { Field: '/features/redirects/admin/MenuWarnings#MenuWarnings' } },
            },
            links('navigation', [links('children')]),
            { ...menuButton, fields: [...menuButton.fields, warningField] },
            links('footerNavigation'),
            { name: 'footerText', type: 'textarea', localized: true, maxLength: 600 },
          ],
        },
        {
          label: 'contact',
          fields: [
            { name: 'email', type: 'email' },
            { name: 'phone', type: 'text', maxLength: 40 },
            messengerFields,
            { name: 'address', type: 'textarea', maxLength: 300 },
          ],
        },
        {
          label: 'languages',
          fields: [
            {
              name: 'publicLanguages',
              type: 'select',
              hasMany: true,
              options: localeOptions,
              hooks: {
                // Nothing stored means all languages that are complete. The form lists them, so that one is switched off by removing it.
                afterRead: [
                  ({ value }) => (Array.isArray(value) && value.length > 0 ? value : [...completeLocales]),
                ],
                beforeChange: [
                  ({ value }) =>
                    Array.isArray(value) &&
                    value.length === completeLocales.length &&
                    completeLocales.every((locale) => value.includes(locale))
                      ? []
                      : value,
                ],
              },
            },
            {
              name: 'defaultLanguage',
              type: 'select',
              defaultValue: 'en',
              options: localeOptions,
              validate: checkDefaultLanguage,
            },
            selectField('untranslated', ['show', 'hide'], { required: true, defaultValue: 'show' }),
          ],
        },
        {
          label: 'analytics',
          fields: [
            {
              name: 'snippets',
              type: 'array',
              maxRows: 20,
              access: { read: staff },
              fields: [
                { name: 'name', type: 'text', required: true, maxLength: 80 },
                // Not of type "code": the panel loads that editor from another site.
                { name: 'code', type: 'textarea', required: true, admin: { rows: 8 } },
              ],
            },
            ...confirmationFields,
          ],
        },
      ],
    },
  ],
}

export const pages: Feature = {
  name: 'pages',
  labels: pagesLabels,
  collections: (site) => {
    const collection = pageCollection({
      content: blocksFieldOf(site),
      reserved: reservedSlugsOf(site),
      beforeDelete: deletionHooks(site, 'pages').deleteWith,
    })
    return [withTagInvalidation(withTrash(collection, { unique: 'slug' }), pageTags)]
  },
  globals: () => [withGlobalTagInvalidation(siteSettings, settingsTag)],
  finds: [titledSource({ collection: 'pages', icon: 'document', may: editors })],
  previews: { collections: ['pages'] },
}

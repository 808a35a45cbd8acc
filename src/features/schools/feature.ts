import type { BlocksField, CollectionConfig, GlobalConfig } from 'payload'
import { blocksFieldOf, type DeclaringSite, deletionHooks, type Feature } from '../../platform/feature'
import { editors, publishedByEditors } from '../../platform/payload/access'
import { deleteWithSchool, seoField, slugField } from '../../platform/payload/fields/field-factories'
import {
  changedByField,
  draftVersions,
  draftViews,
  versionsView,
} from '../../platform/payload/fields/versions'
import { withTrash } from '../../platform/payload/trash'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { taughtLanguages } from './catalogue'
import {
  aboutFields,
  bookingFields,
  peopleFields,
  pictureFields,
  placeFields,
  trustFields,
} from './cms-fields'
import { accommodation, courses, group, type Item } from './cms-offers'
import { schoolSearchText } from './search/searchable-text'
import { homePageTag, offerTags, schoolTags } from './tags'

const schoolsCollection = (site: DeclaringSite, sections: BlocksField): CollectionConfig => ({
  slug: 'schools',
  admin: {
    useAsTitle: 'name',
    group,
    defaultColumns: ['name', 'town', '_status', 'updatedAt'],
    components: { views: draftViews },
  },
  access: publishedByEditors,
  versions: draftVersions,
  hooks: {
    beforeDelete: [
      ...deletionHooks(site, 'schools').deleteWith,
      deleteWithSchool('courses', 'accommodation'),
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, index: true },
    slugField('name'),
    {
      name: 'searchText',
      type: 'text',
      hidden: true,
      hooks: { beforeChange: [({ data, originalDoc }) => schoolSearchText({ ...originalDoc, ...data })] },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'About', fields: aboutFields },
        { label: 'Place and contact', fields: placeFields },
        { label: 'Pictures', fields: pictureFields },
        { label: 'People and questions', fields: peopleFields },
        { label: 'Trust', fields: trustFields },
        { label: 'Free sections', fields: [sections] },
        { label: 'Booking', fields: bookingFields },
        { label: 'Search engines', fields: [seoField()] },
      ],
    },
    {
      name: 'languages',
      label: 'Languages taught',
      type: 'select',
      hasMany: true,
      required: true,
      options: taughtLanguages.map((code) => ({
        value: code,
        label: new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code,
      })),
      admin: { position: 'sidebar' },
    },
    { name: 'founded', type: 'number', min: 1000, max: 2100, admin: { position: 'sidebar' } },
    changedByField,
  ],
})

const homePage = (content: BlocksField): GlobalConfig => ({
  slug: 'home-page',
  label: 'Home page',
  admin: { group: 'Content', components: { views: { edit: { versions: versionsView } } } },
  access: { read: publishedByEditors.read, update: editors, readVersions: editors },
  versions: { drafts: draftVersions.drafts, max: draftVersions.maxPerDoc },
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'Empty: the tagline of the site.' },
    },
    {
      name: 'lead',
      label: 'Lead sentence',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'Empty: the usual sentence about schools, prices and ways.' },
    },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 2,
      admin: {
        description:
          'The first is the large picture, the second is shown over it. Empty: those of the schools.',
      },
    },
    {
      name: 'schools',
      label: 'Order of the schools',
      type: 'relationship',
      relationTo: 'schools',
      hasMany: true,
      admin: {
        allowCreate: false,
        description: 'These come first, in this order; the others follow by name.',
      },
    },
    content,
    seoField(),
    changedByField,
  ],
})

/** Documents that students have booked are not deleted. */
const trashOf = (site: DeclaringSite, collection: 'schools' | Item) =>
  ({ refuse: deletionHooks(site, collection).refuse, unique: 'slug' }) as const

export const schools: Feature = {
  name: 'schools',
  reservedSlugs: ['schools'],
  collections: (site) => {
    const sections = blocksFieldOf(site, 'Free sections')
    return [
      withTagInvalidation(withTrash(schoolsCollection(site, sections), trashOf(site, 'schools')), schoolTags),
      withTagInvalidation(withTrash(courses(sections), trashOf(site, 'courses')), offerTags('courses')),
      withTagInvalidation(
        withTrash(accommodation(sections), trashOf(site, 'accommodation')),
        offerTags('accommodation'),
      ),
    ]
  },
  globals: (site) => [
    withGlobalTagInvalidation(
      homePage(blocksFieldOf(site, 'Content below the list of schools')),
      homePageTag,
    ),
  ],
  previews: { collections: ['schools', 'courses'], globals: ['home-page'] },
}

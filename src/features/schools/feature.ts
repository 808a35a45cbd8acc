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
import { type FindSource, schoolNameOf, titledSource } from '../../platform/payload/find-source'
import { ofSchool } from '../../platform/payload/school-scope'
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
import { schoolsLabels } from './labels/labels'
import { schoolSearchText } from './search/searchable-text'
import { homePageTag, offerTags, schoolTags } from './tags'

const schoolsCollection = (site: DeclaringSite, sections: BlocksField): CollectionConfig => ({
  slug: 'schools',
  custom: ofSchool('id'),
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
        { label: 'about', fields: aboutFields },
        { label: 'place', fields: placeFields },
        { label: 'pictures', fields: pictureFields },
        { label: 'people', fields: peopleFields },
        { label: 'trust', fields: trustFields },
        { label: 'sections', fields: [sections] },
        { label: 'booking', fields: bookingFields },
        { label: 'searchEngines', fields: [seoField()] },
      ],
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...taughtLanguages],
      admin: { position: 'sidebar' },
    },
    { name: 'founded', type: 'number', min: 1000, max: 2100, admin: { position: 'sidebar' } },
    changedByField,
  ],
})

const homePage = (content: BlocksField): GlobalConfig => ({
  slug: 'home-page',
  admin: { group: 'website', components: { views: { edit: { versions: versionsView } } } },
  access: { read: publishedByEditors.read, update: editors, readVersions: editors },
  versions: { drafts: draftVersions.drafts, max: draftVersions.maxPerDoc },
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120 },
    { name: 'lead', type: 'textarea', localized: true, maxLength: 300 },
    { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true, maxRows: 2 },
    {
      name: 'schools',
      type: 'relationship',
      relationTo: 'schools',
      hasMany: true,
      admin: { allowCreate: false },
    },
    content,
    seoField(),
    changedByField,
  ],
})

/** Documents that students have booked are not deleted. */
const trashOf = (site: DeclaringSite, collection: 'schools' | Item) =>
  ({ refuse: deletionHooks(site, collection).refuse, unique: 'slug' }) as const

const offerSource = (collection: 'courses' | 'accommodation', icon: FindSource['icon']): FindSource => ({
  ...titledSource({ collection, icon, may: editors }),
  searched: ['title'],
  shown: ['title', 'school'],
  line: (offer) => ({ title: offer.title, detail: schoolNameOf(offer) }),
})

export const schools: Feature = {
  name: 'schools',
  labels: schoolsLabels,
  reservedSlugs: ['schools'],
  collections: (site) => {
    const sections = blocksFieldOf(site)
    return [
      withTagInvalidation(withTrash(schoolsCollection(site, sections), trashOf(site, 'schools')), schoolTags),
      withTagInvalidation(withTrash(courses(sections), trashOf(site, 'courses')), offerTags('courses')),
      withTagInvalidation(
        withTrash(accommodation(sections), trashOf(site, 'accommodation')),
        offerTags('accommodation'),
      ),
    ]
  },
  globals: (site) => [withGlobalTagInvalidation(homePage(blocksFieldOf(site)), homePageTag)],
  finds: [
    {
      collection: 'schools',
      icon: 'school',
      may: editors,
      searched: ['name', 'town', 'slug'],
      shown: ['name', 'town'],
      line: ({ name, town }) => ({ title: name, detail: town }),
    },
    offerSource('courses', 'document'),
    offerSource('accommodation', 'places'),
  ],
  previews: { collections: ['schools', 'courses'], globals: ['home-page'] },
}

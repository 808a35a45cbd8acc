import {
  type BlocksField,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type GlobalConfig,
  type SelectFieldSingleValidation,
  type UploadField,
  ValidationError,
} from 'payload'
import { select } from 'payload/shared'
import {
  editors,
  ofPublishedSchool,
  publishedByEditors,
  publishedOfPublishedSchool,
} from '../../platform/payload/access'
import {
  deleteWithSchool,
  row,
  schoolField,
  seoField,
  slugField,
} from '../../platform/payload/fields/field-factories'
import { breakTies, byPosition, positionField } from '../../platform/payload/fields/position'
import {
  changedByField,
  draftVersions,
  draftViews,
  versionsView,
} from '../../platform/payload/fields/versions'
import { withTrash } from '../../platform/payload/trash'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { accommodationKinds, cefrLevels, meals, rooms, taughtLanguages } from './catalogue'
import {
  aboutFields,
  bookingFields,
  peopleFields,
  pictureFields,
  placeFields,
  trustFields,
} from './cms-fields'
import {
  accommodationDayFields,
  itemSlugField,
  limitFields,
  numberField,
  startFields,
  startLimitFields,
} from './cms-offer-fields'
import { schoolSearchText } from './search/searchable-text'
import { homePageTag, offerTags, schoolTags } from './tags'

const group = 'Schools'

type Item = 'courses' | 'accommodation'

/** Parts that other features add to the collections. */
interface SchoolParts {
  /** Hooks that delete what belongs to a document, and that refuse to delete what students have booked. */
  deletionOf: (collection: 'schools' | Item) => Record<'deleteWith' | 'refuse', CollectionBeforeDeleteHook[]>
  /** The field of the free sections of a page. */
  sections: BlocksField
}

const schoolsCollection = ({ deletionOf, sections }: SchoolParts): CollectionConfig => ({
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
    beforeDelete: [...deletionOf('schools').deleteWith, deleteWithSchool('courses', 'accommodation')],
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

/** Fields of courses and accommodation: the school, the position in its list, the title. */
const itemFields = (collection: Item): CollectionConfig['fields'] => [
  schoolField,
  positionField(collection),
  { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
  itemSlugField(collection),
]

const picturesField: UploadField = {
  name: 'pictures',
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  maxRows: 12,
}

/** The numbers below these are the calculator's entries "choose" and "none". */
const firstCourse = 2
const firstAccommodation = 3

const itemIndexes: CollectionConfig['indexes'] = [
  { fields: ['school', 'number'], unique: true },
  { fields: ['school', 'slug'], unique: true },
]

const itemAccess: CollectionConfig['access'] = {
  create: editors,
  read: ofPublishedSchool,
  update: editors,
  delete: editors,
}

const level = (name: string, defaultValue: string) => ({
  name,
  type: 'select' as const,
  required: true,
  defaultValue,
  options: cefrLevels.map((value) => ({ value, label: value })),
})

const notBelowFirstLevel: SelectFieldSingleValidation = (value, options) => {
  const { levelFrom } = options.siblingData as { levelFrom?: string }
  const place = (level: unknown) => (cefrLevels as readonly unknown[]).indexOf(level)
  return place(value) !== -1 && place(value) < place(levelFrom)
    ? `The highest level must not be below the lowest, ${levelFrom}.`
    : select(value, options)
}

/** Also for drafts: the number, the position and the address of a course depend on its school. */
const requireSchool: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const school = data && 'school' in data ? data.school : originalDoc?.school
  if (school) return data
  const errors = [{ path: 'school', message: req.t('validation:required') }]
  throw new ValidationError({ collection: 'courses', errors, req }, req.t)
}

const courses = ({ sections }: SchoolParts): CollectionConfig => ({
  slug: 'courses',
  admin: {
    useAsTitle: 'title',
    group,
    defaultColumns: ['title', 'school', 'position', '_status'],
    components: { views: draftViews },
  },
  defaultSort: byPosition,
  hooks: {
    beforeOperation: [breakTies],
    beforeValidate: [requireSchool],
  },
  access: { ...itemAccess, read: publishedOfPublishedSchool, readVersions: editors },
  versions: draftVersions,
  indexes: itemIndexes,
  fields: [
    ...itemFields('courses'),
    numberField('courses', firstCourse),
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
    { name: 'description', type: 'textarea', localized: true, maxLength: 2000 },
    row(
      { name: 'lessonsPerWeek', type: 'number', required: true, min: 1, max: 60 },
      { name: 'minutesPerLesson', type: 'number', required: true, min: 10, max: 180, defaultValue: 45 },
    ),
    row(level('levelFrom', 'A1'), { ...level('levelTo', 'C1'), validate: notBelowFirstLevel }),
    row(
      { name: 'maxClassSize', type: 'number', required: true, min: 1, max: 100 },
      { name: 'minAge', type: 'number', required: true, min: 3, max: 99, defaultValue: 16 },
    ),
    ...startFields,
    ...limitFields('course'),
    ...startLimitFields,
    picturesField,
    sections,
    seoField(),
    changedByField,
  ],
})

const accommodation = ({ sections }: SchoolParts): CollectionConfig => ({
  slug: 'accommodation',
  labels: { singular: 'Accommodation type', plural: 'Accommodation' },
  admin: { useAsTitle: 'title', group, defaultColumns: ['title', 'school', 'kind', 'position'] },
  defaultSort: byPosition,
  hooks: { beforeOperation: [breakTies] },
  access: itemAccess,
  indexes: itemIndexes,
  fields: [
    ...itemFields('accommodation'),
    numberField('accommodation', firstAccommodation),
    { name: 'description', type: 'textarea', localized: true, maxLength: 2000 },
    row(
      { name: 'kind', type: 'select', required: true, options: [...accommodationKinds] },
      { name: 'room', type: 'select', required: true, options: [...rooms] },
      { name: 'meals', type: 'select', required: true, options: [...meals] },
    ),
    row(
      { name: 'minAge', type: 'number', required: true, min: 3, max: 99, defaultValue: 16 },
      { name: 'minutesToSchool', type: 'number', required: true, min: 0, max: 240 },
    ),
    ...accommodationDayFields,
    ...limitFields('accommodation'),
    picturesField,
    sections,
    seoField(),
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

const trashOf = ({ deletionOf }: SchoolParts, collection: 'schools' | Item) =>
  ({ refuse: deletionOf(collection).refuse, unique: 'slug' }) as const

export const schoolCollections = (parts: SchoolParts): CollectionConfig[] => [
  withTagInvalidation(withTrash(schoolsCollection(parts), trashOf(parts, 'schools')), schoolTags),
  withTagInvalidation(withTrash(courses(parts), trashOf(parts, 'courses')), offerTags('courses')),
  withTagInvalidation(
    withTrash(accommodation(parts), trashOf(parts, 'accommodation')),
    offerTags('accommodation'),
  ),
]

export const schoolGlobals = (content: BlocksField): GlobalConfig[] => [
  withGlobalTagInvalidation(homePage(content), homePageTag),
]

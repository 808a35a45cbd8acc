import {
  type BlocksField,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type SelectFieldSingleValidation,
  type UploadField,
  ValidationError,
} from 'payload'
import { select } from 'payload/shared'
import { editors, ofPublishedSchool, publishedOfPublishedSchool } from '../../platform/payload/access'
import { row, schoolField, seoField } from '../../platform/payload/fields/field-factories'
import { breakTies, byPosition, positionField } from '../../platform/payload/fields/position'
import { changedByField, draftVersions, draftViews } from '../../platform/payload/fields/versions'
import { requestMessages } from '../../platform/payload/request-messages'
import { ofSchool } from '../../platform/payload/school-scope'
import { accommodationKinds, cefrLevels, meals, rooms, taughtLanguages } from './catalogue'
import {
  accommodationDayFields,
  itemSlugField,
  limitFields,
  numberField,
  startFields,
  startLimitFields,
} from './cms-offer-fields'
import { schoolsPanelMessages } from './messages/panel/messages'

export const group = 'schoolsAndPrices'

export type Item = 'courses' | 'accommodation'

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
    ? requestMessages(schoolsPanelMessages, options.req)('errors.levels', { level: levelFrom ?? '' })
    : select(value, options)
}

/** Also for drafts: the number, the position and the address of a course depend on its school. */
const requireSchool: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const school = data && 'school' in data ? data.school : originalDoc?.school
  if (school) return data
  const errors = [{ path: 'school', message: req.t('validation:required') }]
  throw new ValidationError({ collection: 'courses', errors, req }, req.t)
}

export const courses = (sections: BlocksField): CollectionConfig => ({
  slug: 'courses',
  custom: ofSchool(),
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
    { name: 'timetable', type: 'textarea', localized: true, maxLength: 2000 },
    { name: 'outcomes', type: 'textarea', localized: true, maxLength: 2000 },
    { name: 'teacher', type: 'text', maxLength: 120 },
    row(
      { name: 'lessonsPerWeek', type: 'number', required: true, min: 1, max: 60 },
      { name: 'minutesPerLesson', type: 'number', required: true, min: 10, max: 180, defaultValue: 45 },
    ),
    { name: 'language', type: 'select', options: [...taughtLanguages] },
    row(level('levelFrom', 'A1'), { ...level('levelTo', 'C1'), validate: notBelowFirstLevel }),
    row(
      { name: 'maxClassSize', type: 'number', required: true, min: 1, max: 100 },
      { name: 'minAge', type: 'number', required: true, min: 3, max: 99, defaultValue: 16 },
    ),
    ...startFields,
    ...limitFields,
    ...startLimitFields,
    picturesField,
    sections,
    seoField(),
    changedByField,
  ],
})

export const accommodation = (sections: BlocksField): CollectionConfig => ({
  slug: 'accommodation',
  custom: ofSchool(),
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
    ...limitFields,
    picturesField,
    sections,
    seoField(),
  ],
})

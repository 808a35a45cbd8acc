import type { Block } from 'payload'
import { contentField } from '../../platform/payload/fields/content'
import { embedFields, onlyKnownScripts } from '../../platform/payload/fields/embed'
import { checkboxField, row, selectField } from '../../platform/payload/fields/field-factories'
import { linkedCollections, linkField } from '../../platform/payload/fields/link'
import { buttonsField, defineBlock, headingField, limitField, pictureField, schoolChoice } from './cms-common'

interface Choice {
  content?: string
}

const isChosen = (_data: unknown, { content }: Choice) => content === 'chosen'

/** All blocks, in the order in which editors see them within their group. */
export const contentBlocks: Block[] = [
  defineBlock({ slug: 'text', group: 'text', fields: [contentField('text')] }),
  defineBlock({
    slug: 'hero',
    group: 'text',
    fields: [
      headingField({ required: true }),
      { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
      pictureField(),
      buttonsField,
    ],
  }),
  defineBlock({
    slug: 'columns',
    group: 'text',
    fields: [
      headingField(),
      {
        name: 'columns',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 4,
        fields: [headingField(), pictureField(), contentField('text'), linkField()],
      },
    ],
  }),
  defineBlock({
    slug: 'callToAction',
    group: 'text',
    fields: [
      headingField({ required: true }),
      { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
      { ...buttonsField, minRows: 1, required: true },
    ],
  }),
  defineBlock({
    slug: 'quote',
    group: 'text',
    fields: [
      { name: 'text', type: 'textarea', required: true, localized: true, maxLength: 600 },
      row(
        { name: 'name', type: 'text', maxLength: 80 },
        { name: 'about', type: 'text', localized: true, maxLength: 120 },
      ),
      pictureField(),
    ],
  }),
  defineBlock({
    slug: 'accordion',
    group: 'text',
    fields: [
      headingField(),
      {
        name: 'items',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 40,
        fields: [
          { name: 'question', type: 'text', required: true, localized: true, maxLength: 200 },
          contentField('answer'),
        ],
      },
      checkboxField('isFaq', { defaultValue: true }),
    ],
  }),
  defineBlock({
    slug: 'pictureText',
    group: 'pictures',
    fields: [
      headingField(),
      pictureField({ required: true }),
      contentField('text'),
      selectField('side', ['left', 'right'], { required: true, defaultValue: 'left' }),
      linkField(),
    ],
  }),
  defineBlock({
    slug: 'gallery',
    group: 'pictures',
    fields: [
      headingField(),
      {
        name: 'pictures',
        type: 'upload',
        relationTo: 'media',
        hasMany: true,
        required: true,
        minRows: 1,
        maxRows: 60,
      },
    ],
  }),
  defineBlock({
    slug: 'video',
    group: 'pictures',
    fields: [
      headingField(),
      ...embedFields(onlyKnownScripts),
      { name: 'caption', type: 'text', localized: true, maxLength: 200 },
    ],
  }),
  defineBlock({
    slug: 'cards',
    group: 'schoolsAndPrices',
    fields: [
      headingField(),
      { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
      selectField('content', ['schools', 'courses', 'accommodation', 'posts', 'chosen'], {
        required: true,
        defaultValue: 'schools',
      }),
      {
        name: 'documents',
        type: 'relationship',
        relationTo: linkedCollections,
        hasMany: true,
        maxRows: 12,
        admin: { allowCreate: false, condition: isChosen },
      },
      schoolChoice({
        admin: {
          allowCreate: false,
          condition: (_data, { content }: Choice) => content !== 'chosen' && content !== 'schools',
        },
      }),
      limitField(6),
    ],
  }),
  defineBlock({
    slug: 'priceTeaser',
    group: 'schoolsAndPrices',
    fields: [
      headingField(),
      { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
      schoolChoice({ required: true }),
      {
        name: 'course',
        type: 'relationship',
        relationTo: 'courses',
        admin: { allowCreate: false },
      },
    ],
  }),
  defineBlock({
    slug: 'calculator',
    group: 'schoolsAndPrices',
    fields: [
      headingField(),
      // Empty: the only school, or links to the calculators of all.
      schoolChoice(),
      {
        name: 'course',
        type: 'relationship',
        relationTo: 'courses',
        admin: { allowCreate: false },
      },
    ],
  }),
  defineBlock({
    slug: 'startDates',
    group: 'schoolsAndPrices',
    fields: [
      headingField(),
      schoolChoice({ required: true }),
      {
        name: 'course',
        type: 'relationship',
        relationTo: 'courses',
        admin: { allowCreate: false },
      },
      limitField(4),
    ],
  }),
  defineBlock({
    slug: 'schoolMap',
    group: 'schoolsAndPrices',
    fields: [headingField(), schoolChoice({ required: true })],
  }),
  defineBlock({
    slug: 'latestNews',
    group: 'listsAndForms',
    fields: [
      headingField(),
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        admin: { allowCreate: false },
      },
      schoolChoice({ admin: { allowCreate: false } }),
      limitField(3),
    ],
  }),
  defineBlock({
    slug: 'table',
    group: 'listsAndForms',
    fields: [
      headingField(),
      {
        name: 'rows',
        type: 'textarea',
        required: true,
        localized: true,
        maxLength: 10_000,
        admin: { rows: 8 },
      },
      row(
        checkboxField('headRow', { defaultValue: true }),
        checkboxField('headColumn', { defaultValue: false }),
      ),
      { name: 'caption', type: 'text', localized: true, maxLength: 200 },
    ],
  }),
  defineBlock({
    slug: 'downloads',
    group: 'listsAndForms',
    fields: [
      headingField(),
      {
        name: 'files',
        type: 'upload',
        relationTo: 'files',
        hasMany: true,
        required: true,
        minRows: 1,
        maxRows: 30,
      },
    ],
  }),
  defineBlock({
    slug: 'form',
    group: 'listsAndForms',
    fields: [
      headingField(),
      {
        name: 'form',
        type: 'relationship',
        relationTo: 'forms',
        required: true,
        admin: { allowCreate: false },
      },
    ],
  }),
  defineBlock({
    slug: 'reusable',
    group: 'listsAndForms',
    fields: [{ name: 'content', type: 'relationship', relationTo: 'reusable-content', required: true }],
  }),
]

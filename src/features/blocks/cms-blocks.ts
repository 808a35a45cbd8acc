import type { Block } from 'payload'
import { contentField } from '../../platform/payload/fields/content'
import { embedFields, refuseNewScripts } from '../../platform/payload/fields/embed'
import { checkboxField, row, selectField } from '../../platform/payload/fields/field-factories'
import { linkedCollections, linkField } from '../../platform/payload/fields/link'
import { buttonsField, defineBlock, headingField, limitField, pictureField, schoolChoice } from './cms-common'

interface Choice {
  content?: string
}

const isChosen = (_data: unknown, { content }: Choice) => content === 'chosen'

/** All blocks, in the order in which editors see them within their group. */
export const contentBlocks: Block[] = [
  defineBlock({
    slug: 'text',
    singular: 'Text',
    plural: 'Texts',
    group: 'Text',
    fields: [contentField('text')],
  }),
  defineBlock({
    slug: 'hero',
    singular: 'Hero',
    plural: 'Heroes',
    group: 'Text',
    fields: [
      headingField({ required: true }),
      { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
      pictureField(),
      buttonsField,
    ],
  }),
  defineBlock({
    slug: 'columns',
    singular: 'Columns',
    plural: 'Columns',
    group: 'Text',
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
    singular: 'Call to action',
    plural: 'Calls to action',
    group: 'Text',
    fields: [
      headingField({ required: true }),
      { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
      { ...buttonsField, minRows: 1, required: true },
    ],
  }),
  defineBlock({
    slug: 'quote',
    singular: 'Quotation',
    plural: 'Quotations',
    group: 'Text',
    fields: [
      { name: 'text', type: 'textarea', required: true, localized: true, maxLength: 600 },
      row(
        { name: 'name', label: 'Who said it', type: 'text', maxLength: 80 },
        {
          name: 'about',
          label: 'About the person',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { description: 'For example: student from Chile, autumn 2025.' },
        },
      ),
      pictureField(),
    ],
  }),
  defineBlock({
    slug: 'accordion',
    singular: 'Questions and answers',
    plural: 'Questions and answers',
    group: 'Text',
    fields: [
      headingField(),
      {
        name: 'items',
        label: 'Questions',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 40,
        labels: { singular: 'Question', plural: 'Questions' },
        fields: [
          { name: 'question', type: 'text', required: true, localized: true, maxLength: 200 },
          contentField('answer'),
        ],
      },
      checkboxField('isFaq', 'Tell search engines that these are frequently asked questions', {
        defaultValue: true,
      }),
    ],
  }),
  defineBlock({
    slug: 'pictureText',
    singular: 'Picture with text',
    plural: 'Pictures with text',
    group: 'Pictures and video',
    fields: [
      headingField(),
      pictureField({ required: true }),
      contentField('text'),
      selectField(
        'side',
        { left: 'Left', right: 'Right' },
        { label: 'Side of the picture', required: true, defaultValue: 'left' },
      ),
      linkField(),
    ],
  }),
  defineBlock({
    slug: 'gallery',
    singular: 'Picture gallery',
    plural: 'Picture galleries',
    group: 'Pictures and video',
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
    singular: 'Video or other embed',
    plural: 'Videos and other embeds',
    group: 'Pictures and video',
    fields: [
      headingField(),
      ...embedFields(refuseNewScripts),
      { name: 'caption', type: 'text', localized: true, maxLength: 200 },
    ],
  }),
  defineBlock({
    slug: 'cards',
    singular: 'Cards',
    plural: 'Cards',
    group: 'Schools and prices',
    fields: [
      headingField(),
      { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
      selectField(
        'content',
        {
          schools: 'Schools',
          courses: 'Courses',
          accommodation: 'Accommodation',
          posts: 'News',
          chosen: 'Pages that I choose',
        },
        { label: 'What the cards show', required: true, defaultValue: 'schools' },
      ),
      {
        name: 'documents',
        label: 'Pages',
        type: 'relationship',
        relationTo: linkedCollections,
        hasMany: true,
        maxRows: 12,
        admin: { allowCreate: false, condition: isChosen },
      },
      schoolChoice({
        admin: {
          allowCreate: false,
          description: 'Only those of this school. Empty: of all schools.',
          condition: (_data, { content }: Choice) => content !== 'chosen' && content !== 'schools',
        },
      }),
      limitField(6),
    ],
  }),
  defineBlock({
    slug: 'priceTeaser',
    singular: 'Price teaser',
    plural: 'Price teasers',
    group: 'Schools and prices',
    fields: [
      headingField(),
      { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
      schoolChoice({ required: true }),
      {
        name: 'course',
        type: 'relationship',
        relationTo: 'courses',
        admin: { allowCreate: false, description: 'Empty: the lowest price of all courses of the school.' },
      },
    ],
  }),
  defineBlock({
    slug: 'startDates',
    singular: 'Start dates',
    plural: 'Start dates',
    group: 'Schools and prices',
    fields: [
      headingField(),
      schoolChoice({ required: true }),
      {
        name: 'course',
        type: 'relationship',
        relationTo: 'courses',
        admin: { allowCreate: false, description: 'Empty: all courses of the school.' },
      },
      limitField(4),
    ],
  }),
  defineBlock({
    slug: 'schoolMap',
    singular: 'Map of a school',
    plural: 'Maps of schools',
    group: 'Schools and prices',
    fields: [headingField(), schoolChoice({ required: true })],
  }),
  defineBlock({
    slug: 'latestNews',
    singular: 'Latest news',
    plural: 'Latest news',
    group: 'Lists and forms',
    fields: [
      headingField(),
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        admin: { allowCreate: false, description: 'Empty: all categories.' },
      },
      schoolChoice({ admin: { allowCreate: false, description: 'Empty: all schools.' } }),
      limitField(3),
    ],
  }),
  defineBlock({
    slug: 'table',
    singular: 'Table',
    plural: 'Tables',
    group: 'Lists and forms',
    fields: [
      headingField(),
      {
        name: 'rows',
        type: 'textarea',
        required: true,
        localized: true,
        maxLength: 10_000,
        admin: {
          rows: 8,
          description:
            'One row per line, the cells separated by |. Cells copied from a spreadsheet can be pasted as they are. A link is written [text](address).',
        },
      },
      row(
        checkboxField('headRow', 'The first row holds headings', { defaultValue: true }),
        checkboxField('headColumn', 'The first column holds headings', { defaultValue: false }),
      ),
      { name: 'caption', type: 'text', localized: true, maxLength: 200 },
    ],
  }),
  defineBlock({
    slug: 'downloads',
    singular: 'Downloads',
    plural: 'Downloads',
    group: 'Lists and forms',
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
    singular: 'Form',
    plural: 'Forms',
    group: 'Lists and forms',
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
    singular: 'Reusable content',
    plural: 'Reusable content',
    group: 'Lists and forms',
    fields: [
      {
        name: 'content',
        type: 'relationship',
        relationTo: 'reusable-content',
        required: true,
        admin: { description: 'Changes of it appear on every page that shows it.' },
      },
    ],
  }),
]

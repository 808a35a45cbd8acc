import type {
  BlocksField,
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
} from 'payload'
import { anyone, editors, publishedByEditors } from '../../platform/payload/access'
import { commentsOpenField } from '../../platform/payload/fields/comments-open'
import { seoField, slugField } from '../../platform/payload/fields/field-factories'
import { changedByField, draftVersions, draftViews } from '../../platform/payload/fields/versions'
import { announce, announcing } from '../../platform/transaction/announce'
import { neighbourTags } from './neighbours.server'
import { categoryTags, postTags } from './tags'

const isEvent = (_data: unknown, siblingData: { kind?: string }) => siblingData.kind === 'event'

/** Form and list show the local time of the post's school, wherever the editor is. */
const atSchool = {
  components: {
    Field: '/features/news/admin/SchoolTimeField#SchoolTimeField',
    Cell: '/features/news/admin/SchoolTimeCell#SchoolTimeCell',
  },
}

interface EventTimes {
  startsAt?: string | null
}

const eventFields: Field = {
  name: 'event',
  type: 'group',
  admin: { condition: isEvent },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          label: 'Begins',
          type: 'date',
          admin: atSchool,
          validate: (value: unknown, { data }: { data: unknown }) =>
            Boolean(value) || (data as { kind?: string }).kind !== 'event' || 'Say when the event begins.',
        },
        {
          name: 'endsAt',
          label: 'Ends',
          type: 'date',
          admin: atSchool,
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            const { startsAt } = siblingData as EventTimes
            return (
              !value ||
              !startsAt ||
              new Date(value as string) >= new Date(startsAt) ||
              'The event must not end before it begins.'
            )
          },
        },
      ],
    },
    { name: 'place', type: 'text', localized: true, maxLength: 160 },
  ],
}

/** A post that is published or gets another date comes between two others, whose pages then link to it. */
const announceNeighbours: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published') await announce(req, await neighbourTags(req, doc))
}

interface PostParts {
  /** The field of the blocks of a post. */
  content: BlocksField
  /** Deletes what belongs to a post, in other features. */
  beforeDelete: CollectionBeforeDeleteHook
}

const posts = ({ content, beforeDelete }: PostParts): CollectionConfig => ({
  slug: 'posts',
  labels: { singular: 'Post', plural: 'News' },
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'category', 'date', '_status'],
    components: { views: draftViews },
  },
  defaultSort: '-date',
  access: publishedByEditors,
  versions: draftVersions,
  // What the lists and the links to the posts before and after one are sorted by.
  indexes: [{ fields: ['_status', 'date'] }],
  hooks: { beforeDelete: [beforeDelete], afterChange: [announceNeighbours] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    slugField('title', ['category', 'school', 'feed']),
    {
      name: 'kind',
      type: 'radio',
      required: true,
      defaultValue: 'article',
      options: [
        { value: 'article', label: 'Article' },
        { value: 'event', label: 'Event with a date' },
      ],
    },
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    eventFields,
    content,
    seoField(),
    {
      name: 'date',
      label: 'Date',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        ...atSchool,
        description:
          'Shown to visitors; the newest post comes first. To publish later, schedule the publication.',
      },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'school',
      type: 'relationship',
      relationTo: 'schools',
      index: true,
      admin: { position: 'sidebar', allowCreate: false, description: 'Empty: news of all schools.' },
    },
    {
      name: 'author',
      type: 'text',
      maxLength: 80,
      admin: { position: 'sidebar', description: 'The name that visitors see.' },
      defaultValue: ({ user }: { user?: { name?: string } | null }) => user?.name ?? '',
    },
    commentsOpenField,
    changedByField,
  ],
})

const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: 'Category', plural: 'Categories' },
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'slug'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
    slugField('title'),
  ],
}

export const newsCollections = (parts: PostParts): CollectionConfig[] => [
  announcing(posts(parts), postTags),
  announcing(categories, categoryTags),
]

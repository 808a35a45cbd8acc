import type {
  BlocksField,
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  DateField,
  Field,
  PayloadRequest,
  TextField,
} from 'payload'
import { blocksFieldOf, deletionHooks, type Feature } from '../../platform/feature'
import { anyone, editors, publishedByEditors } from '../../platform/payload/access'
import { commentsOpenField } from '../../platform/payload/fields/comments-open'
import { row, seoField, slugField } from '../../platform/payload/fields/field-factories'
import { changedByField, draftVersions, draftViews } from '../../platform/payload/fields/versions'
import { titledSource } from '../../platform/payload/find-source'
import type { Post } from '../../platform/payload/payload-types'
import { requestMessages } from '../../platform/payload/request-messages'
import { ofSchoolOrNone, sharedContent } from '../../platform/payload/school-scope'
import { withTrash } from '../../platform/payload/trash'
import { invalidateTags, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { publicName } from '../../shared/staff-account'
import { readZonedTime } from '../../shared/time/zoned-time'
import { type StoredTime, settleTime } from './events/local-times'
import { readPostZone } from './events/time-zones.server'
import { newsLabels } from './labels/labels'
import { newsPanelMessages } from './messages/panel/messages'
import { neighbourTags } from './neighbours.server'
import { categoryTags, postTags } from './tags'

const isEvent = (_data: unknown, siblingData: { kind?: string }) => siblingData.kind === 'event'

/**
 * A date and time of a post, in two fields: the point in time, and the local time at the school, which is what the form shows,
 * wherever the editor is. See local-times.ts.
 */
const timeFields = (
  point: Omit<DateField, 'type'>,
  local: Pick<TextField, 'name' | 'validate'> & { admin?: TextField['admin'] },
): [DateField, TextField] => [
  {
    ...point,
    type: 'date',
    validate: () => true,
    admin: {
      hidden: true,
      components: { Cell: '/features/news/admin/SchoolTimeCell#SchoolTimeCell' },
    },
  },
  {
    ...local,
    type: 'text',
    admin: {
      ...local.admin,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/features/news/admin/SchoolTimeField#SchoolTimeField' },
    },
  } as TextField,
]

/** Whether a text is a date with a time; empty is right too. */
const isTime = (value: unknown): boolean =>
  !value || (typeof value === 'string' && readZonedTime(value) !== undefined)

interface EventTimes {
  startsLocal?: string | null
}

const eventFields: Field = {
  name: 'event',
  type: 'group',
  admin: { condition: isEvent },
  fields: [
    row(
      ...timeFields(
        { name: 'startsAt' },
        {
          name: 'startsLocal',
          validate: (value: unknown, { data, req }: { data: unknown; req: PayloadRequest }) =>
            value
              ? isTime(value) || requestMessages(newsPanelMessages, req)('errors.notATime')
              : (data as { kind?: string }).kind !== 'event' ||
                requestMessages(newsPanelMessages, req)('errors.noBegin'),
        },
      ),
      ...timeFields(
        { name: 'endsAt' },
        {
          name: 'endsLocal',
          validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) => {
            const { startsLocal } = siblingData as EventTimes
            if (!isTime(value)) return requestMessages(newsPanelMessages, req)('errors.notATime')
            return (
              !value ||
              !startsLocal ||
              (value as string).slice(0, 16) >= startsLocal.slice(0, 16) ||
              requestMessages(newsPanelMessages, req)('errors.endBeforeBegin')
            )
          },
        },
      ),
    ),
    { name: 'place', type: 'text', localized: true, maxLength: 160 },
  ],
}

/** Writes both forms of each time, by the zone of the school that the post now has. */
const settleTimes: CollectionBeforeValidateHook<Post> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const zone = await readPostZone(req, data.school)
  const settle = (given: StoredTime, before: StoredTime) => settleTime(given, before, zone)
  const date = settle(
    { at: data.date, local: data.dateLocal },
    { at: originalDoc?.date, local: originalDoc?.dateLocal },
  )
  const { event } = data
  const before = originalDoc?.event
  const starts = settle(
    { at: event?.startsAt, local: event?.startsLocal },
    { at: before?.startsAt, local: before?.startsLocal },
  )
  const ends = settle(
    { at: event?.endsAt, local: event?.endsLocal },
    { at: before?.endsAt, local: before?.endsLocal },
  )
  return {
    ...data,
    date: date.at,
    dateLocal: date.local,
    event: {
      ...event,
      ...{ startsAt: starts.at, startsLocal: starts.local, endsAt: ends.at, endsLocal: ends.local },
    },
  } as typeof data
}

/** A post that is published or gets another date comes between two others, whose pages then link to it. */
const announceNeighbours: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published') await invalidateTags(req, await neighbourTags(req, doc))
}

interface PostParts {
  content: BlocksField
  /** Deletes what belongs to a post, in other features. */
  beforeDelete: CollectionBeforeDeleteHook[]
}

const posts = ({ content, beforeDelete }: PostParts): CollectionConfig => ({
  slug: 'posts',
  custom: ofSchoolOrNone(),
  admin: {
    useAsTitle: 'title',
    group: 'website',
    defaultColumns: ['title', 'category', 'date', '_status'],
    components: { views: draftViews },
  },
  defaultSort: '-date',
  access: publishedByEditors,
  versions: draftVersions,
  // Fields by which the lists, and the links to the previous and the next post, are sorted.
  indexes: [{ fields: ['_status', 'date'] }],
  hooks: { beforeValidate: [settleTimes], beforeDelete, afterChange: [announceNeighbours] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    slugField('title', ['category', 'school', 'feed']),
    {
      name: 'kind',
      type: 'radio',
      required: true,
      defaultValue: 'article',
      options: ['article', 'event'],
    },
    { name: 'summary', type: 'textarea', required: true, localized: true, maxLength: 300 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    eventFields,
    content,
    seoField(),
    ...timeFields(
      { name: 'date', required: true, index: true, defaultValue: () => new Date().toISOString() },
      {
        name: 'dateLocal',
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          value
            ? isTime(value) || requestMessages(newsPanelMessages, req)('errors.notATime')
            : req.t('validation:required'),
        admin: { position: 'sidebar' },
      },
    ),
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
      admin: { position: 'sidebar', allowCreate: false },
    },
    {
      name: 'author',
      type: 'text',
      maxLength: 80,
      admin: { position: 'sidebar' },
      defaultValue: ({ user }: { user?: { name?: string } | null }) => publicName(user?.name) ?? '',
    },
    commentsOpenField,
    changedByField,
  ],
})

const categories: CollectionConfig = {
  slug: 'categories',
  custom: sharedContent(),
  admin: { useAsTitle: 'title', group: 'website', defaultColumns: ['title', 'slug'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
    slugField('title'),
  ],
}

export const news: Feature = {
  name: 'news',
  labels: newsLabels,
  reservedSlugs: ['news'],
  collections: (site) => {
    const { deleteWith } = deletionHooks(site, 'posts')
    const collection = posts({ content: blocksFieldOf(site), beforeDelete: deleteWith })
    return [
      withTagInvalidation(withTrash(collection, { unique: 'slug' }), postTags),
      withTagInvalidation(withTrash(categories, { unique: 'slug' }), categoryTags),
    ]
  },
  finds: [titledSource({ collection: 'posts', icon: 'document', may: editors })],
  previews: { collections: ['posts'] },
}

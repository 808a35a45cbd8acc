import { flattenTopLevelFields } from 'payload'
import type { OwnBlockType } from '../src/features/blocks/blocks.server'
import { contentBlocks } from '../src/features/blocks/cms-blocks'
import type { BlockType, StoredBlock } from '../src/features/blocks/contract'
import type { BlockContext, BlockParts } from '../src/features/blocks/show-block.server'
import { Gallery } from '../src/features/gallery/Gallery'
import { galleryMessages } from '../src/features/gallery/messages/messages'
import type { PostCard } from '../src/features/news/contract'
import { toPicture } from '../src/platform/payload/picture'
import type { QueryContext } from '../src/platform/payload/query'
import type { Locale } from '../src/shared/locale'
import { blockSamples, samplePicture } from './fixtures/block-samples'

// What the samples of the blocks are shown with, without a database.

const days = ['2027-01-11', '2027-02-01', '2028-03-06']

const post = (ctx: QueryContext, id: number): PostCard => ({
  id,
  slug: `post-${id}`,
  href: `/news/post-${id}`,
  title: id === 1 ? 'The ferry runs again' : 'A new room above the library',
  summary: 'From Monday on, three times a day.',
  date: '2027-01-05T10:00:00.000Z',
  day: 'January 5, 2027',
  author: '',
  updatedAt: '2027-01-05T10:00:00.000Z',
  ...(id === 1 ? { picture: toPicture(samplePicture(11, 'winter', 'Snow on the boats'), ctx) } : {}),
})

/** Parts that other features would show. */
const sampleParts: BlockParts = {
  gallery: async (ctx, pictures) => (
    <Gallery
      pictures={pictures}
      previews={{}}
      addressed={new Set()}
      layout="grid"
      t={galleryMessages(ctx.locale)}
    />
  ),
  schoolMap: async () => <p>The map of the school</p>,
  calculator: async () => <p>The calculator of the school, with its courses, rooms and extras</p>,
  documents: async () => [],
  fromPrices: async (_ctx, schools) =>
    new Map(schools.map((id) => [id, { from: { text: '4 weeks from CA$\u00a01\u00a0280, all fees' } }])),
  offers: async () => ({
    school: 'Maple Harbour Language School',
    today: '2027-01-04',
    prices: [{ course: 1, text: '4 weeks from CA$\u00a01\u00a0280, all fees', query: '?course=2&weeks=4' }],
    starts: [
      { id: 1, title: 'English in the morning', days },
      { id: 2, title: 'Exam course', days: days.slice(1) },
    ],
  }),
  posts: async (ctx, { limit }) => [1, 2].slice(0, limit).map((id) => post(ctx, id)),
  form: async () => (
    <form method="post" action="/forms/ask" className="block-stack">
      <label className="field">
        <span>Your question</span>
        <input type="text" name="question" />
      </label>
      <p>
        <button type="submit" className="button">
          Send
        </button>
      </p>
    </form>
  ),
}

/** A context without a database: reusable content is always the same quotation. */
export const sampleContext = (locale: Locale = 'en', draft = false): BlockContext => {
  const findByID = async () => ({
    id: 1,
    _status: 'published',
    blocks: [{ ...blockSamples.quote, id: 'reused' }],
  })
  return {
    payload: { findByID } as unknown as BlockContext['payload'],
    locale,
    draft,
    tag: () => {},
    publicUrl: 'https://school.example',
    parts: sampleParts,
  }
}

const textFields = [
  'heading',
  'text',
  'question',
  'label',
  'caption',
  'rows',
  'name',
  'about',
  'title',
  'alt',
]

const changeTexts = (value: unknown, replace: (text: string) => string, key = ''): unknown => {
  if (typeof value === 'string') return textFields.includes(key) ? replace(value) : value
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, replace, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, changeTexts(item, replace, name)]),
  )
}

/** The block with other texts; its choices and documents stay. */
export const withTexts = (block: StoredBlock, replace: (text: string) => string): StoredBlock =>
  changeTexts(block, replace) as StoredBlock

/** The sample of a block with its required fields alone. */
export const minimalSample = (type: BlockType): StoredBlock => {
  const fields = contentBlocks.find(({ slug }) => slug === type)?.fields ?? []
  const required = flattenTopLevelFields(fields).flatMap((field) =>
    'required' in field && field.required && 'name' in field ? [field.name] : [],
  )
  const kept = Object.entries(blockSamples[type as OwnBlockType]).filter(
    ([name]) => name === 'blockType' || required.includes(name),
  )
  return Object.fromEntries(kept) as unknown as StoredBlock
}

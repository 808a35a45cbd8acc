import { z } from 'zod'
import type { StoredBlock } from '../contract'

/** The collections whose documents are made of blocks. */
const blockCollectionSlugs = [
  'pages',
  'posts',
  'schools',
  'courses',
  'accommodation',
  'reusable-content',
] as const

/** Where a block is: a document, or a global. */
export const placeSchema = z.union([
  z.strictObject({ collection: z.enum(blockCollectionSlugs), id: z.int().positive() }),
  z.strictObject({ global: z.literal('home-page') }),
])

export type Place = z.infer<typeof placeSchema>

/** As many blocks as a document may have. */
export const MAX_BLOCKS = 60

/** The blocks of a document in one language with another block at their end, or in the place of the one with its id. */
export const withBlock = (blocks: readonly StoredBlock[], block: StoredBlock): StoredBlock[] =>
  blocks.some(({ id }) => id === block.id)
    ? blocks.map((found) => (found.id === block.id ? block : found))
    : [...blocks, block]

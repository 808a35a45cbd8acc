import type { ReactNode } from 'react'
import type { Reference } from '../../platform/payload/link-href'
import type { QueryContext } from '../../platform/payload/query'
import type { Originals } from '../../shared/language/original-texts'
import type { GalleryPicture } from '../gallery/contract'
import type {
  BlockOf,
  BlockType,
  ListedDocuments,
  ListedPost,
  SchoolOffers,
  ShownBlock,
  StoredBlock,
} from './contract'
import type { BlocksMessages } from './messages/messages'

/** Parts of other features that the blocks show. A block shows nothing if the feature is missing. */
export interface BlockParts {
  gallery?: (ctx: QueryContext, pictures: GalleryPicture[]) => Promise<ReactNode>
  /** The map of a published school; undefined if there is no such school. */
  schoolMap?: (ctx: QueryContext, slug: string) => Promise<ReactNode>
  /** Published documents in their order, each with its pictures and its school. */
  documents?: (ctx: QueryContext, listed: ListedDocuments) => Promise<Reference[]>
  /** The price of the cheapest course of each school, by its id. */
  fromPrices?: (
    ctx: QueryContext,
    schools: readonly number[],
  ) => Promise<ReadonlyMap<number, { from?: { text: string } }>>
  /** Prices and starts of the courses of one published school. */
  offers?: (ctx: QueryContext, slug: string) => Promise<SchoolOffers | undefined>
  /** The calculator of a school, in which a course may be chosen; without a school that of the only one, or links to all. */
  calculator?: (
    ctx: QueryContext,
    chosen: { school?: string | undefined; course?: number | undefined },
  ) => Promise<ReactNode>
  posts?: (
    ctx: QueryContext,
    filter: { category?: number | undefined; school?: number | undefined; limit: number },
  ) => Promise<ListedPost[]>
  /** A form that staff have built; undefined if it cannot be filled in. */
  form?: (ctx: QueryContext, form: number) => Promise<ReactNode>
}

export interface BlockContext extends QueryContext {
  publicUrl: string
  parts: BlockParts
  types?: Record<string, ShowBlock<BlockType>>
  /** The pictures that the page shows outside its blocks, by id. */
  shownPictures?: ReadonlySet<number> | undefined
}

export interface ShowContext extends BlockContext {
  t: BlocksMessages
  /** 1 if the heading of the block is the title of the page. */
  headingLevel: 1 | 2
  /** A name for things of this block that must be unique on the page. */
  uniqueName: string
  /** Shows other blocks in the place of this one. */
  showBlocks: (
    blocks: readonly StoredBlock[],
    originals: Originals<readonly StoredBlock[]> | undefined,
  ) => Promise<{ body: ReactNode; jsonLd: object[] }>
}

/**
 * Loads what a block shows and renders it; undefined if there is nothing to show. `originals` are the same block in
 * the languages that its texts may come from.
 */
export type ShowBlock<Type extends BlockType> = (
  block: BlockOf<Type>,
  ctx: ShowContext,
  originals: Originals<BlockOf<Type>> | undefined,
) => ShownBlock | undefined | Promise<ShownBlock | undefined>

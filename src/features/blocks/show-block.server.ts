import type { ReactNode } from 'react'
import type { QueryContext } from '../../platform/payload/query'
import type { GalleryPicture } from '../gallery/contract'
import type { PostCard, PostFilter } from '../news/contract'
import type { BlockOf, BlockType, ShownBlock } from './contract'

/** What the blocks show of other features; composition passes it in. */
export interface BlockParts {
  gallery: (ctx: QueryContext, pictures: GalleryPicture[]) => Promise<ReactNode>
  form?: (ctx: QueryContext, formId: number) => Promise<ReactNode>
  /** The newest posts. */
  posts: (ctx: QueryContext, filter: PostFilter & { limit: number }) => Promise<PostCard[]>
}

export interface BlockContext extends QueryContext {
  publicUrl: string
  parts: BlockParts
}

/**
 * Loads what a block shows and renders it; undefined if there is nothing to show. `english` is the same block in English, on a
 * page in another language.
 */
export type ShowBlock<Type extends BlockType> = (
  block: BlockOf<Type>,
  ctx: BlockContext,
  english: BlockOf<Type> | undefined,
) => ShownBlock | undefined | Promise<ShownBlock | undefined>

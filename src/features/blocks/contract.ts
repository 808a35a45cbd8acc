import type { ReactNode } from 'react'
import type { Page } from '../../platform/payload/payload-types'

/** A block as it is stored. */
export type StoredBlock = NonNullable<Page['blocks']>[number]

export type BlockType = StoredBlock['blockType']

/** The stored data of one kind of block. */
export type BlockOf<Type extends BlockType> = Extract<StoredBlock, { blockType: Type }>

/** A block that is ready to be shown. */
export interface ShownBlock {
  body: ReactNode
  /** What search engines are told. */
  jsonLd?: object
}

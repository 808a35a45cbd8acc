import { paragraphNode, type RichNode, textNode } from '../../../shared/formats/rich-text-nodes'
import type { BlockOf } from '../../blocks/contract'
import { createIds, embedNode, heading, quote, richText, upload } from './nodes'

/** The kinds of blocks that an import makes, with the fields that it fills in. */

interface Named<Type extends string> {
  id: string
  blockType: Type
}

type RichTextOf = BlockOf<'text'>['text']

export type ImportedBlock =
  | (Named<'text'> & { text: RichTextOf })
  | (Named<'gallery'> & { pictures: number[] })
  | (Named<'table'> & { rows: string; headRow: boolean; headColumn: boolean; caption?: string })
  | (Named<'video'> & { code: string; title?: string; caption?: string })
  | (Named<'quote'> & { text: string; name?: string })
  | (Named<'columns'> & { columns: { id: string; text: RichTextOf }[] })
  | (Named<'pictureText'> & { picture: number; text?: RichTextOf; side: 'left' | 'right' })
  | (Named<'accordion'> & { items: { id: string; question: string; answer: RichTextOf }[]; isFaq: boolean })
  | (Named<'latestNews'> & { limit: number })

/** The generated type of rich text allows the children of a root only; the nodes here are typed more exactly. */
export const asRichText = (nodes: RichNode[]): NonNullable<RichTextOf> =>
  richText(nodes) as NonNullable<RichTextOf>

export const nodesOf = (text: RichTextOf): RichNode[] => (text?.root.children ?? []) as RichNode[]

const line = (text: string) => paragraphNode([textNode(text)])

/** A block as nodes of a text, for places where no block fits. */
export const blockToNodes = (block: ImportedBlock): RichNode[] => {
  const nextId = createIds(block.id)
  switch (block.blockType) {
    case 'text':
      return nodesOf(block.text)
    case 'gallery':
      return block.pictures.map((picture) => upload(nextId(), picture))
    case 'table':
      return [...(block.caption ? [line(block.caption)] : []), ...block.rows.split('\n').map(line)]
    case 'video':
      return [
        embedNode(nextId(), block.code, block.title ?? ''),
        ...(block.caption ? [line(block.caption)] : []),
      ]
    case 'quote':
      return [quote([textNode(block.text)]), ...(block.name ? [line(block.name)] : [])]
    case 'columns':
      return block.columns.flatMap(({ text }) => nodesOf(text))
    case 'pictureText':
      return [upload(nextId(), block.picture), ...nodesOf(block.text)]
    case 'accordion':
      return block.items.flatMap(({ question, answer }) => [
        heading('h3', [textNode(question)]),
        ...nodesOf(answer),
      ])
    case 'latestNews':
      return []
  }
}

/** The limit of the field `blocks`. */
const maxBlocks = 60

/** Blocks beyond the limit become one text. */
export const withinLimit = (blocks: ImportedBlock[]): ImportedBlock[] => {
  const last = blocks[maxBlocks - 1]
  if (blocks.length <= maxBlocks || !last) return blocks
  const rest = blocks.slice(maxBlocks - 1).flatMap(blockToNodes)
  return [...blocks.slice(0, maxBlocks - 1), { id: last.id, blockType: 'text', text: asRichText(rest) }]
}

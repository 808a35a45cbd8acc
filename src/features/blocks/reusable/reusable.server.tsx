import {
  type QueryContext,
  readIn,
  readOriginals,
  sharedRead,
  writtenIn,
} from '../../../platform/payload/query'
import { documentId } from '../../../shared/id'
import { documentTag } from '../../../shared/tags'
import type { StoredBlock } from '../contract'
import { shownByBlocks } from '../queries.server'
import type { ShowBlock } from '../show-block.server'

/** The blocks of a reusable content; none if it is not published. */
const findBlocks = async (
  { payload, draft }: QueryContext,
  id: number,
  languages: ReturnType<typeof readIn | typeof writtenIn>,
): Promise<StoredBlock[]> => {
  const doc = await payload.findByID({
    collection: 'reusable-content',
    id,
    ...languages,
    draft,
    depth: 2,
    populate: shownByBlocks,
    disableErrors: true,
  })
  const isShown = doc && (draft || doc._status === 'published')
  return isShown ? (doc.blocks ?? []) : []
}

/** Reads the blocks in the language of the page, and in those that their texts may come from. */
const readContent = (ctx: QueryContext, id: number) =>
  sharedRead(ctx, `reusable content:${id}`, async (own) => {
    own.tag(documentTag('reusable-content', id))
    const [blocks, originals] = await Promise.all([
      findBlocks(own, id, readIn(own)),
      readOriginals(own, (locale) => findBlocks(own, id, writtenIn(locale))),
    ])
    return { blocks, originals }
  })

export const showReusable: ShowBlock<'reusable'> = async (block, ctx) => {
  if (!block.content) return undefined
  const { blocks, originals } = await readContent(ctx, documentId(block.content))
  // The panel does not offer it, but the API would take it: content that contains itself would never end.
  const safe = blocks.filter(({ blockType }) => blockType !== 'reusable')
  if (safe.length === 0) return undefined
  return ctx.showBlocks(safe, originals)
}

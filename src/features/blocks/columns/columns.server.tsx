import { toPicture } from '../../../platform/payload/picture'
import { originalRows } from '../../../shared/language/original-texts'
import { blockHtml, blockLink, blockText } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { type Column, Columns } from './Columns'

export const showColumns: ShowBlock<'columns'> = (block, ctx, originals) => {
  const heading = blockText(block, originals, 'heading')
  const columns = (block.columns ?? []).flatMap((row): Column[] => {
    const originalRow = originalRows(originals, row, (other) => other.columns)
    const title = blockText(row, originalRow, 'heading')
    // The headings of the text are below those of the column and the block.
    const above = Number(heading !== undefined) + Number(title !== undefined)
    const column = {
      title,
      text: blockHtml(row, originalRow, 'text', ctx, (2 + above) as 2 | 3 | 4),
      picture: toPicture(row.picture, ctx),
      link: blockLink(row.link, ctx),
    }
    return Object.values(column).some((part) => part !== undefined) ? [column] : []
  })
  if (columns.length === 0 && !heading) return undefined
  return { body: <Columns heading={heading} columns={columns} /> }
}

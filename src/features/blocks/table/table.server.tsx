import { blockText } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { parseTable } from './parse-table'
import { Table } from './Table'

export const showTable: ShowBlock<'table'> = (block, ctx, originals) => {
  const text = blockText(block, originals, 'rows')
  const rows = parseTable(text?.text ?? '')
  if (rows.length === 0) return undefined
  return {
    body: (
      <Table
        heading={blockText(block, originals, 'heading')}
        caption={blockText(block, originals, 'caption')}
        rows={rows}
        lang={text?.lang}
        headRow={block.headRow ?? true}
        headColumn={block.headColumn ?? false}
        label={ctx.t('table')}
      />
    ),
  }
}

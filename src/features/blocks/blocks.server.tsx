import { createHash } from 'node:crypto'
import { type Originals, originalRows } from '../../shared/language/original-texts'
import { showAccordion } from './accordion/accordion.server'
import { showCalculator } from './calculator/calculator.server'
import { showCallToAction } from './call-to-action/call-to-action.server'
import { showCards } from './cards/cards.server'
import { showColumns } from './columns/columns.server'
import { Block } from './common/elements'
import type { BlockType, ShownBlock, ShownBlocks, StoredBlock } from './contract'
import { showDownloads } from './downloads/downloads.server'
import { showForm } from './form/form.server'
import { showGallery } from './gallery/gallery.server'
import { showHero } from './hero/hero.server'
import { showLatestNews } from './latest-news/latest-news.server'
import { blocksMessages } from './messages/messages'
import { showPictureText } from './picture-text/picture-text.server'
import { showPriceTeaser } from './price-teaser/price-teaser.server'
import { showQuote } from './quote/quote.server'
import { showReusable } from './reusable/reusable.server'
import { showSchoolMap } from './school-map/school-map.server'
import type { BlockContext, ShowBlock, ShowContext } from './show-block.server'
import { showStartDates } from './start-dates/start-dates.server'
import { showTable } from './table/table.server'
import { showText } from './text/text.server'
import { showVideo } from './video/video.server'

const shows = {
  accordion: showAccordion,
  calculator: showCalculator,
  callToAction: showCallToAction,
  cards: showCards,
  columns: showColumns,
  downloads: showDownloads,
  form: showForm,
  gallery: showGallery,
  hero: showHero,
  latestNews: showLatestNews,
  pictureText: showPictureText,
  priceTeaser: showPriceTeaser,
  quote: showQuote,
  reusable: showReusable,
  schoolMap: showSchoolMap,
  startDates: showStartDates,
  table: showTable,
  text: showText,
  video: showVideo,
} satisfies { [Type in BlockType]?: ShowBlock<Type> }

/** The blocks of this feature; extensions provide others (`blockTypes`). */
export type OwnBlockType = keyof typeof shows

/** Letters and digits for ids in HTML: the id of a stored block may be anything. */
const uniqueName = (id: string | null | undefined, index: number): string =>
  `block-${createHash('sha256')
    .update(id || String(index))
    .digest('hex')
    .slice(0, 8)}`

/**
 * Loads and renders the blocks of a page, all at the same time. `originals`: the blocks of the same page in the
 * languages that its texts may come from. `canBeTitle`: whether a hero at the beginning is the title of the page.
 */
export const loadBlocks = async (
  ctx: BlockContext,
  blocks: readonly StoredBlock[],
  originals?: Originals<readonly StoredBlock[]>,
  { canBeTitle = false }: { canBeTitle?: boolean | undefined } = {},
): Promise<ShownBlocks> => {
  const types: Record<string, unknown> = { ...ctx.types, ...shows }
  const listed = ctx.draft ? blocks : blocks.filter(({ hidden }) => !hidden)
  const hasTitle = canBeTitle && listed[0]?.blockType === 'hero' && Boolean(listed[0].heading)
  const shown = await Promise.all(
    listed.map(async (block, index) => {
      const showCtx: ShowContext = {
        ...ctx,
        t: blocksMessages(ctx.locale),
        headingLevel: hasTitle && index === 0 ? 1 : 2,
        uniqueName: uniqueName(block.id, index),
        showBlocks: (inner, innerOriginals) => loadBlocks(ctx, inner, innerOriginals),
      }
      const show = types[block.blockType] as ShowBlock<BlockType> | undefined
      const found: ShownBlock | undefined = await show?.(
        block,
        showCtx,
        originalRows(originals, block, (list) => list),
      )
      return found && { ...found, key: showCtx.uniqueName, block }
    }),
  )
  const visible = shown.filter((found) => found !== undefined)
  return {
    body: visible.length ? (
      <div className="blocks">
        {visible.map(({ key, body, block }) => (
          <Block
            key={key}
            type={block.blockType}
            anchor={block.anchor}
            tinted={block.tone === 'tinted'}
            id={ctx.draft ? (block.id ?? undefined) : undefined}
            editLabel={blocksMessages(ctx.locale)('edit')}
            hiddenNote={block.hidden ? blocksMessages(ctx.locale)('hidden') : undefined}
          >
            {body}
          </Block>
        ))}
      </div>
    ) : undefined,
    jsonLd: visible.flatMap(({ jsonLd }) => jsonLd ?? []),
    hasTitle,
  }
}

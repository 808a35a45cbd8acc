import { toPicture } from '../../../platform/payload/picture'
import { type QueryContext, readIn, readOriginals, writtenIn } from '../../../platform/payload/query'
import { documentId } from '../../../shared/id'
import { untranslatedFields } from '../../../shared/language/original-texts'
import { givenFields, selectFields, seoFields, showFields } from '../../../shared/pick-fields'
import { shownByBlocks } from '../../blocks/queries.server'
import { type HomeContent, homeFields } from '../contract'
import { homePageTag } from '../tags'

const nothing: HomeContent = { heading: '', lead: '', pictures: [], blocks: [], seo: {} }

/** Until editors publish it, or after they took it back, the home page is as if they had written nothing. */
const isShown = ({ draft }: QueryContext, { _status }: { _status?: string | null }): boolean =>
  draft || _status === 'published'

/** Reads the editors' texts and pictures of the home page. */
export const getHomeContent = async (ctx: QueryContext): Promise<HomeContent> => {
  ctx.tag(homePageTag)
  const { payload, draft } = ctx
  const texts = { ...selectFields(homeFields), blocks: true } as const
  const [doc, originals] = await Promise.all([
    payload.findGlobal({
      slug: 'home-page',
      select: { ...texts, pictures: true, seo: true, _status: true },
      ...readIn(ctx),
      draft,
      // The pictures of documents that a block shows are one level deeper.
      depth: 2,
      populate: shownByBlocks,
    }),
    readOriginals(ctx, (locale) =>
      payload.findGlobal({ slug: 'home-page', select: texts, ...writtenIn(locale), draft, depth: 0 }),
    ),
  ])
  if (!isShown(ctx, doc)) return nothing
  return {
    ...showFields(doc, homeFields),
    ...untranslatedFields(doc, originals, homeFields),
    pictures: (doc.pictures ?? []).flatMap((picture) => toPicture(picture, ctx) ?? []),
    blocks: doc.blocks ?? [],
    originalBlocks: originals.map(({ locale, row }) => ({ locale, row: row.blocks ?? [] })),
    seo: givenFields(doc.seo, seoFields),
  }
}

/** The ids of the schools that editors put first, in their order. */
export const getSchoolOrder = async (ctx: QueryContext): Promise<number[]> => {
  ctx.tag(homePageTag)
  const doc = await ctx.payload.findGlobal({
    slug: 'home-page',
    select: { schools: true, _status: true },
    draft: ctx.draft,
    depth: 0,
  })
  return isShown(ctx, doc) ? (doc.schools ?? []).map(documentId) : []
}

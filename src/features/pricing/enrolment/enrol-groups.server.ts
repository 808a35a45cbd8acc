import type { QueryContext } from '../../../shared/query.server'
import { getPriceCatalogue } from '../queries.server'
import { isExpired } from '../quotes/quote'
import { findQuotes } from '../quotes/quotes.server'
import { type EnrolGroup, groupsOf } from './enrolment-check'

/** The quotes that somebody can enrol with now, by school; `lost` when some of them are not any more. */
export const loadGroups = async (
  ctx: QueryContext,
  tokens: readonly string[],
): Promise<{ groups: EnrolGroup[]; lost: boolean }> => {
  const now = new Date()
  const valid = (await findQuotes(ctx, tokens)).filter((quote) => !isExpired(quote, now))
  const slugs = [...new Set(valid.map(({ content }) => content.school.slug))]
  const catalogues = await Promise.all(slugs.map((slug) => getPriceCatalogue(ctx, slug, now)))
  const groups = groupsOf(
    valid,
    catalogues.flatMap((catalogue) => catalogue ?? []),
  )
  const usable = groups.reduce((count, { quotes }) => count + quotes.length, 0)
  return { groups, lost: usable < tokens.length }
}

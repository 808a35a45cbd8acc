import type { QueryContext } from '../../../platform/payload/query'
import { getPriceCatalogue } from '../queries.server'
import { isExpired, type Quote } from '../quotes/quote'
import { findQuotes } from '../quotes/quotes.server'
import { type EnrolGroup, groupsOf } from './enrol-group'

/** A quote that expires while the form is filled in still counts: only a form opened before can be sent. */
export const graceMs = 60 * 60 * 1000

interface Loaded {
  groups: EnrolGroup[]
  /** Some of the tokens are not good any more. */
  lost: boolean
  expired: Quote[]
}

/** The quotes that somebody can enrol with, by school, when those count that were valid `since`. */
export const loadGroups = async (
  ctx: QueryContext,
  tokens: readonly string[],
  since = new Date(),
): Promise<Loaded> => {
  const found = await findQuotes(ctx, tokens)
  const valid = found.filter((quote) => !isExpired(quote, since))
  const slugs = [...new Set(valid.map(({ content }) => content.school.slug))]
  const catalogues = await Promise.all(slugs.map((slug) => getPriceCatalogue(ctx, slug, new Date())))
  const groups = groupsOf(
    valid,
    catalogues.flatMap((catalogue) => catalogue ?? []),
  )
  const usable = groups.reduce((count, { quotes }) => count + quotes.length, 0)
  const expired = found.filter((quote) => !valid.includes(quote))
  return { groups, lost: usable < tokens.length, expired }
}

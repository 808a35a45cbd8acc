import { todayIn } from '../../../shared/time/days'
import { type PriceCatalogue, price } from '../../pricing/contract'
import type { Quote, QuoteContent, QuoteLine } from './quote'

const isFee = ({ kind }: Pick<QuoteLine, 'kind'>): boolean => kind === 'registration'

/**
 * The lines of a quote without the registration fee. Discounts may apply to the fee, so the stay is priced again as on the day of the
 * quote. If prices have changed since, that is not possible: then only the line of the fee goes, and only without discounts.
 */
const linesWithoutFee = (
  { request, lines, total, timeZone, createdAt }: QuoteContent,
  catalogue: PriceCatalogue | undefined,
): QuoteLine[] | undefined => {
  const day = todayIn(timeZone, new Date(createdAt))
  if (catalogue && price(request, catalogue, day).total === total) {
    const left = price(request, { ...catalogue, registrationFee: 0 }, day).lines
    const found = left.flatMap(({ kind, code, amount }) => {
      const same = lines.find((line) => line.kind === kind && line.code === code)
      return same ? [{ ...same, amount }] : []
    })
    if (found.length === left.length) return found
  }
  return lines.some(({ kind }) => kind === 'discount') ? undefined : lines.filter((line) => !isFee(line))
}

const sum = (lines: readonly Pick<QuoteLine, 'amount'>[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0)

const withoutFee = (content: QuoteContent, catalogue: PriceCatalogue | undefined): QuoteContent => {
  const lines = linesWithoutFee(content, catalogue)
  if (!lines) return content
  const { indicative, total: before } = content
  const total = sum(lines)
  return {
    ...content,
    lines,
    registrationFee: 0,
    discount: -sum(lines.filter(({ kind }) => kind === 'discount')),
    total,
    ...(indicative && {
      indicative: { ...indicative, total: Math.round((indicative.total * total) / before) },
    }),
  }
}

/**
 * Quotes of one person: each school charges its registration fee once, with the first quote that contains it. `isReduced` marks the
 * others, whose price differs from what is stored.
 */
export const chargeFeeOnce = (quotes: readonly Quote[], catalogues: readonly PriceCatalogue[]): Quote[] => {
  const charged = new Set<string>()
  return quotes.map((quote) => {
    const { slug } = quote.content.school
    if (!quote.content.lines.some(isFee)) return quote
    if (!charged.has(slug)) {
      charged.add(slug)
      return quote
    }
    const catalogue = catalogues.find(({ school }) => school.slug === slug)
    const content = withoutFee(quote.content, catalogue)
    return content === quote.content ? quote : { ...quote, content, isReduced: true }
  })
}

import type { PriceCatalogue } from '../contract'
import { startDays } from '../days'
import type { Quote } from '../quotes/quote'

/** How far ahead a start can be chosen. */
const offeredStarts = 78

/** The quotes of one school that somebody enrols with. */
export interface EnrolGroup {
  /** Name of its start field. */
  field: string
  catalogue: PriceCatalogue
  quotes: Quote[]
}

/** Whether a field of the form is one of the start fields that `groupsOf` names. */
export const isStartField = (name: string): boolean => /^start(-\d+)?$/.test(name)

export const groupsOf = (quotes: readonly Quote[], catalogues: readonly PriceCatalogue[]): EnrolGroup[] =>
  catalogues
    .map((catalogue) => ({
      catalogue,
      quotes: quotes.filter(({ content }) => content.school.slug === catalogue.school.slug),
    }))
    .filter((group) => group.quotes.length > 0)
    .map((group, index) => ({ ...group, field: index === 0 ? 'start' : `start-${index + 1}` }))

export const startsOf = ({ catalogue }: EnrolGroup): string[] =>
  startDays(catalogue.today, catalogue.closures, offeredStarts)

/** The earliest start that the quotes were made for. */
export const quotedStart = ({ quotes }: EnrolGroup): string | undefined =>
  quotes.flatMap(({ content }) => content.request.start ?? []).sort()[0]

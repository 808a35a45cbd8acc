import type { SelectOption } from '../../../ui/select/SelectSearch'
import { cefrLevels } from '../../schools/contract'
import { offeredStarts } from '../calculation/offered-starts'
import { listDay, listOn } from '../calculation/price'
import { totalFor } from '../calculation/price-list'
import { ageGroups, levelsText, takesStudent } from '../calculation/student-fits'
import {
  MAX_WEEKS,
  NO_ACCOMMODATION,
  NO_COURSE,
  type Offer,
  type OfferKind,
  type PriceRequest,
} from '../model'
import { PERCENT } from '../money/money'
import { hasPlaces } from '../stay/free-places'
import { type StartCatalogue, startDays } from '../stay/starts'
import type { StayRules } from '../stay/stay'
import { writeDay, writeMonth } from '../stay/stay-texts'
import type { CalculatorProps } from './calculator-props'

type Props = Pick<CalculatorProps, 'catalogue' | 'days' | 'locale' | 't'>

type Chosen = Pick<PriceRequest, OfferKind | 'start' | 'age' | 'level'>

/** The offers of one kind. One without a price says so and cannot be chosen; a link may still contain it. So does one for other students. */
const offerOptions = (
  kind: OfferKind,
  offered: readonly Offer[],
  { catalogue, t }: Props,
  request: Chosen,
): SelectOption[] => {
  const isPriced = (number: number) => {
    const alone = { course: NO_COURSE, accommodation: NO_ACCOMMODATION, start: request.start, [kind]: number }
    const list = listOn(catalogue.lists, listDay(alone, catalogue, catalogue.today))
    return (
      !list || list.items.some((item) => item.kind === kind && item.number === number && item.segments.length)
    )
  }
  return offered.map((offer) => {
    const { number, title, minAge } = offer
    if (isPriced(number) && !takesStudent(offer, request))
      return {
        value: String(number),
        label:
          request.age !== undefined && request.age < minAge
            ? t('student.olderOnly', { choice: title, age: minAge })
            : t('student.otherLevels', { choice: title, levels: levelsText(offer) }),
        faint: true,
      }
    return isPriced(number)
      ? { value: String(number), label: title }
      : {
          value: String(number),
          label: t('onRequest', { choice: title }),
          faint: true,
          disabled: request[kind] !== number,
        }
  })
}

/** The groups of ages that make a difference at this school. */
export const ageOptions = ({ catalogue, t }: Props): SelectOption[] => {
  const groups = ageGroups(catalogue)
  return [
    { value: '', label: t('student.anyAge') },
    ...groups.map((from, index) => {
      const next = groups[index + 1]
      const value = String(from)
      if (next === undefined) return { value, label: t('student.from', { age: from }) }
      if (from === 0) return { value, label: t('student.under', { age: next }) }
      return { value, label: from === next - 1 ? value : `${from}–${next - 1}` }
    }),
  ]
}

export const levelOptions = ({ t }: Pick<Props, 't'>): SelectOption[] => [
  { value: '', label: t('student.anyLevel') },
  ...cefrLevels.map((level) => ({ value: level, label: level })),
]

export const courseOptions = (props: Props, request: Chosen): SelectOption[] => [
  { value: String(NO_COURSE), label: props.t('chooseCourse') },
  ...offerOptions('course', props.catalogue.courses, props, request),
]

export const accommodationOptions = (props: Props, request: Chosen): SelectOption[] => [
  { value: String(NO_ACCOMMODATION), label: props.t('noAccommodation') },
  ...offerOptions('accommodation', props.catalogue.accommodation, props, request),
]

/**
 * All lengths. Those that are not offered for the current choices are marked, so that none seems to be missing, unless they are the
 * most: then the list has those that are offered, and the chosen one until it is changed.
 */
export const weekOptions = ({ catalogue, t }: Props, request: PriceRequest): SelectOption[] => {
  const list = listOn(catalogue.lists, listDay(request, catalogue, catalogue.today))
  const wanted = (list?.items ?? []).filter(
    ({ kind, number }) =>
      number === request[kind] && number > (kind === 'course' ? NO_COURSE : NO_ACCOMMODATION),
  )
  const lengths = Array.from({ length: MAX_WEEKS }, (_, index): SelectOption => {
    const weeks = index + 1
    const label = t('weeksCount', { count: weeks })
    const offered = wanted.every(({ segments }) => totalFor(segments, weeks) !== undefined)
    const value = String(weeks)
    return offered ? { value, label } : { value, label: t('notOffered', { choice: label }), faint: true }
  })
  const offered = lengths.filter(({ faint }) => !faint)
  const isShort = offered.length > 0 && offered.length < MAX_WEEKS / 2
  const shown = isShort
    ? lengths.filter(({ faint, value }) => !faint || value === String(request.weeks))
    : lengths
  return [{ value: '0', label: t('chooseWeeks') }, ...shown]
}

/**
 * The possible start dates by month. Those without places or prices are marked: whoever chooses one reads which start has places, or
 * whom to ask. The date in the address is added even if it is not one of them.
 */
export const startOptions = (
  { catalogue, days, locale, t }: Props,
  request: Pick<PriceRequest, 'course' | 'accommodation' | 'weeks'>,
  asked: string | undefined,
): SelectOption[] => {
  const { priced, unpriced } = offeredStarts(request, catalogue)
  const shown = new Set([...priced, ...unpriced, ...(asked ? [asked] : [])])
  return [
    { value: '', label: t('startOpen') },
    ...[...shown].sort().map((day) => {
      const choice = writeDay(day, days, locale)
      const option = { value: day, group: writeMonth(day, days, locale) }
      if (unpriced.includes(day))
        return { ...option, label: t('pricesFollow', { choice, year: day.slice(0, 4) }), faint: true }
      return hasPlaces({ ...request, start: day }, catalogue)
        ? { ...option, label: choice }
        : { ...option, label: t('fullStart', { choice }), faint: true }
    }),
  ]
}

export const currencyOptions = ({ catalogue }: Pick<CalculatorProps, 'catalogue'>): SelectOption[] =>
  catalogue.currencies
    .filter(({ code }) => code !== PERCENT)
    .map(({ code, name, format }) => ({ value: code, label: `${format.symbol} · ${name}` }))

/** The next starts of a course with places left, without accommodation. */
export const courseStarts = (catalogue: StartCatalogue & StayRules, course: number): string[] => {
  const stay = { course, accommodation: NO_ACCOMMODATION, weeks: 1 }
  return startDays(stay, catalogue).filter((start) => hasPlaces({ ...stay, start }, catalogue))
}

import { labelText } from '../../../shared/text/label-text'
import { lineTitle } from '../calculation/price-texts'
import type { PricingParams } from '../messages/messages'
import type { PriceRequest, Reason } from '../model'
import { closureText, rangeText, tooSoonText, writeDay } from '../stay/stay-texts'
import type { CalculatorProps } from './calculator-props'

/** A reason as a sentence, with an alternative choice. */
export interface ReasonText {
  text: string
  blocking: boolean
  alternative?: { label: string; change: Partial<PriceRequest> }
  /** A link to the section of the school's page that lists all offers, or to the school. */
  see?: { label: string; href: string }
}

type Props = Pick<CalculatorProps, 'catalogue' | 'days' | 'locale' | 't' | 'promo'>

/** The title of the offer, discount or supplement that a reason refers to. */
const titleOf = ({ about = {} }: Reason, { catalogue, promo }: Props): string => {
  if (about.title !== undefined) return about.title
  const adjustments = promo ? [...catalogue.adjustments, promo] : catalogue.adjustments
  const code = String(about.number ?? about.code ?? '')
  return lineTitle({ kind: about.kind ?? 'discount', code }, { ...catalogue, adjustments }, '')
}

/** Reasons that have a text of the calculator. The texts of the others are shared with quotes and enrolment. */
const sentences = {
  no_list: 'noList',
  not_offered: 'notOfferedNow',
  length_not_offered: 'lengthNotOffered',
  start_not_monday: 'startNotMonday',
  start_not_first_monday: 'startNotFirstMonday',
  start_not_listed: 'startNotListed',
  starts_on_some_days: 'startsOnSomeDays',
  priced_later: 'pricedLater',
  no_start_left: 'noStartLeft',
  start_past: 'startPast',
  start_closed: 'startClosed',
  season_ends: 'seasonEnds',
  start_full: 'startFull',
  few_places: 'fewPlaces',
  depends_on_start: 'dependsOnStart',
  part_of_stay: 'partOfStay',
  too_young: 'tooYoung',
  level_outside: 'levelOutside',
  promo_unknown: 'promoUnknown',
  promo_not_for_this: 'promoNotForThis',
} as const satisfies Record<
  Exclude<Reason['code'], 'closed_during_stay' | 'start_too_soon'>,
  keyof PricingParams
>

/** Suggests another start date. */
export const startAlternative = (
  start: string,
  { days, locale, t }: Pick<Props, 'days' | 'locale' | 't'>,
): NonNullable<ReasonText['alternative']> => ({
  label: t('takeStart', { day: writeDay(start, days, locale) }),
  change: { start },
})

const sentenceFor = (reason: Reason, props: Props): string => {
  const { days, locale, t } = props
  const { code, about = {} } = reason
  const { from = '', to = '', movedWeeks = 0 } = about
  if (code === 'no_list' && from) return t('noListYet', { year: from.slice(0, 4) })
  const title = titleOf(reason, props)
  if (code === 'closed_during_stay') {
    const closure = { from, to, title, movedWeeks }
    return labelText(
      locale,
      t('stay.closed'),
      closureText(locale, t, closure, about.kind === 'accommodation', days),
    )
  }
  if (code === 'start_too_soon')
    return tooSoonText(t, {
      days: about.days ?? 0,
      title: about.kind === 'accommodation' ? title : undefined,
    })
  const values = {
    title:
      code === 'start_closed' || code === 'season_ends'
        ? `${title}, ${rangeText(locale, { from, to }, days)}`
        : title,
    weeks: t('weeksCount', { count: about.weeks ?? 0 }),
    count: about.weeks ?? 0,
    of: about.of ?? 0,
    code: about.code ?? '',
    age: about.age ?? 0,
    levels: about.levels ?? '',
  }
  return t(sentences[code], values)
}

export const reasonText = (reason: Reason, props: Props): ReasonText => {
  const { t } = props
  const { code, blocking, nearest, about = {} } = reason
  const weeksText = (count: number) => t('weeksCount', { count })
  const text = sentenceFor(reason, props)
  if (typeof nearest === 'number')
    return {
      text,
      blocking,
      alternative: { label: t('takeWeeks', { weeks: weeksText(nearest) }), change: { weeks: nearest } },
    }
  if (typeof nearest === 'string') return { text, blocking, alternative: startAlternative(nearest, props) }
  const { kind } = about
  if (reason.other !== undefined && kind) {
    const title = lineTitle({ kind, code: String(reason.other) }, props.catalogue, '')
    return {
      text,
      blocking,
      alternative: { label: t('takeOffer', { title }), change: { [kind]: reason.other } },
    }
  }
  const { email } = props.catalogue.school
  if (code === 'no_list') return { text, blocking, see: { label: email, href: `mailto:${email}` } }
  if (code === 'not_offered' || code === 'no_start_left' || code === 'start_full')
    return {
      text,
      blocking,
      see:
        about.kind === 'accommodation'
          ? { label: t('seeAccommodation'), href: '#anc-accommodation' }
          : { label: t('seeCourses'), href: '#anc-courses' },
    }
  return { text, blocking }
}

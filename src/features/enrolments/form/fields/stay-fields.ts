import { isDay } from '../../../../shared/days'
import type { FieldError } from '../../../../shared/form-fields'
import type { Locale } from '../../../../shared/locale'
import { pickMessages, type Translator } from '../../../../shared/messages/translator'
import { dayText } from '../../../../shared/text/day-text'
import {
  knownStayDays,
  type PriceCatalogue,
  type PriceRequest,
  pricingMessages,
  type StayDates,
  type StayMessages,
  stayDates,
  writeDay,
} from '../../../pricing/contract'
import type { QuotesMessages, QuotesParams } from '../../../quotes/contract'
import { enrolmentsMessages } from '../../messages/messages'
import { type EnrolGroup, fullStartText, groupName, quotedStart, startsOf } from './enrol-group'
import type { GuardianMessages } from './guardian-messages'
import { guardianFields, isUnderage } from './minors'

/** One start field with the stays that begin on the chosen day. */
export interface StartChoice {
  field: string
  label: string
  hint: string
  error?: FieldError
  /** The selected day; empty if none is. */
  start: string
  options: string[]
  asksGuardian: boolean
  /** With titles if there are several. */
  stays: (Pick<PriceRequest, 'weeks' | 'accommodation'> & { title?: string })[]
  /** The chosen accommodation and the closures, to calculate the days of the stays. */
  catalogue: Pick<PriceCatalogue, 'accommodation' | 'closures'>
}

/** The fields whose answers depend on each other: start, date of birth, and the guardian of a minor. */
export interface StayFieldsProps {
  locale: Locale
  t: Translator<Pick<QuotesParams, 'birthDate' | 'choose' | 'mail.stay'>>
  stayTexts: StayMessages
  /** Days formatted by the server, so that the browser renders the same text. */
  days: Record<string, string>
  choices: StartChoice[]
  /** Typed values: date of birth and guardian. */
  values: Record<string, string>
  errors: FieldError[]
  /** Missing if no school asks for a guardian. */
  guardian?: GuardianMessages
}

/** The days of a choice's stays with this start. */
export const staysFrom = (
  start: string,
  { stays, catalogue }: StartChoice,
): { title?: string; stay: StayDates }[] =>
  stays.flatMap(({ title, ...request }) => {
    const stay = stayDates({ ...request, start }, catalogue)
    return stay ? [{ ...(title && { title }), stay }] : []
  })

/** Whether the student needs a guardian. While a year is typed, the date of birth is far in the past. */
export const needsGuardian = (
  birthDate: string,
  choices: readonly Pick<StartChoice, 'asksGuardian' | 'start'>[],
): boolean =>
  isDay(birthDate) &&
  choices.some(({ asksGuardian, start }) => asksGuardian && birthDate < start && isUnderage(birthDate, start))

interface StayForm {
  locale: Locale
  t: QuotesMessages
  /** Undefined if the database is not available. */
  groups: EnrolGroup[] | undefined
  typed: URLSearchParams
  errors: FieldError[]
}

/** Hint below the start. The start of the quote may have become full since. */
const hintFor = (
  group: EnrolGroup,
  quoted: string | undefined,
  locale: Locale,
  t: QuotesMessages,
): string => {
  if (!quoted) return t('startHint')
  const day = dayText(locale, quoted)
  const full = fullStartText(quoted, group, locale)
  return full ? `${day}: ${full}` : t('startQuoted', { date: day })
}

const toChoice = (group: EnrolGroup, { locale, t, groups = [], typed, errors }: StayForm): StartChoice => {
  const { field, catalogue, quotes } = group
  const about = groupName(group, groups)
  const quoted = quotedStart(group)
  const error = errors.find((each) => each.field === field)
  const rooms = new Set(quotes.map(({ content }) => content.request.accommodation))
  const options = startsOf(group)
  const wanted = typed.get(field) ?? quoted ?? ''
  return {
    field,
    label: about ? t('startAt', { school: about }) : t('start'),
    hint: hintFor(group, quoted, locale, t),
    ...(error && { error }),
    // The earliest start of several quotes may be too early for the accommodation of another one.
    start: options.includes(wanted) ? wanted : '',
    options,
    asksGuardian: catalogue.minors === 'guardian',
    stays: quotes.map(({ content: { title, request } }) => ({
      weeks: request.weeks,
      accommodation: request.accommodation,
      ...(quotes.length > 1 && { title }),
    })),
    catalogue: {
      accommodation: catalogue.accommodation.filter(({ number }) => rooms.has(number)),
      closures: catalogue.closures.filter(({ to }) => to >= catalogue.today),
    },
  }
}

export const stayFieldsProps = (form: StayForm): StayFieldsProps => {
  const { locale, t, groups, typed, errors } = form
  const names = ['birthDate', ...guardianFields]
  const choices = (groups ?? []).map((group) => toChoice(group, form))
  const stays = choices.flatMap((choice) => staysFrom(choice.start, choice))
  const asksGuardian = groups
    ? choices.some((choice) => choice.asksGuardian)
    : guardianFields.some((name) => typed.get(name))
  return {
    locale,
    t: pickMessages(t, ['birthDate', 'choose', 'mail.stay']),
    stayTexts: pickMessages(pricingMessages(locale), pricingMessages.keys('stay.')),
    days: Object.assign(
      {},
      ...choices.flatMap(({ options }) => options.map((day) => ({ [day]: writeDay(day, {}, locale) }))),
      ...stays.map(({ stay }) => knownStayDays(locale, stay)),
    ),
    choices,
    values: Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ''])),
    errors: errors.filter(({ field }) => names.includes(field)),
    ...(asksGuardian && {
      guardian: pickMessages(enrolmentsMessages(locale), enrolmentsMessages.keys('guardian.')),
    }),
  }
}

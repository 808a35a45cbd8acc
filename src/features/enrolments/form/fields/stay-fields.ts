import type { FieldError } from '../../../../shared/form-fields'
import type { Locale } from '../../../../shared/locale'
import type { Translator } from '../../../../shared/messages/translator'
import { isDay } from '../../../../shared/time/days'
import {
  type PriceRequest,
  type StayDates,
  type StayMessages,
  type StayRules,
  stayDates,
} from '../../../pricing/contract'
import type { QuotesParams } from '../../../quotes/contract'
import type { GuardianMessages } from './guardian-messages'
import { isUnderage } from './minors'

/** An amount in minor units and in words. */
export interface StartTotal {
  amount: number
  text: string
}

/** One start field with the stays that begin on the chosen day. */
export interface StartChoice {
  field: string
  /** Titles of its courses and rooms. */
  summary: string
  label: string
  hint: string
  error?: FieldError
  /** The selected day; empty if none is. */
  start: string
  options: string[]
  /** Note below the days: of which years the prices follow. */
  unpriced: string[]
  /** Name of the hidden field with the total that the visitor reads. */
  totalField: string
  /** The total of the quotes. */
  quoted: StartTotal
  /** Totals that differ from those of the day before, by the first start that has them. */
  totals: { from: string; total: StartTotal | undefined }[]
  asksGuardian: boolean
  /** With titles if there are several. */
  stays: (Pick<PriceRequest, 'weeks' | 'accommodation'> & { title?: string })[]
  /** The chosen accommodation and the closures, to calculate the days of the stays. */
  catalogue: StayRules
}

/** The fields whose answers depend on each other: start, date of birth, and the guardian of a minor. */
export interface StayFieldsProps {
  locale: Locale
  t: Translator<
    Pick<QuotesParams, 'birthDate' | 'choose' | 'enrolFor' | 'mail.stay' | 'total' | 'totalInstead'>
  >
  /** Label of the date of birth if a parent fills in the form. */
  parentBirthDate: string
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

/** Total of a choice with its start; without one, or if the stay is not offered from then, the quoted total. */
export const totalOn = ({
  start,
  totals,
  quoted,
}: Pick<StartChoice, 'start' | 'totals' | 'quoted'>): StartTotal =>
  (start && totals.findLast(({ from }) => from <= start)?.total) || quoted

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

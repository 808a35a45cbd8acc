import type { FieldError } from '../../../../shared/form-fields'
import type { Locale } from '../../../../shared/locale'
import { pickMessages } from '../../../../shared/messages/translator'
import { dayText } from '../../../../shared/text/day-text'
import { labelText } from '../../../../shared/text/label-text'
import { knownStarts, knownStayDays, offeredStarts, pricingMessages } from '../../../pricing/contract'
import { amountText, lineTitles, type QuotesMessages } from '../../../quotes/contract'
import { enrolmentsMessages } from '../../messages/messages'
import { choiceOf, type EnrolGroup, fullStart, groupName, quotedStart, startsOf } from './enrol-group'
import { guardianFields } from './minors'
import { moveGroup, totalField, totalOf } from './move-quotes'
import { type StartChoice, type StartTotal, type StayFieldsProps, staysFrom } from './stay-fields'

// Apart from `stay-fields.ts`, which the browser loads: this file has all messages.

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
  const full = fullStart(quoted, group, locale)
  return full ? labelText(locale, day, full.text) : t('startQuoted', { date: day })
}

const writeTotal = (group: EnrolGroup): StartTotal => {
  const [first] = group.quotes
  const amount = totalOf(group)
  return { amount, text: first ? amountText(amount, first.content) : '' }
}

/** Totals of the group from each of these starts on, as long as they do not change. */
const totalsOf = (starts: readonly string[], group: EnrolGroup, locale: Locale): StartChoice['totals'] => {
  const totals: StartChoice['totals'] = []
  for (const from of starts) {
    const moved = moveGroup(group, from, locale)
    const last = totals.at(-1)
    if (!last || last.total?.amount !== (moved && totalOf(moved)))
      totals.push({ from, total: moved && writeTotal(moved) })
  }
  return totals
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
    summary: lineTitles(quotes, 'course', 'accommodation').join(' + '),
    label: about ? t('startAt', { school: about }) : t('start'),
    hint: hintFor(group, quoted, locale, t),
    ...(error && { error }),
    // The earliest start of several quotes may be too early for the accommodation of another one.
    start: options.includes(wanted) ? wanted : '',
    options,
    unpriced: offeredStarts(choiceOf(group), catalogue).unpriced.map((day) =>
      pricingMessages(locale)('pricesFollow', { choice: dayText(locale, day), year: day.slice(0, 4) }),
    ),
    totalField: totalField(field),
    quoted: writeTotal(group),
    totals: totalsOf(options, group, locale),
    asksGuardian: catalogue.minors === 'guardian',
    stays: quotes.map(({ content: { title, request } }) => ({
      weeks: request.weeks,
      accommodation: request.accommodation,
      ...(quotes.length > 1 && { title }),
    })),
    catalogue: {
      accommodation: catalogue.accommodation.filter(({ number }) => rooms.has(number)),
      closures: catalogue.closures.filter(({ to }) => to >= catalogue.today),
      holidayLessons: catalogue.holidayLessons,
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
    t: pickMessages(t, ['birthDate', 'choose', 'enrolFor', 'mail.stay', 'total', 'totalInstead']),
    parentBirthDate: enrolmentsMessages(locale)('by.birthDate'),
    stayTexts: pickMessages(pricingMessages(locale), pricingMessages.keys('stay.')),
    days: Object.assign(
      {},
      ...choices.map(({ options }) => knownStarts(locale, options)),
      ...stays.map(({ stay }) => ({
        ...knownStayDays(locale, stay),
        ...knownStarts(locale, [stay.firstDay, stay.lastDay]),
      })),
    ),
    choices,
    values: Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ''])),
    errors: errors.filter(({ field }) => names.includes(field)),
    ...(asksGuardian && {
      guardian: pickMessages(enrolmentsMessages(locale), enrolmentsMessages.keys('guardian.')),
    }),
  }
}

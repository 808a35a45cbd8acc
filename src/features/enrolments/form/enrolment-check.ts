import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { ageOn, isDay } from '../../../shared/time/days'
import type { Reason } from '../../pricing/contract'
import {
  checkStart,
  levelsText,
  type Offer,
  type OfferKind,
  pricingMessages,
  rangeText,
  takesLevel,
  tooSoonText,
} from '../../pricing/contract'
import { amountText, calculatorHref, type Quote, type QuotesMessages } from '../../quotes/contract'
import { enrolmentsMessages } from '../messages/messages'
import { choiceOf, type EnrolGroup, fullStart } from './fields/enrol-group'
import { isByGuardian, readGuardian } from './fields/guardian'
import { isUnderage } from './fields/minors'
import { moveGroup, readTotal, totalOf } from './fields/move-quotes'

const maxAge = 120

const startSentences = {
  start_past: 'startPast',
  start_not_monday: 'startNotMonday',
  start_not_first_monday: 'startNotFirstMonday',
  start_not_listed: 'startNotListed',
  no_start_left: 'noStartLeft',
} as Partial<
  Record<
    Reason['code'],
    'startPast' | 'startNotMonday' | 'startNotFirstMonday' | 'startNotListed' | 'noStartLeft'
  >
>

/** A link to the calculator with the choices of the quote, to choose another course or room. */
const changeLink = (
  kind: OfferKind,
  { content: { school, request } }: Quote,
  locale: Locale,
): NonNullable<FieldError['link']> => ({
  href: calculatorHref(locale, school.slug, request),
  text: enrolmentsMessages(locale)(kind === 'course' ? 'changeCourse' : 'changeRoom'),
})

/** The error of a start day; undefined if the stay can begin on it. */
const checkStartDay = (
  start: string,
  group: EnrolGroup,
  locale: Locale,
  t: QuotesMessages,
): Omit<FieldError, 'field'> | undefined => {
  const { catalogue } = group
  const choice = choiceOf(group)
  const asked = { ...choice, ...(isDay(start) ? { start } : {}) }
  const reason = checkStart(asked, catalogue, catalogue.today).find(({ blocking }) => blocking)
  if (!reason && !isDay(start)) return { message: t('startMissing') }
  if (!reason) {
    const full = fullStart(start, group, locale)
    return full && { message: full.text, link: changeLink(full.kind, full.quote, locale) }
  }
  const { about } = reason
  const nearest = typeof reason.nearest === 'string' ? dayText(locale, reason.nearest) : ''
  const titleIn = (offers: Offer[]) => offers.find(({ number }) => number === about?.number)?.title
  if (reason.code === 'start_too_soon') {
    const texts = pricingMessages(locale)
    const title = about?.kind === 'accommodation' ? titleIn(catalogue.accommodation) : undefined
    const why = tooSoonText(texts, { days: about?.days ?? 0, title })
    return { message: `${why} ${texts('stay.nextPossible', { nearest })}` }
  }
  const { from, to, title = titleIn(catalogue.courses) ?? '' } = about ?? {}
  const message = t(startSentences[reason.code] ?? 'startClosed', {
    nearest,
    title: from && to ? `${title}, ${rangeText(locale, { from, to })}` : title,
  })
  const [quote] = group.quotes
  return {
    message,
    ...(reason.code === 'no_start_left' && quote && { link: changeLink('course', quote, locale) }),
  }
}

interface HighestAge {
  age: number
  title?: string
  kind?: OfferKind
  quote?: Quote
}

/** The highest minimum age, and the title of the offer that requires it, if it is not the site's own. */
const highestMinAge = ({ catalogue, quotes }: EnrolGroup, siteMinAge: number): HighestAge => {
  const chosen = (kind: OfferKind, offers: Offer[], quote: Quote): Required<HighestAge>[] =>
    offers
      .filter(({ number }) => number === quote.content.request[kind])
      .map(({ minAge: age, title }) => ({ age, title, kind, quote }))
  return quotes
    .flatMap((quote) => [
      ...chosen('course', catalogue.courses, quote),
      ...chosen('accommodation', catalogue.accommodation, quote),
    ])
    .reduce<HighestAge>((highest, each) => (each.age > highest.age ? each : highest), { age: siteMinAge })
}

/** The error of a birth date that cannot be right, whatever the stay. */
const checkBirthDate = (
  birthDate: string,
  today: string,
  locale: Locale,
  t: QuotesMessages,
): string | undefined => {
  if (birthDate >= today) return t('birthDateWrong')
  return ageOn(birthDate, today) > maxAge
    ? enrolmentsMessages(locale)('guardian.birthDateOld', { age: maxAge })
    : undefined
}

const checkAge = (
  birthDate: string,
  start: string,
  group: EnrolGroup,
  minAge: number,
  locale: Locale,
  t: QuotesMessages,
): Omit<FieldError, 'field'> | undefined => {
  const { age, title, kind, quote } = highestMinAge(group, minAge)
  if (ageOn(birthDate, start) >= age) return undefined
  const values = { age, date: dayText(locale, start) }
  if (!title || !kind || !quote) return { message: t('tooYoungHere', values) }
  return { message: t('tooYoung', { ...values, title }), link: changeLink(kind, quote, locale) }
}

/** The hidden field with the level that the visitor was warned about. */
export const WARNED_LEVEL = 'warnedLevel'

/** A warning if a course does not take the student's level. The same form, sent again, is accepted: the school decides. */
const checkLevel = (form: URLSearchParams, groups: readonly EnrolGroup[], locale: Locale): FieldError[] => {
  const level = form.get('level') ?? ''
  const texts = enrolmentsMessages(locale)
  if (form.get(WARNED_LEVEL) === level) return []
  const courses = groups.flatMap(({ catalogue, quotes }) =>
    quotes.flatMap((quote) => {
      const offer = catalogue.courses.find(({ number }) => number === quote.content.request.course)
      return offer && !takesLevel(offer, level) ? [{ offer, quote }] : []
    }),
  )
  return courses.slice(0, 1).map(({ offer, quote }) => ({
    field: 'level',
    message: texts('levelOutside', { title: offer.title, levels: levelsText(offer) }),
    link: changeLink('course', quote, locale),
  }))
}

/** An error if the start changes the total that the visitor has read. The form is shown again with the new one. */
const checkStartPrice = (
  start: string,
  form: URLSearchParams,
  group: EnrolGroup,
  locale: Locale,
  t: QuotesMessages,
): FieldError[] => {
  const { field, quotes } = group
  const [first] = quotes
  if (!first) return []
  const titles = [...new Set(quotes.map(({ content }) => content.title))].join(' + ')
  const values = { title: titles, date: dayText(locale, start) }
  const moved = moveGroup(group, start, locale)
  if (!moved) {
    const { school, request } = first.content
    const href = calculatorHref(locale, school.slug, { ...request, start })
    return [{ field, message: t('startNotOffered', values), link: { href, text: t('quoteAgain') } }]
  }
  const [total, read] = [totalOf(moved), readTotal(form, group)]
  if (total === read) return []
  const write = (amount: number) => amountText(amount, first.content)
  return [{ field, message: t('startPrice', { ...values, total: write(total), quoted: write(read) }) }]
}

/** Errors if the student is under 18 on the first day and the school does not take minors, or needs a guardian. */
const checkMinor = (
  form: URLSearchParams,
  birthDate: string,
  start: string,
  { catalogue: { minors, school } }: EnrolGroup,
  locale: Locale,
): FieldError[] => {
  if (minors === 'accept' || !isUnderage(birthDate, start)) return []
  const t = enrolmentsMessages(locale)
  // One who fills in the form is asked whatever the age of the student: see `readStudent`.
  if (minors === 'guardian') return isByGuardian(form) ? [] : readGuardian(form, t).errors
  return [
    {
      field: 'birthDate',
      message: t('guardian.refused', { date: dayText(locale, start), school: school.name }),
      link: { href: `mailto:${school.email}`, text: school.email },
    },
  ]
}

/** Checks start days and ages against the data of the schools. */
export const checkStay = (
  form: URLSearchParams,
  groups: readonly EnrolGroup[],
  minAge: number,
  locale: Locale,
  t: QuotesMessages,
): FieldError[] => {
  const errors: FieldError[] = []
  const ofStudent: FieldError[] = []
  const birthDate = form.get('birthDate')?.trim() ?? ''
  const checkStudent = (group: EnrolGroup, start: string | undefined): FieldError[] => {
    const wrongDate = checkBirthDate(birthDate, group.catalogue.today, locale, t)
    if (wrongDate) return [{ field: 'birthDate', message: wrongDate }]
    if (!start) return []
    const wrongAge = checkAge(birthDate, start, group, minAge, locale, t)
    if (wrongAge) return [{ field: 'birthDate', ...wrongAge }]
    return checkMinor(form, birthDate, start, group, locale)
  }
  for (const group of groups) {
    const start = form.get(group.field)?.trim() ?? ''
    const wrongStart = checkStartDay(start, group, locale, t)
    if (wrongStart) errors.push({ field: group.field, ...wrongStart })
    else errors.push(...checkStartPrice(start, form, group, locale, t))
    if (isDay(birthDate)) ofStudent.push(...checkStudent(group, wrongStart ? undefined : start))
  }
  errors.push(...checkLevel(form, groups, locale))
  // Several groups may have the same error about the student.
  const first = ofStudent.filter(
    ({ field }, index) => ofStudent.findIndex((error) => error.field === field) === index,
  )
  return [...errors, ...first]
}

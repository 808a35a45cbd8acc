import { ageOn, isDay } from '../../../shared/days'
import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import type { Reason } from '../../pricing/contract'
import { checkStart, type Offer, pricingMessages, rangeText, tooSoonText } from '../../pricing/contract'
import { amountText, calculatorHref, type QuotesMessages } from '../../quotes/contract'
import { enrolmentsMessages } from '../messages/messages'
import { choiceOf, type EnrolGroup, fullStartText } from './fields/enrol-group'
import { readGuardian } from './fields/guardian'
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

/** The error of a start day; undefined if the stay can begin on it. */
const checkStartDay = (
  start: string,
  group: EnrolGroup,
  locale: Locale,
  t: QuotesMessages,
): string | undefined => {
  const { catalogue } = group
  const choice = choiceOf(group)
  const asked = { ...choice, ...(isDay(start) ? { start } : {}) }
  const reason = checkStart(asked, catalogue, catalogue.today).find(({ blocking }) => blocking)
  if (!reason) return isDay(start) ? fullStartText(start, group, locale) : t('startMissing')
  const { about } = reason
  const nearest = typeof reason.nearest === 'string' ? dayText(locale, reason.nearest) : ''
  const titleIn = (offers: Offer[]) => offers.find(({ number }) => number === about?.number)?.title
  if (reason.code === 'start_too_soon') {
    const texts = pricingMessages(locale)
    const title = about?.kind === 'accommodation' ? titleIn(catalogue.accommodation) : undefined
    const why = tooSoonText(texts, { days: about?.days ?? 0, title })
    return `${why} ${texts('stay.nextPossible', { nearest })}`
  }
  const { from, to, title = titleIn(catalogue.courses) ?? '' } = about ?? {}
  return t(startSentences[reason.code] ?? 'startClosed', {
    nearest,
    title: from && to ? `${title}, ${rangeText(locale, { from, to })}` : title,
  })
}

/** The highest minimum age, and the title of the offer that requires it, if it is not the site's own. */
const highestMinAge = (
  { catalogue, quotes }: EnrolGroup,
  siteMinAge: number,
): { age: number; title?: string } => {
  const chosen = (offers: Offer[], number: number) => offers.filter((offer) => offer.number === number)
  return quotes
    .flatMap(({ content: { request } }) => [
      ...chosen(catalogue.courses, request.course),
      ...chosen(catalogue.accommodation, request.accommodation),
    ])
    .reduce<{ age: number; title?: string }>(
      (highest, { minAge, title }) => (minAge > highest.age ? { age: minAge, title } : highest),
      { age: siteMinAge },
    )
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
): string | undefined => {
  const { age, title } = highestMinAge(group, minAge)
  if (ageOn(birthDate, start) >= age) return undefined
  const values = { age, date: dayText(locale, start) }
  return title ? t('tooYoung', { ...values, title }) : t('tooYoungHere', values)
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
  if (minors === 'guardian') return readGuardian(form, t).errors
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
    if (wrongAge) return [{ field: 'birthDate', message: wrongAge }]
    return checkMinor(form, birthDate, start, group, locale)
  }
  for (const group of groups) {
    const start = form.get(group.field)?.trim() ?? ''
    const wrongStart = checkStartDay(start, group, locale, t)
    if (wrongStart) errors.push({ field: group.field, message: wrongStart })
    else errors.push(...checkStartPrice(start, form, group, locale, t))
    if (isDay(birthDate)) ofStudent.push(...checkStudent(group, wrongStart ? undefined : start))
  }
  // Several groups may have the same error about the student.
  const first = ofStudent.filter(
    ({ field }, index) => ofStudent.findIndex((error) => error.field === field) === index,
  )
  return [...errors, ...first]
}

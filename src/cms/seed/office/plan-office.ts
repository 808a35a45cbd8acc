import { isUnderage } from '../../../features/enrolments/contract'
import {
  isBookable,
  NO_ACCOMMODATION,
  type Price,
  type PriceCatalogue,
  type PriceRequest,
  price,
} from '../../../features/pricing/contract'
import type { Enrolment } from '../../../platform/payload/payload-types'
import type { Locale } from '../../../shared/locale'
import { foldWords } from '../../../shared/text/fold-words'
import { addDays, toMonday } from '../../../shared/time/days'
import { groupMessages, messages, origins, questions, staffNames } from './people'
import { Random } from './random'

// Half a year of the demo's office, without any I/O: who asked for what when, and what the office did with it.

export const daysBack = 180

interface Person {
  name: string
  email: string
  nationality: string
  locale: Locale
  birthDate: string
  level: string
}

/** A school with its prices. */
export interface OfficeSchool {
  slug: string
  catalogues: Record<Locale, PriceCatalogue>
  timeZone: string
}

/** A price of a stay that can be booked. */
export interface PlannedQuote {
  locale: Locale
  school: OfficeSchool
  request: PriceRequest & { start: string }
  price: Price & { list: NonNullable<Price['list']> }
  /** How many days ago it was saved. */
  daysAgo: number
}

export interface PlannedEnrolment extends PlannedQuote {
  person: Person
  state: Enrolment['state']
  staff: string
  message?: string
  guardian?: string
  homestay?: Enrolment['homestay']
  hasNote: boolean
  /** How much of the invoice is paid; undefined without an invoice. */
  paid?: number
}

export interface PlannedMessage {
  person: Person
  text: string
  state: 'new' | 'open' | 'done' | 'spam'
  daysAgo: number
}

export interface OfficePlan {
  /** In the order in which they came. */
  enrolments: PlannedEnrolment[]
  /** Quotes that nobody has enrolled with. */
  quotes: PlannedQuote[]
  messages: PlannedMessage[]
}

const levels = ['A1', 'A2', 'A2', 'B1', 'B1', 'B1', 'B2', 'B2', 'C1', 'unknown']
const lengths = [1, 2, 2, 2, 3, 4, 4, 4, 4, 6, 8, 12]

const planPerson = (random: Random, today: string, isMinor: boolean): Person => {
  const all = origins.flatMap((origin) => Array.from({ length: origin.weight }, () => origin))
  const { nationality, locale, first, last } = random.pick(all)
  const name = `${random.pick(first)} ${random.pick(last)}`
  const years = isMinor ? random.between(14, 17) : random.between(18, 58)
  return {
    name,
    email: `${foldWords(name).replaceAll(' ', '.')}${random.between(1, 99)}@example.org`,
    nationality,
    locale,
    birthDate: addDays(today, -Math.floor(years * 365.25) - random.between(1, 300)),
    level: random.pick(levels),
  }
}

const hasList = (found: Price): found is PlannedQuote['price'] => found.list !== undefined

/** About every second attempt finds a stay. */
const mostAttempts = 1000

/** A stay that could be booked on the day on which it was asked for. */
const planQuote = (
  random: Random,
  schools: readonly OfficeSchool[],
  daysAgo: number,
  locale: Locale,
): PlannedQuote => {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    // The first school of the demo is the larger one.
    const school = (random.chance(0.75) ? schools[0] : random.pick(schools)) as OfficeSchool
    const catalogue = school.catalogues[locale]
    const asked = addDays(catalogue.today, -daysAgo)
    const withRoom = random.chance(0.75)
    const request = {
      course: random.pick(catalogue.courses).number,
      weeks: random.pick(lengths),
      accommodation: withRoom ? random.pick(catalogue.accommodation).number : NO_ACCOMMODATION,
      extras: [],
      start: toMonday(addDays(asked, random.between(10, 120))),
    }
    const found = price(request, catalogue, asked)
    if (isBookable(found) && hasList(found)) return { locale, school, request, price: found, daysAgo }
  }
  throw new Error('no stay of the demo can be booked')
}

/** What has become of a request after so many days. */
const planState = (random: Random, daysAgo: number): Enrolment['state'] => {
  const share = random.next()
  if (daysAgo < 2) return share < 0.85 ? 'new' : 'in-progress'
  if (daysAgo < 8) return share < 0.2 ? 'in-progress' : share < 0.4 ? 'waiting' : 'confirmed'
  if (daysAgo < 30) return share < 0.07 ? 'waiting' : share < 0.17 ? 'declined' : 'confirmed'
  return share < 0.13 ? 'declined' : 'confirmed'
}

/** Many pay in time, some pay a part, and some have to be reminded. */
const planPayment = (random: Random, daysAgo: number): number => {
  const share = random.next()
  if (daysAgo < 4) return 0
  if (daysAgo < 15) return share < 0.5 ? 1 : share < 0.75 ? 0.3 : 0
  return share < 0.88 ? 1 : share < 0.95 ? 0.3 : 0
}

const planEnrolment = (
  random: Random,
  quote: PlannedQuote,
  person: Person,
  message: string | undefined,
): PlannedEnrolment => {
  const state = planState(random, quote.daysAgo)
  const [, last = ''] = person.name.split(' ')
  return {
    ...quote,
    person,
    state,
    staff: random.pick(staffNames),
    ...(message && { message }),
    ...(isUnderage(person.birthDate, quote.request.start) && {
      guardian: `${random.pick(['Andrea', 'Robin', 'Claude', 'Dominique'])} ${last}`,
    }),
    ...(quote.request.accommodation !== NO_ACCOMMODATION && random.chance(0.3)
      ? {
          homestay: {
            allergies: random.pick(['', '', 'Nuts', 'Cats']),
            diet: random.pick(['', 'Vegetarian', 'No pork', 'No milk']),
            pets: random.pick(['yes', 'no'] as const),
            smoking: 'no' as const,
          },
        }
      : {}),
    hasNote: state !== 'new' && random.chance(0.35),
    ...(state === 'confirmed' && { paid: planPayment(random, quote.daysAgo) }),
  }
}

/** More of them lately: the school grows. */
const planDay = (random: Random): number => Math.floor(daysBack * random.next() ** 1.5)

export const planOffice = (
  schools: readonly OfficeSchool[],
  counts = { enrolments: 120, quotes: 180, messages: 40 },
): OfficePlan => {
  const random = new Random(20_260_101)
  const today = schools[0]?.catalogues.en.today ?? ''
  const enrolments: PlannedEnrolment[] = []
  for (const message of groupMessages) {
    const people = Array.from({ length: 6 }, () => planPerson(random, today, false))
    const quote = planQuote(random, schools, random.between(5, 60), people[0]?.locale ?? 'en')
    for (const [index, person] of people.entries())
      enrolments.push(
        planEnrolment(random, { ...quote, locale: person.locale }, person, index ? undefined : message),
      )
  }
  while (enrolments.length < counts.enrolments) {
    // Some students come again.
    const earlier = random.chance(0.1) ? random.pick(enrolments) : undefined
    const person = earlier?.person ?? planPerson(random, today, random.chance(0.1))
    const quote = planQuote(random, schools, earlier ? random.between(0, 5) : planDay(random), person.locale)
    const message = random.chance(0.4) ? random.pick(messages[person.locale] ?? messages.en) : undefined
    enrolments.push(planEnrolment(random, quote, person, message))
  }
  return {
    enrolments: enrolments.sort((a, b) => b.daysAgo - a.daysAgo),
    quotes: Array.from({ length: counts.quotes }, () =>
      planQuote(random, schools, random.between(0, 30), random.pick(origins).locale),
    ),
    messages: Array.from({ length: counts.messages }, (_, index) => {
      const person = planPerson(random, today, false)
      const daysAgo = Math.floor((index / counts.messages) * 90)
      const state = daysAgo < 3 ? 'new' : daysAgo < 6 ? 'open' : random.chance(0.1) ? 'spam' : 'done'
      return { person, text: random.pick(questions[person.locale] ?? questions.en), state, daysAgo } as const
    }).reverse(),
  }
}

/** Views of a page on a day. */
export interface PlannedViews {
  daysAgo: number
  page: string
  language: Locale
  host: string
  count: number
}

const referrers = ['', '', '', '', 'duckduckgo.com', 'www.google.com', 'www.google.com', 'www.instagram.com']

/** Half a year of visits to these pages, which come in the order of their popularity: fewer at the weekend, more lately. */
export const planViews = (pages: readonly string[], today: string): PlannedViews[] => {
  const random = new Random(20_260_102)
  const languages = origins.flatMap(({ locale, weight }) => Array.from({ length: weight }, () => locale))
  return Array.from({ length: daysBack }, (_, index) => index + 1).flatMap((daysAgo) => {
    const weekday = new Date(`${addDays(today, -daysAgo)}T00:00:00Z`).getUTCDay()
    const busy = (weekday % 6 ? 1 : 0.6) * (1.3 - daysAgo / daysBack / 1.6)
    const rows = new Map<string, PlannedViews>()
    for (let visit = 0; visit < 40 * busy; visit++) {
      const page = pages[Math.floor(pages.length * random.next() ** 2.5)] as string
      const [language, host] = [random.pick(languages), random.pick(referrers)]
      const key = `${page} ${language} ${host}`
      const count = (rows.get(key)?.count ?? 0) + random.between(1, 5)
      rows.set(key, { daysAgo, page, language, host, count })
    }
    return [...rows.values()]
  })
}

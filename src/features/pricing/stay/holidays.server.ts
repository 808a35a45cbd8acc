import { LRUCache } from 'lru-cache'
import type { School } from '../../../platform/payload/payload-types'
import type { Locale } from '../../../shared/locale'
import { addDays, addMonths, DAY_MS, toWorkingDay } from '../../../shared/time/days'
import { toClosures } from '../catalogue-parts'
import type { Closure, Holiday } from '../model'

// The public holidays of a school's country and region, from a package: laws change, and nobody should have to type them.

/** Fields of a school that its days without lessons follow from. */
export const closureSchoolFields = [
  'closures',
  'publicHolidays',
  'openHolidays',
  'holidayLessons',
  'country',
  'region',
] as const

export type ClosureSchool = Pick<School, (typeof closureSchoolFields)[number]>

type Place = Pick<School, 'country' | 'region'>

/** So many months ahead pages know holidays: 18 months of starts, and the longest stay. */
const MONTHS_KNOWN = 30

/** The package and its data of all countries take a quarter of a second, so it is imported with the first school that is read. */
const importPackage = async () => (await import('date-holidays')).default

type Package = Awaited<ReturnType<typeof importPackage>>

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

const regions = new LRUCache<string, { code: string | undefined }>({ max: 100 })

/** The code of a region by its code or its name in a language of the country; undefined for one without rules of its own. */
const regionCode = (Holidays: Package, place: Place): string | undefined => {
  if (!place.region) return undefined
  const key = `${place.country}|${place.region}`
  const kept = regions.get(key) ?? { code: findRegion(Holidays, place.country, place.region) }
  regions.set(key, kept)
  return kept.code
}

const findRegion = (Holidays: Package, country: string, region: string): string | undefined => {
  const ofCountry = new Holidays(country)
  for (const language of new Set(['en', ...(ofCountry.getLanguages() ?? [])]))
    for (const [code, name] of Object.entries(ofCountry.getStates(country, language) ?? {}))
      if ([code, name].some((each) => plain(each) === plain(region))) return code
  return undefined
}

const years = new LRUCache<string, Holiday[]>({ max: 300 })

/** The working days of a year that are public holidays. Names are in this language, where the package has them. */
const holidaysOf = (Holidays: Package, place: Place, year: number, locale: Locale): Holiday[] => {
  const { country, region } = place
  const key = [country, region, year, locale].join('|')
  const kept = years.get(key)
  if (kept) return kept
  const state = regionCode(Holidays, place)
  const [language = locale] = locale.split('-', 1)
  const options = { languages: [language, 'en'], types: ['public' as const] }
  const calendar = new Holidays({ country, ...(state && { state }) }, options)
  const days = (calendar.getHolidays(year, language) ?? []).flatMap(({ date, start, end, name }) =>
    Array.from(
      { length: Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS)) },
      (_, index) => ({
        day: addDays(date.slice(0, 10), index),
        title: name,
      }),
    ),
  )
  const working = [...new Map(days.map((each) => [each.day, each])).values()].filter(
    ({ day }) => toWorkingDay(day) === day,
  )
  years.set(key, working)
  return working
}

interface SchoolCalendar {
  /** The public holidays from a week before a day on, as far as pages look ahead. None of a country that the package does not know. */
  publicHolidays: (place: Place, today: string, locale: Locale) => Holiday[]
  /** All days without lessons: the closures of the school, and the public holidays on which it is not open. */
  closures: (school: ClosureSchool, today: string, locale: Locale) => Closure[]
}

export const openCalendar = async (): Promise<SchoolCalendar> => {
  const Holidays = await importPackage()
  const publicHolidays: SchoolCalendar['publicHolidays'] = (place, today, locale) => {
    const [from, to] = [addDays(today, -7), addMonths(today, MONTHS_KNOWN)]
    const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
    return Array.from({ length: last - first + 1 }, (_, index) =>
      holidaysOf(Holidays, place, first + index, locale),
    )
      .flat()
      .filter(({ day }) => day >= from && day <= to)
  }
  return {
    publicHolidays,
    closures: (school, today, locale) => {
      const closures = toClosures(school)
      if (school.publicHolidays === false) return closures
      const open = new Set((school.openHolidays ?? []).map(({ day }) => day.slice(0, 10)))
      const isClosed = (day: string) => closures.some(({ from, to }) => from <= day && to >= day)
      return [
        ...closures,
        ...publicHolidays(school, today, locale)
          .filter(({ day }) => !open.has(day) && !isClosed(day))
          .map(({ day, title }): Closure => ({ from: day, to: day, title, weeks: 'holiday' })),
      ]
    },
  }
}

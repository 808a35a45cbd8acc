import { type EventRow, NO_COURSE } from '../../pricing/contract'
import { CAMPAIGN, type ViewCount } from '../contract'
import type { AnalyticsFilter } from './filter'
import { daysOf, type Periods } from './months'

// From rows to what the screen shows. Every figure has three parts: the month, the days of the month before that are compared with
// it, and the whole month before.

/** The way of a visitor, from the first page to the confirmed request. */
export const steps = ['view', 'start', 'quote', 'enrolment', 'confirmation'] as const

export type Step = (typeof steps)[number]

interface Figure {
  now: number
  before: number
  /** The whole month before. */
  allBefore: number
}

export type Funnel = Record<Step, Figure>

export interface NamedFunnel {
  name: string
  funnel: Funnel
}

export interface NamedFigure {
  name: string
  figure: Figure
}

/** A school with the courses whose pages are counted. */
export interface NamedSchool {
  id: number
  slug: string
  name: string
  courses: { number: number; slug: string; title: string }[]
}

export interface Report {
  funnel: Funnel
  /** Views of each day of the month, and of the same day of the month before. */
  days: { day: string; views: number; before: number }[]
  schools: NamedFunnel[]
  courses: NamedFunnel[]
  /** By number of weeks, the shortest first. The name of stays without a length is empty. */
  lengths: NamedFunnel[]
  /** By code. */
  languages: NamedFunnel[]
  pages: NamedFigure[]
  hosts: NamedFigure[]
  /** By campaign and source, as the addresses of links name them. */
  campaigns: NamedFigure[]
}

interface Counted {
  day: string
  step: Step
  count: number
}

const figureOf = (rows: readonly Counted[], { first, last, firstBefore, ...before }: Periods): Figure => {
  const sum = (from: string, to: string) =>
    rows.reduce((total, { day, count }) => (day >= from && day <= to ? total + count : total), 0)
  // Sums below zero: confirmations of an earlier month that were taken back in this one.
  return {
    now: Math.max(0, sum(first, last)),
    before: Math.max(0, sum(firstBefore, before.comparedTo)),
    allBefore: Math.max(0, sum(firstBefore, before.lastBefore)),
  }
}

const funnelOf = (rows: readonly Counted[], periods: Periods): Funnel => {
  const of = (step: Step) =>
    figureOf(
      rows.filter((row) => row.step === step),
      periods,
    )
  return {
    view: of('view'),
    start: of('start'),
    quote: of('quote'),
    enrolment: of('enrolment'),
    confirmation: of('confirmation'),
  }
}

const isEmpty = (funnel: Funnel) => steps.every((step) => funnel[step].now + funnel[step].allBefore === 0)

const byUse = (a: Funnel, b: Funnel) =>
  b.view.now - a.view.now || b.start.now - a.start.now || b.view.allBefore - a.view.allBefore

interface Rows {
  views: readonly ViewCount[]
  events: readonly EventRow[]
}

export interface DeletedCourse {
  school: number
  number: number
  /** Its last known title. */
  title?: string
}

/** Last known titles of deleted courses, and names for events without a course or a title. */
export interface CourseNaming {
  /** The name of events and pages without a course. */
  noCourse: string
  deleted: readonly DeletedCourse[]
  deletedCourse: (title: string) => string
  /** A deleted course whose title is not known. */
  unknownCourse: (number: number) => string
}

interface Naming extends CourseNaming {
  schools: readonly NamedSchool[]
}

/** The courses that were counted and do not exist any more. */
export const deletedCourses = (
  events: readonly EventRow[],
  schools: readonly NamedSchool[],
): DeletedCourse[] => {
  const found = new Map<string, DeletedCourse>()
  for (const { school, course } of events) {
    const known = schools.find(({ id }) => id === school)
    if (!known || course <= NO_COURSE || known.courses.some(({ number }) => number === course)) continue
    found.set(`${school} ${course}`, { school, number: course })
  }
  return [...found.values()]
}

export const nameCourse = (school: NamedSchool, number: number, naming: CourseNaming): string => {
  if (number <= NO_COURSE) return naming.noCourse
  const title = school.courses.find((course) => course.number === number)?.title
  if (title) return title
  const last = naming.deleted.find((course) => course.school === school.id && course.number === number)?.title
  return last ? naming.deletedCourse(last) : naming.unknownCourse(number)
}

const schoolPrefix = (slug: string) => `/schools/${slug}`

const isOfSchool = (page: string, slug: string) =>
  page === schoolPrefix(slug) || page.startsWith(`${schoolPrefix(slug)}/`)

const courseOfPage = ({ slug, courses }: NamedSchool, page: string) =>
  courses.find((course) => page === `${schoolPrefix(slug)}/courses/${course.slug}`)?.number

const viewed = ({ day, count }: ViewCount): Counted => ({ day, step: 'view', count })
const happened = ({ day, event, count }: EventRow): Counted => ({ day, step: event, count })

export const filterRows = (
  { views, events }: Rows,
  { school, course, language }: AnalyticsFilter,
  schools: readonly NamedSchool[],
): Rows => {
  const named = schools.find(({ id }) => id === school)
  const isShown = (page: string) => {
    if (school === undefined) return true
    if (!named || !isOfSchool(page, named.slug)) return false
    return course === undefined || courseOfPage(named, page) === course
  }
  return {
    views: views.filter((view) => (!language || view.language === language) && isShown(view.page)),
    events: events.filter(
      (event) =>
        (!language || event.language === language) &&
        (school === undefined || event.school === school) &&
        (course === undefined || event.course === course),
    ),
  }
}

const groupBy = <Row>(rows: readonly Row[], selectKey: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = selectKey(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

const isOfCampaign = ({ host }: ViewCount): boolean => host.startsWith(CAMPAIGN)

const figuresBy = (views: readonly ViewCount[], selectName: (view: ViewCount) => string, periods: Periods) =>
  [...groupBy(views, selectName)]
    .map(([name, rows]) => ({ name, figure: figureOf(rows.map(viewed), periods) }))
    .sort((a, b) => b.figure.now - a.figure.now || b.figure.before - a.figure.before)

const coursesOf = ({ views, events }: Rows, naming: Naming, periods: Periods): NamedFunnel[] =>
  naming.schools.flatMap((school, _, schools) => {
    const ofSchool = events.filter((event) => event.school === school.id)
    const counted = [
      ...views.map((view) => ({ course: courseOfPage(school, view.page), row: viewed(view) })),
      // Visitors may begin to calculate without a course.
      ...ofSchool.map((event) => ({ course: event.course, row: happened(event) })),
    ]
    return [...groupBy(counted, ({ course }) => String(course))].flatMap(([key, rows]) => {
      if (key === 'undefined') return []
      const name = nameCourse(school, Number(key), naming)
      const funnel = funnelOf(
        rows.map(({ row }) => row),
        periods,
      )
      return [{ name: schools.length > 1 ? `${name} (${school.name})` : name, funnel }]
    })
  })

/** Common lengths of stay: name, first and last number of weeks. */
const stayLengths: [string, number, number][] = [
  ['', 0, 0],
  ['1', 1, 1],
  ['2', 2, 2],
  ['3–4', 3, 4],
  ['5–8', 5, 8],
  ['9–12', 9, 12],
  ['13–24', 13, 24],
  ['25–48', 25, 48],
]

const lengthsOf = (events: readonly EventRow[], periods: Periods): NamedFunnel[] =>
  stayLengths.map(([name, from, to]) => ({
    name,
    funnel: funnelOf(events.filter(({ weeks }) => weeks >= from && weeks <= to).map(happened), periods),
  }))

/** The figures of a month. `rows` are those that the filter leaves, of the month and the one before. */
export const summarise = (rows: Rows, naming: Naming, periods: Periods): Report => {
  const { views, events } = rows
  const shown = ({ funnel }: NamedFunnel) => !isEmpty(funnel)
  const sorted = (named: NamedFunnel[]) => named.filter(shown).sort((a, b) => byUse(a.funnel, b.funnel))
  const languages = groupBy(
    [
      ...views.map((view) => ({ language: view.language, row: viewed(view) })),
      ...events.map((event) => ({ language: event.language, row: happened(event) })),
    ],
    ({ language }) => language,
  )
  const viewsOn = new Map<string, number>()
  for (const { day, count } of views) viewsOn.set(day, (viewsOn.get(day) ?? 0) + count)
  const daysBefore = daysOf(periods.firstBefore.slice(0, 7))
  return {
    funnel: funnelOf([...views.map(viewed), ...events.map(happened)], periods),
    days: daysOf(periods.month).map((day, index) => ({
      day,
      views: viewsOn.get(day) ?? 0,
      before: viewsOn.get(daysBefore[index] ?? '') ?? 0,
    })),
    schools: sorted(
      naming.schools.map(({ id, slug, name }) => ({
        name,
        funnel: funnelOf(
          [
            ...views.filter(({ page }) => isOfSchool(page, slug)).map(viewed),
            ...events.filter(({ school }) => school === id).map(happened),
          ],
          periods,
        ),
      })),
    ),
    courses: sorted(coursesOf(rows, naming, periods)),
    lengths: lengthsOf(events, periods).filter(shown),
    languages: sorted(
      [...languages].map(([name, group]) => ({
        name,
        funnel: funnelOf(
          group.map(({ row }) => row),
          periods,
        ),
      })),
    ),
    pages: figuresBy(views, ({ page }) => page, periods),
    hosts: figuresBy(
      views.filter((view) => !isOfCampaign(view)),
      ({ host }) => host,
      periods,
    ),
    campaigns: figuresBy(views.filter(isOfCampaign), ({ host }) => host.slice(CAMPAIGN.length), periods),
  }
}

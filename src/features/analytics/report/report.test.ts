import { expect, it } from 'vitest'
import { type AnalyticsFilter, readFilter, writeFilter } from './filter'
import { periodsOf } from './months'
import { deletedCourses, filterRows, type NamedSchool, nameCourse, summarise } from './report'

const today = '2027-05-10'
const periods = periodsOf('2027-05', today)
const schools: NamedSchool[] = [
  {
    id: 1,
    slug: 'harbour',
    name: 'Harbour',
    courses: [{ number: 2, slug: 'general', title: 'General English' }],
  },
  { id: 2, slug: 'harbour-two', name: 'Harbour Two', courses: [] },
]
const view = (day: string, page: string, count: number, language = 'en', host = '') => ({
  day,
  page,
  language,
  host,
  count,
})
const event = (day: string, kind: 'start' | 'quote' | 'enrolment' | 'confirmation', count = 1) => ({
  day,
  event: kind,
  school: 1,
  course: 2,
  weeks: 4,
  language: 'de',
  count,
})
const rows = {
  views: [
    view('2027-05-01', '/schools/harbour', 10),
    view('2027-05-02', '/schools/harbour/courses/general', 4, 'de', 'search.example'),
    view('2027-05-02', '/schools/harbour-two', 3),
    view('2027-05-10', '/', 5),
    view('2027-04-10', '/', 2),
    view('2027-04-11', '/', 100),
  ],
  events: [
    event('2027-05-02', 'start', 6),
    event('2027-05-02', 'quote', 3),
    event('2027-05-03', 'enrolment', 2),
    event('2027-05-04', 'confirmation'),
    event('2027-04-30', 'confirmation'),
    event('2027-04-02', 'confirmation', -1),
  ],
}
const naming = {
  noCourse: 'No course',
  deleted: [],
  deletedCourse: (title: string) => `${title} (deleted)`,
  unknownCourse: (number: number) => `Deleted course (${number})`,
}
const report = (filter: Partial<AnalyticsFilter> = {}) =>
  summarise(
    filterRows(rows, { month: '2027-05', ...filter }, schools),
    { schools: schools.filter(({ id }) => !filter.school || id === filter.school), ...naming },
    periods,
  )

it('compares a month that goes on with the same days of the month before', () => {
  const { funnel, days } = report()
  expect(funnel.view).toEqual({ now: 22, before: 2, allBefore: 102 })
  expect(days).toHaveLength(31)
  expect(days[9]).toEqual({ day: '2027-05-10', views: 5, before: 2 })
  expect(days[30]).toEqual({ day: '2027-05-31', views: 0, before: 0 })
})

it('counts the steps, and confirmations that were taken back', () => {
  const { funnel } = report()
  expect(funnel.start.now).toBe(6)
  expect(funnel.quote.now).toBe(3)
  expect(funnel.enrolment.now).toBe(2)
  expect(funnel.confirmation).toEqual({ now: 1, before: 0, allBefore: 0 })
})

it('shows schools, courses and languages, the most viewed first', () => {
  const { schools: bySchool, courses, languages, pages, hosts } = report()
  expect(bySchool.map(({ name, funnel }) => [name, funnel.view.now, funnel.start.now])).toEqual([
    ['Harbour', 14, 6],
    ['Harbour Two', 3, 0],
  ])
  expect(courses.map(({ name, funnel }) => [name, funnel.view.now, funnel.quote.now])).toEqual([
    ['General English (Harbour)', 4, 3],
  ])
  expect(languages.map(({ name, funnel }) => [name, funnel.view.now, funnel.enrolment.now])).toEqual([
    ['en', 18, 0],
    ['de', 4, 2],
  ])
  expect(pages[0]).toEqual({ name: '/schools/harbour', figure: { now: 10, before: 0, allBefore: 0 } })
  expect(hosts.map(({ name, figure }) => [name, figure.now])).toEqual([
    ['', 18],
    ['search.example', 4],
  ])
})

it('filters by school, course and language', () => {
  expect(report({ school: 1 }).funnel.view.now).toBe(14)
  expect(report({ school: 2 }).funnel.start.now).toBe(0)
  expect(report({ school: 1, course: 2 }).funnel).toMatchObject({ view: { now: 4 }, start: { now: 6 } })
  expect(report({ language: 'de' }).funnel).toMatchObject({ view: { now: 4 }, quote: { now: 3 } })
  expect(report({ language: 'fr' }).funnel.view.now).toBe(0)
  expect(report({ school: 99 }).pages).toEqual([])
})

it('reads and writes the filter, and ignores what is not valid', () => {
  const read = (query: string) => readFilter(new URLSearchParams(query), today)
  expect(read('')).toEqual({ month: '2027-05' })
  expect(read('month=2020-01&language=xx&school=a&course=b')).toEqual({ month: '2027-05' })
  const filter = { month: '2027-03', school: 1, course: 2, language: 'pt-br' } as const
  expect(read(writeFilter(filter))).toEqual(filter)
  expect(read('course=1:2')).toEqual({ month: '2027-05', school: 1, course: 2 })
  expect(read('school=3&course=1:2')).toEqual({ month: '2027-05', school: 3 })
})

it('names deleted courses by their last title, or says that they were deleted', () => {
  const [school] = schools as [NamedSchool]
  const counted = (course: number, of = 1) => ({ ...event('2027-05-02', 'quote'), course, school: of })
  const events = [counted(2), counted(7), counted(7), counted(0), counted(1), counted(8), counted(7, 9)]
  expect(deletedCourses(events, schools)).toEqual([
    { school: 1, number: 7 },
    { school: 1, number: 8 },
  ])
  const deleted = [
    { school: 1, number: 7, title: 'Evening English' },
    { school: 1, number: 8 },
  ]
  expect([1, 2, 7, 8].map((number) => nameCourse(school, number, { ...naming, deleted }))).toEqual([
    'No course',
    'General English',
    'Evening English (deleted)',
    'Deleted course (8)',
  ])
})

it('groups stays by their length, and leaves lengths out that nobody chose', () => {
  const of = (weeks: number) => ({ ...event('2027-05-02', 'quote'), weeks })
  const { lengths } = summarise(
    { views: [], events: [of(12), of(3), of(4), of(0)] },
    { schools, ...naming },
    periods,
  )
  expect(lengths.map(({ name, funnel }) => [name, funnel.quote.now])).toEqual([
    ['', 1],
    ['3–4', 2],
    ['9–12', 1],
  ])
})

import { comparePath, coursePath, schoolPath } from '../../../shared/address/school-path'
import { type Locale, localePath } from '../../../shared/locale'
import { CompareTable } from '../../../ui/compare/CompareTable'
import { type CompareRow, compareFacts, compareRow, differencesFirst } from '../../../ui/compare/compare-rows'
import { uiMessages } from '../../../ui/messages/messages'
import type { Course, School, StayTotal } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { OfferTitle } from '../offers/OfferTitle'
import { courseFacts, placeFacts } from '../offers/offer-facts'
import { StayFields } from '../page-parts/StayFields'
import { Trail } from '../page-parts/Trail'
import type { Comparison } from './comparison'

export interface ComparePageProps {
  locale: Locale
  t: SchoolsMessages
  school: Pick<School, 'slug' | 'name' | 'accommodation'>
  courses: Course[]
  comparison: Comparison
  /** By the number of the course; missing if the school has no prices. */
  totals?: ReadonlyMap<number, StayTotal> | undefined
  /** The next start of each course, by its number. */
  starts: ReadonlyMap<number, string>
}

const totalOf = ({ number }: Course, { totals }: Pick<ComparePageProps, 'totals'>) =>
  number === undefined ? undefined : totals?.get(number)

/** The total, then what differs, then the rest. */
const rowsOf = (props: ComparePageProps): CompareRow[] => {
  const { courses, totals, school, starts, t } = props
  const placeOf = (course: Course) => {
    const number = totalOf(course, props)?.accommodation
    return school.accommodation.find((place) => place.number === number)
  }
  const facts = courses.map((course) => {
    const place = placeOf(course)
    const start = starts.get(course.number ?? -1) ?? course.starts
    return [
      ...courseFacts(course, t),
      ...(start ? [{ label: t('nextStart'), value: start }] : []),
      ...(place ? [{ label: t('accommodation'), value: place.title }, ...placeFacts(place, t)] : []),
    ]
  })
  const total = (course: Course) => {
    const found = totalOf(course, props)
    return found
      ? { text: found.amount, detail: t('weeks', { count: found.weeks }) }
      : { text: t('priceOnRequest') }
  }
  return [
    ...(totals
      ? compareRow(
          t('priceColumn'),
          courses.map((course) => [total(course)]),
        )
      : []),
    ...differencesFirst(compareFacts(facts)),
  ]
}

/** Courses of a school side by side, with what a stay with each of them costs. */
export function ComparePage(props: ComparePageProps) {
  const { locale, t, school, courses, comparison, totals } = props
  const ui = uiMessages(locale)
  const page = localePath(locale, schoolPath(school.slug))
  const columns = courses.map((course) => {
    const total = totalOf(course, props)
    return {
      key: String(course.id),
      head: (
        <OfferTitle
          offer={course}
          href={course.slug && localePath(locale, coursePath(school.slug, course.slug))}
        />
      ),
      foot: total && (
        <a href={`${page}${total.query}#anc-calculator`} rel="nofollow">
          {t('calculatePrice')}
          <span className="visually-hidden">: {course.title}</span>
        </a>
      ),
    }
  })
  return (
    <div className="wrap paper-page">
      <header className="paper-heading">
        <Trail school={school} locale={locale} t={t} />
        <h1>{t('compareCourses')}</h1>
        <p className="lead">{ui('compare.lead')}</p>
      </header>
      {totals && (
        <form
          className="stay-form no-print"
          method="get"
          action={localePath(locale, comparePath(school.slug))}
          autoComplete="off"
        >
          {comparison.courses.length > 0 && (
            <input type="hidden" name="compare" value={comparison.courses.join()} />
          )}
          <StayFields weeks={comparison.weeks} room={comparison.room} t={t} />
          <button type="submit" className="button button-quiet">
            {t('calculatePrice')}
          </button>
        </form>
      )}
      <CompareTable title={t('compareCourses')} columns={columns} rows={rowsOf(props)} t={ui} />
      <p className="no-print">
        <a href={`${page}#anc-courses`}>{t('compareBack')}</a>
      </p>
    </div>
  )
}

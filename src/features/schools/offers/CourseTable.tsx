import type { ReactNode } from 'react'
import { comparePath, coursePath } from '../../../shared/address/school-path'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import { colon } from '../../../shared/text/label-text'
import { Tabs } from '../../../ui/panels/Tabs'
import type { Course, OfferPrices } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Paragraphs } from '../page-parts/Paragraphs'
import { SectionHeading } from '../page-parts/SectionHeading'
import { CourseWeek } from './CourseWeek'
import { LevelBar } from './LevelBar'
import { OfferTitle } from './OfferTitle'
import { classSizeText } from './offer-texts'
import { CalculateLink } from './PriceLink'

interface CourseTableProps {
  courses: Course[]
  /** The slug of the school. */
  school: string
  /** Missing if the school has no prices. */
  prices?: OfferPrices
  locale: Locale
  t: SchoolsMessages
}

/** The form that the ticks of all courses belong to. */
const COMPARE_FORM = 'compare-courses'

interface Column {
  name: 'lessons' | 'level' | 'class' | 'age' | 'price' | 'start'
  title: string
  cell: (course: Course) => ReactNode
}

/** What courses are compared by. A column without any content is left out. */
const columnsOf = ({ courses, prices, locale, t }: CourseTableProps): Column[] => {
  const priceOf = ({ number }: Course) => (number === undefined ? undefined : prices?.course[number])
  const startOf = (course: Course) => priceOf(course)?.nextStart ?? course.starts
  const price = (course: Course) => {
    const found = priceOf(course)
    if (!found) return t('priceOnRequest')
    return (
      <>
        <strong>{found.amount}</strong> <small>{found.stay}</small>
      </>
    )
  }
  const columns: (Column | false)[] = [
    { name: 'lessons', title: t('lessonsColumn'), cell: ({ lessonsPerWeek }) => lessonsPerWeek },
    {
      name: 'level',
      title: t('level'),
      cell: (course) => <LevelBar course={course} locale={locale} t={t} />,
    },
    { name: 'class', title: t('classSize'), cell: (course) => classSizeText(course, t) },
    { name: 'age', title: t('minAge'), cell: ({ minAge }) => t('minAgeValue', { count: minAge }) },
    prices !== undefined && { name: 'price', title: t('priceColumn'), cell: price },
    courses.some(startOf) && { name: 'start', title: t('nextStart'), cell: startOf },
  ]
  return columns.filter((column) => column !== false)
}

/** What is folded below a course: its week, and its description. */
function CourseMore({ course, locale, t }: { course: Course; locale: Locale; t: SchoolsMessages }) {
  const week = (
    <>
      <CourseWeek course={course} t={t} />
      {course.starts && (
        <p>
          {t('starts')}
          {colon(locale)}
          <strong>{course.starts}</strong>
        </p>
      )}
    </>
  )
  return (
    <details>
      <summary className="more-summary">
        {t('moreAbout')}
        <span className="visually-hidden">: {course.title}</span>
      </summary>
      {course.description ? (
        <Tabs
          label={course.title}
          tabs={[
            {
              id: `course-${course.id}-more`,
              title: t('details'),
              content: <Paragraphs text={course.description} lang={langOf(course, 'description')} />,
            },
            { id: `course-${course.id}-week`, title: t('atAGlance'), content: week },
          ]}
        />
      ) : (
        week
      )}
    </details>
  )
}

/** The courses of a school side by side. In a narrow column each is a card with the same cells. */
export function CourseTable(props: CourseTableProps) {
  const { courses, school, prices, locale, t } = props
  if (courses.length === 0) return null
  const columns = columnsOf(props)
  // Numbers name the courses in the address.
  const isCompared = courses.length > 1 && courses.every(({ number }) => number !== undefined)
  return (
    <section id="anc-courses" className="section anchor" aria-labelledby="courses-title">
      <SectionHeading id="courses-title" title={t('courses')} count={courses.length} />
      <table className="courses">
        <thead>
          <tr>
            <th scope="col">{t('courseColumn')}</th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {courses.map((course) => (
          <tbody key={course.id} id={`anc-course-${course.id}`} className="course anchor">
            <tr>
              {/* Not <th>, which may contain no heading. */}
              <td className="course-title">
                <h3>
                  <OfferTitle
                    offer={course}
                    href={course.slug && localePath(locale, coursePath(school, course.slug))}
                  />
                </h3>
                <p lang={langOf(course, 'summary')}>{course.summary}</p>
              </td>
              {columns.map(({ name, title, cell }) => (
                <td key={name} className={`course-${name}`}>
                  <span className="cell-title" aria-hidden="true">
                    {title}
                  </span>
                  {cell(course)}
                </td>
              ))}
            </tr>
            <tr>
              <td colSpan={columns.length + 1}>
                <div className="course-more">
                  <CourseMore course={course} locale={locale} t={t} />
                  {isCompared && (
                    <label className="course-compare">
                      <input type="checkbox" name="compare" value={course.number} form={COMPARE_FORM} />
                      {t('compare')}
                      <span className="visually-hidden">: {course.title}</span>
                    </label>
                  )}
                  <CalculateLink kind="course" of={course} prices={prices} t={t} />
                </div>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      {isCompared && (
        <form
          id={COMPARE_FORM}
          className="no-print"
          method="get"
          action={localePath(locale, comparePath(school))}
          autoComplete="off"
        >
          <button type="submit" className="button button-quiet">
            {t('compareCourses')}
          </button>
          <p>{t('compareHint')}</p>
        </form>
      )}
    </section>
  )
}

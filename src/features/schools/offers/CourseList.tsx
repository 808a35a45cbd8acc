import { langOf } from '../../../shared/language/english-texts'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { plural } from '../../../shared/text/plural'
import { Tabs } from '../../../ui/panels/Tabs'
import type { Course, OfferPrices } from '../contract'
import type { SchoolMessages } from '../messages/en'
import { Paragraphs } from '../school-page/Paragraphs'
import { SectionHeading } from '../school-page/SectionHeading'
import { CourseFacts } from './CourseFacts'
import { OfferPriceLine } from './OfferPriceLine'

const DAYS = 5
const STEP = 10
const SIZE = 8

/** The lessons of a week as small squares in five columns, like a timetable. */
function LessonGrid({ lessons }: { lessons: number }) {
  const rows = Math.max(1, Math.ceil(lessons / DAYS))
  const squares = Array.from({ length: rows * DAYS }, (_, index) => {
    const x = (index % DAYS) * STEP
    const y = Math.floor(index / DAYS) * STEP
    return { path: `M${x} ${y}h${SIZE}v${SIZE}h-${SIZE}z`, taught: index < lessons }
  })
  const draw = (taught: boolean) =>
    squares.map((square) => (square.taught === taught ? square.path : '')).join('')
  const width = DAYS * STEP - (STEP - SIZE)
  const height = rows * STEP - (STEP - SIZE)
  return (
    <svg
      className="lesson-grid"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="lesson-free" d={draw(false)} />
      <path d={draw(true)} />
    </svg>
  )
}

interface CourseRowProps {
  course: Course
  prices?: OfferPrices
  locale: Locale
  t: SchoolMessages
}

/** One course: its week on the left, its description on the right. */
function CourseRow({ course, prices, locale, t }: CourseRowProps) {
  const facts = <CourseFacts course={course} locale={locale} t={t} />
  return (
    <li id={`anc-course-${course.id}`} className="course anchor">
      <div className="course-week">
        <LessonGrid lessons={course.lessonsPerWeek} />
        <p>
          <strong>{course.lessonsPerWeek}</strong>{' '}
          {plural(locale, course.lessonsPerWeek, t.lessonsOne, t.lessonsOther)}
          <span className="course-minutes">
            {fill(t.minutesPerLesson, { count: course.minutesPerLesson })}
          </span>
        </p>
      </div>
      <div className="course-text">
        <h3 lang={langOf(course, 'title')}>{course.title}</h3>
        <p lang={langOf(course, 'summary')}>{course.summary}</p>
        <OfferPriceLine kind="course" of={course} prices={prices} t={t} />
      </div>
      <div className="course-more">
        {course.description ? (
          <Tabs
            label={course.title}
            tabs={[
              { id: `course-${course.id}-facts`, title: t.atAGlance, content: facts },
              {
                id: `course-${course.id}-more`,
                title: t.moreAbout,
                content: <Paragraphs text={course.description} lang={langOf(course, 'description')} />,
              },
            ]}
          />
        ) : (
          facts
        )}
      </div>
    </li>
  )
}

interface CourseListProps {
  courses: Course[]
  /** Missing if the school has no prices. */
  prices?: OfferPrices
  locale: Locale
  t: SchoolMessages
}

export function CourseList({ courses, prices, locale, t }: CourseListProps) {
  if (courses.length === 0) return null
  return (
    <section id="anc-courses" className="section anchor" aria-labelledby="courses-title">
      <SectionHeading id="courses-title" title={t.courses} count={courses.length} lead={t.coursesLead} />
      <ul className="courses">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} prices={prices} locale={locale} t={t} />
        ))}
      </ul>
    </section>
  )
}

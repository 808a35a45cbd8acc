import { coursePath } from '../../../shared/address/school-path'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import { Tabs } from '../../../ui/panels/Tabs'
import type { Course, OfferPrices } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Paragraphs } from '../page-parts/Paragraphs'
import { SectionHeading } from '../page-parts/SectionHeading'
import { CourseFacts } from './CourseFacts'
import { CourseWeek } from './CourseWeek'
import { OfferPriceLine } from './OfferPriceLine'
import { OfferTitle } from './OfferTitle'

interface CourseRowProps {
  course: Course
  /** The slug of the school. */
  school: string
  prices?: OfferPrices
  locale: Locale
  t: SchoolsMessages
}

/** One course: its week on the left, its description on the right. */
function CourseRow({ course, school, prices, locale, t }: CourseRowProps) {
  const facts = <CourseFacts course={course} locale={locale} t={t} />
  return (
    <li id={`anc-course-${course.id}`} className="course anchor">
      <CourseWeek course={course} t={t} />
      <div className="course-text">
        <h3>
          <OfferTitle
            offer={course}
            href={course.slug && localePath(locale, coursePath(school, course.slug))}
          />
        </h3>
        <p lang={langOf(course, 'summary')}>{course.summary}</p>
        <OfferPriceLine kind="course" of={course} prices={prices} t={t} />
      </div>
      <div className="course-more">
        {course.description ? (
          <Tabs
            label={course.title}
            tabs={[
              { id: `course-${course.id}-facts`, title: t('atAGlance'), content: facts },
              {
                id: `course-${course.id}-more`,
                title: t('moreAbout'),
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
  school: string
  /** Missing if the school has no prices. */
  prices?: OfferPrices
  locale: Locale
  t: SchoolsMessages
}

export function CourseList({ courses, school, prices, locale, t }: CourseListProps) {
  if (courses.length === 0) return null
  return (
    <section id="anc-courses" className="section anchor" aria-labelledby="courses-title">
      <SectionHeading
        id="courses-title"
        title={t('courses')}
        count={courses.length}
        lead={t('coursesLead')}
      />
      <ul className="courses">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} school={school} prices={prices} locale={locale} t={t} />
        ))}
      </ul>
    </section>
  )
}

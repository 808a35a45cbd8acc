import type { Locale } from '../../../shared/locale'
import type { Course } from '../contract'
import type { SchoolMessages } from '../messages/en'
import { SectionHeading } from '../school-page/SectionHeading'
import { CourseRow } from './CourseRow'

interface CourseListProps {
  courses: Course[]
  locale: Locale
  t: SchoolMessages
}

export function CourseList({ courses, locale, t }: CourseListProps) {
  if (courses.length === 0) return null
  return (
    <section id="anc-courses" className="section anchor" aria-labelledby="courses-title">
      <SectionHeading id="courses-title" title={t.courses} count={courses.length} lead={t.coursesLead} />
      <ul className="courses">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} locale={locale} t={t} />
        ))}
      </ul>
    </section>
  )
}

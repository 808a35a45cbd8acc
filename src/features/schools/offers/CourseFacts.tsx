import type { Locale } from '../../../shared/locale'
import type { Course } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { LevelBar } from './LevelBar'
import { classSizeText } from './offer-texts'

interface CourseFactsProps {
  course: Course
  locale: Locale
  t: SchoolsMessages
}

/** The facts for comparing courses: level, class size, age, start. */
export function CourseFacts({ course, locale, t }: CourseFactsProps) {
  return (
    <dl className="course-facts">
      <div className="course-level">
        <dt>{t('level')}</dt>
        <dd>
          <LevelBar course={course} locale={locale} t={t} />
        </dd>
      </div>
      <div>
        <dt>{t('classSize')}</dt>
        <dd>{classSizeText(course, t)}</dd>
      </div>
      <div>
        <dt>{t('minAge')}</dt>
        <dd>{t('minAgeValue', { count: course.minAge })}</dd>
      </div>
      {course.starts && (
        <div>
          <dt>{t('starts')}</dt>
          <dd>{course.starts}</dd>
        </div>
      )}
    </dl>
  )
}

import type { Locale } from '../../shared/locale'
import { fill, plural } from '../../shared/message'
import type { Course } from './contract'
import { LessonGrid } from './LessonGrid'
import { LevelBar } from './LevelBar'
import type { SchoolMessages } from './messages/en'
import { Paragraphs } from './Paragraphs'

interface CourseRowProps {
  course: Course
  locale: Locale
  t: SchoolMessages
}

/** One line of the timetable: the week on the left, the course on the right. */
export function CourseRow({ course, locale, t }: CourseRowProps) {
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
        <h3>{course.title}</h3>
        <p>{course.summary}</p>
        {course.description && (
          <details>
            <summary>{t.moreAbout}</summary>
            <Paragraphs text={course.description} />
          </details>
        )}
      </div>
      <dl className="course-facts">
        <div className="course-level">
          <dt>{t.level}</dt>
          <dd>
            <LevelBar from={course.levelFrom} to={course.levelTo} t={t} />
          </dd>
        </div>
        <div>
          <dt>{t.classSize}</dt>
          <dd>
            {course.maxClassSize === 1
              ? t.classSizeOne
              : fill(t.classSizeValue, { count: course.maxClassSize })}
          </dd>
        </div>
        <div>
          <dt>{t.minAge}</dt>
          <dd>{fill(t.minAgeValue, { count: course.minAge })}</dd>
        </div>
        {course.starts && (
          <div>
            <dt>{t.starts}</dt>
            <dd>{course.starts}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}

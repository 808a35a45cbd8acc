import type { Locale } from '../../../shared/locale'
import { fill, plural } from '../../../shared/text/message'
import { Tabs } from '../../../ui/panels/Tabs'
import type { Course } from '../contract'
import type { SchoolMessages } from '../messages/en'
import { Paragraphs } from '../school-page/Paragraphs'
import { CourseFacts } from './CourseFacts'
import { LessonGrid } from './LessonGrid'

interface CourseRowProps {
  course: Course
  locale: Locale
  t: SchoolMessages
}

/** One line of the timetable: the week on the left, the course on the right. */
export function CourseRow({ course, locale, t }: CourseRowProps) {
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
        <h3>{course.title}</h3>
        <p>{course.summary}</p>
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
                content: <Paragraphs text={course.description} />,
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

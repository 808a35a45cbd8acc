import { fill } from '../../shared/message'
import type { Course } from './contract'
import { LevelBar } from './LevelBar'
import type { SchoolMessages } from './messages/en'

/** What courses are compared by. */
export function CourseFacts({ course, t }: { course: Course; t: SchoolMessages }) {
  return (
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
  )
}

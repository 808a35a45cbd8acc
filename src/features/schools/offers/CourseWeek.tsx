import type { Course } from '../contract'
import type { SchoolsMessages } from '../messages/messages'

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

/** How many lessons a week has, and how long they are. */
export function CourseWeek({ course, t }: { course: Course; t: SchoolsMessages }) {
  return (
    <div className="course-week">
      <LessonGrid lessons={course.lessonsPerWeek} />
      <p>
        <strong>{course.lessonsPerWeek}</strong> {t('lessons', { count: course.lessonsPerWeek })}
        <span className="course-minutes">{t('minutesPerLesson', { count: course.minutesPerLesson })}</span>
      </p>
    </div>
  )
}

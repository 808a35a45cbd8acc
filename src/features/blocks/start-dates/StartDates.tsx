import { Heading } from '../common/elements'
import type { BlockText, CourseStarts } from '../contract'

interface StartDatesProps {
  heading: BlockText
  courses: CourseStarts[]
  writeDay: (day: string) => string
}

export function StartDates({ heading, courses, writeDay }: StartDatesProps) {
  return (
    <>
      <Heading of={heading} />
      <dl className="start-dates">
        {courses.map(({ id, title, days }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              {days.map((day) => (
                <time key={day} dateTime={day}>
                  {writeDay(day)}
                </time>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

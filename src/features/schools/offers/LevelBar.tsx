import type { Locale } from '../../../shared/locale'
import { uiMessages } from '../../../ui/messages/messages'
import { Tooltip } from '../../../ui/popups/Tooltip'
import type { Course } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { levelNotePath } from './level-notes'
import { levelSpan, levels } from './levels'
import { levelText } from './offer-texts'

interface LevelBarProps {
  course: Pick<Course, 'id' | 'levelFrom' | 'levelTo'>
  locale: Locale
  t: SchoolsMessages
}

/** The range of levels in words and on a scale of six, with an explanation in a tip. */
export function LevelBar({ course, locale, t }: LevelBarProps) {
  const { levelFrom: from, levelTo: to } = course
  const span = levelSpan(from, to)
  return (
    <>
      {levelText(course, t)}
      {span && (
        <>
          {' '}
          <Tooltip
            id={`course-${course.id}-level`}
            subject={t('level')}
            t={uiMessages(locale)}
            url={levelNotePath(locale, from, to)}
          />
          <span className="level-bar" aria-hidden="true">
            {levels.map((level, index) => (
              <span key={level} className={span[index] ? 'is-on' : undefined} />
            ))}
          </span>
        </>
      )}
    </>
  )
}

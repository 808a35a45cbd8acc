import type { Locale } from '../../../shared/locale'
import { uiMessages } from '../../../ui/messages/messages'
import { Tooltip } from '../../../ui/popups/Tooltip'
import type { SchoolsMessages } from '../messages/messages'
import { levelNotePath } from './level-notes'
import { levelSpan, levels } from './levels'

interface LevelBarProps {
  /** The course's id: it makes the id of the tip unique. */
  course: number
  locale: Locale
  from: string
  to: string
  t: SchoolsMessages
}

/** The range of levels in words and on a scale of six, with an explanation in a tip. */
export function LevelBar({ course, locale, from, to, t }: LevelBarProps) {
  const span = levelSpan(from, to)
  return (
    <>
      {from === to ? from : t('levelRange', { from, to })}
      {span && (
        <>
          {' '}
          <Tooltip
            id={`course-${course}-level`}
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

import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { uiMessages } from '../../../ui/messages/messages'
import { Tooltip } from '../../../ui/popups/Tooltip'
import type { SchoolMessages } from '../messages/en'
import { levelNotePath } from './level-notes'
import { levelSpan, levels } from './levels'

interface LevelBarProps {
  /** The course's id: it makes the id of the tip unique. */
  course: number
  locale: Locale
  from: string
  to: string
  t: SchoolMessages
}

/** The range of levels in words and on a scale of six, with an explanation in a tip. */
export function LevelBar({ course, locale, from, to, t }: LevelBarProps) {
  const span = levelSpan(from, to)
  return (
    <>
      {from === to ? from : fill(t.levelRange, { from, to })}
      {span && (
        <>
          {' '}
          <Tooltip
            id={`course-${course}-level`}
            subject={t.level}
            t={uiMessages[locale]}
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

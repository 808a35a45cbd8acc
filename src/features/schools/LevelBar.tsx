import { fill } from '../../shared/message'
import { levelSpan, levels } from './levels'
import type { SchoolMessages } from './messages/en'

interface LevelBarProps {
  from: string
  to: string
  t: SchoolMessages
}

/** Says the range in words and draws it on the scale of the six levels. */
export function LevelBar({ from, to, t }: LevelBarProps) {
  const span = levelSpan(from, to)
  return (
    <>
      {from === to ? from : fill(t.levelRange, { from, to })}
      {span && (
        <span className="level-bar" aria-hidden="true">
          {levels.map((level, index) => (
            <span key={level} className={span[index] ? 'is-on' : undefined} />
          ))}
        </span>
      )}
    </>
  )
}

import { USUAL_WEEKS } from '../catalogue'
import type { SchoolsMessages } from '../messages/messages'

/** The lengths that visitors compare by. The calculator of a school offers all of them. */
const LENGTHS = [1, 2, 3, USUAL_WEEKS, 6, 8, 12, 16, 24, 36, 48]

/** Asks how long a stay is, and whether with a room. */
export function StayFields({ weeks, room, t }: { weeks: number; room: boolean; t: SchoolsMessages }) {
  const lengths = [...new Set([...LENGTHS, weeks])].sort((one, other) => one - other)
  return (
    <>
      <label className="field">
        <span>{t('stayLength')}</span>
        <select name="weeks" defaultValue={weeks}>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {t('weeks', { count: length })}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('accommodation')}</span>
        <select name="room" defaultValue={room ? '1' : ''}>
          <option value="">{t('stayNoRoom')}</option>
          <option value="1">{t('stayRoom')}</option>
        </select>
      </label>
    </>
  )
}

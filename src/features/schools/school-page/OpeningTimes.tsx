import type { ShownOpening } from '../contract'

/** Whether an office is open now, and its hours. */
export function OpeningTimes({ opening }: { opening: ShownOpening }) {
  return (
    <>
      <strong className={opening.isOpen ? 'open-now' : 'closed-now'}>{opening.state}</strong>
      <ul className="opening-times">
        {opening.rows.map(({ days, times }) => (
          <li key={days + times}>
            <span>{days}</span> <span>{times}</span>
          </li>
        ))}
      </ul>
      <small>{opening.zone}</small>
    </>
  )
}

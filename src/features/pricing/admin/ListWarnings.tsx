import { memo } from 'react'
import type { Warning } from './list-warnings'

interface ListWarningsProps {
  warnings: Warning[]
  goTo: (place: NonNullable<Warning['place']>) => void
  /** Resolves an overlap by keeping the prices shown. */
  keepShown?: (place: NonNullable<Warning['place']>) => void
}

/** Problems to check before publishing, each with a link to its cell. */
export const ListWarnings = memo(({ warnings, goTo, keepShown }: ListWarningsProps) => {
  if (warnings.length === 0)
    return <p className="price-grid__fine">No problems found: no gaps, overlaps or falling prices.</p>
  const blocking = warnings.some((warning) => warning.blocking)
  return (
    <section className="price-grid__warnings" aria-label="To check before publishing">
      <h2>
        {warnings.length === 1 ? 'One thing' : `${warnings.length} things`} to check before publishing
        {blocking ? '. The list cannot be published yet.' : ''}
      </h2>
      <ul>
        {warnings.map(({ sentence, blocking: stops, place }) => (
          <li key={sentence} className={stops ? 'price-grid__stops' : undefined}>
            {place ? (
              <button type="button" onClick={() => goTo(place)}>
                {sentence}
              </button>
            ) : (
              sentence
            )}
            {stops && place && keepShown && (
              <button type="button" className="price-grid__keep" onClick={() => keepShown(place)}>
                Keep the prices shown in this row
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
})

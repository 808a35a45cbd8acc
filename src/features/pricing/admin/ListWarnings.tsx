import { memo } from 'react'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { pricingPanelMessages } from '../messages/panel/messages'
import type { Warning } from './list-warnings'

interface ListWarningsProps {
  warnings: Warning[]
  goTo: (place: NonNullable<Warning['place']>) => void
  /** Resolves an overlap by keeping the prices shown. */
  keepShown?: (place: NonNullable<Warning['place']>) => void
}

/** Problems to check before publishing, each with a link to its cell. */
export const ListWarnings = memo(({ warnings, goTo, keepShown }: ListWarningsProps) => {
  const texts = usePanelMessages(pricingPanelMessages)
  if (warnings.length === 0) return <p className="price-grid__fine">{texts('grid.fine')}</p>
  const blocking = warnings.some((warning) => warning.blocking)
  return (
    <section className="price-grid__warnings" aria-label={texts('grid.toCheckLabel')}>
      <h2>
        {texts('grid.things', { count: warnings.length })}
        {blocking ? texts('grid.cannotPublish') : ''}
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
                {texts('grid.keepShown')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
})

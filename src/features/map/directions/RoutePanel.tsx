import type { DirectionsTexts } from '../client-texts'
import { answerPlace, type DirectionsStep, directionsAnswerId, type Route } from '../contract'

interface RoutePanelProps {
  t: DirectionsTexts
  route: Route
}

const measures = ({ distance, duration }: DirectionsStep): string =>
  [distance, duration].filter(Boolean).join(' · ')

/** The route in words. */
export function RoutePanel({ t, route }: RoutePanelProps) {
  const { from, distance, duration, steps, attribution } = route
  return (
    <section className="route" aria-labelledby={directionsAnswerId}>
      <h2 {...answerPlace}>{t('routeTitle', { from })}</h2>
      {route.note && <p className="route-note">{route.note}</p>}
      <p className="route-total">
        {t(route.mode)}. {t('total', { distance, duration })}
      </p>
      <ol className="route-steps" aria-label={t('steps')}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may have the same text, and their order never changes
          <li key={index}>
            <span className="route-step">{step.text}</span>
            {measures(step) && <span className="route-measure"> {measures(step)}</span>}
          </li>
        ))}
      </ol>
      {/* `client.ts` prints, also before React has loaded; styles hide the button where scripts do not run. */}
      <p className="route-actions">
        <button type="button" className="button button-quiet" data-print-route="" data-no-replay="">
          {t('printRoute')}
        </button>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: attributions are HTML written by this site */}
      <p className="route-credit" dangerouslySetInnerHTML={{ __html: attribution }} />
    </section>
  )
}

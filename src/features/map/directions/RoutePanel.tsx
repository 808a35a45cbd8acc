import { fill } from '../../../shared/text/message'
import type { DirectionsStep, Route } from '../contract'
import type { MapMessages } from '../messages/en'

interface RoutePanelProps {
  t: MapMessages
  route: Route
}

const measures = ({ distance, duration }: DirectionsStep): string =>
  [distance, duration].filter(Boolean).join(' · ')

/** The route in words, for whoever walks it with a sheet of paper in hand. */
export function RoutePanel({ t, route }: RoutePanelProps) {
  const { from, distance, duration, steps, attribution } = route
  return (
    <section className="route" aria-labelledby="route-title">
      <h2 id="route-title" tabIndex={-1}>
        {fill(t.routeTitle, { from })}
      </h2>
      <p className="route-total">
        {t[route.mode]}. {fill(t.total, { distance, duration })}
      </p>
      <ol className="route-steps" aria-label={t.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and never move
          <li key={index}>
            <span className="route-step">{step.text}</span>
            {measures(step) && <span className="route-measure"> {measures(step)}</span>}
          </li>
        ))}
      </ol>
      {/* `browser/print-route.ts` shows it. */}
      <p className="route-actions">
        <button type="button" className="button button-quiet" data-print-route="" hidden>
          {t.printRoute}
        </button>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: credits are HTML of our own making */}
      <p className="route-credit" dangerouslySetInnerHTML={{ __html: attribution }} />
    </section>
  )
}

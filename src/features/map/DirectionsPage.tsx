import type { ReactNode } from 'react'
import { type Locale, localePath } from '../../shared/locale'
import { fill } from '../../shared/message'
import { schoolPath } from '../../shared/school-path'
import type { Directions, TravelMode } from './contract'
import { DirectionsForm } from './DirectionsForm'
import { DirectionsMessage } from './DirectionsMessage'
import type { MapMessages } from './messages/en'
import { RoutePanel } from './RoutePanel'

interface DirectionsPageProps {
  locale: Locale
  t: MapMessages
  school: { slug: string; name: string }
  /** The address in words, with links to the visitor's own maps app. */
  whereabouts: ReactNode
  /** Absent where there is none to show. */
  map?: ReactNode
  /** Whether anybody can be asked for the way. */
  hasDirections: boolean
  from: string
  mode: TravelMode
  answer?: Directions
}

/** How to get to a school: map, message, form, route, in this order. */
export function DirectionsPage(props: DirectionsPageProps) {
  const { locale, t, school, whereabouts, map, hasDirections, answer, from, mode } = props
  const asked = { locale, t, slug: school.slug, from, mode }
  return (
    <div className="wrap directions-page">
      <header className="paper-heading">
        <p className="kicker">
          <a href={localePath(locale, schoolPath(school.slug))}>
            {fill(t.backToSchool, { school: school.name })}
          </a>
        </p>
        <h1>{fill(t.howToGetTo, { school: school.name })}</h1>
      </header>
      {whereabouts}
      {map ?? <p className="no-map">{t.noMap}</p>}
      {hasDirections && (
        <>
          <div data-directions-message="">
            <DirectionsMessage {...asked} answer={answer} />
          </div>
          <DirectionsForm {...asked} />
          <div data-directions-route="">
            {answer?.kind === 'route' && <RoutePanel t={t} route={answer} />}
          </div>
        </>
      )}
    </div>
  )
}

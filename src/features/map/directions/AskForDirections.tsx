import type { Locale } from '../../../shared/locale'
import { type Directions, isAddressWrong, type TravelMode } from '../contract'
import type { MapMessages } from '../messages/en'
import { DirectionsForm } from './DirectionsForm'
import { DirectionsMessage } from './DirectionsMessage'
import { RoutePanel } from './RoutePanel'

export interface AskForDirectionsProps {
  locale: Locale
  t: MapMessages
  slug: string
  from: string
  mode: TravelMode
  answer?: Directions
}

/** What stands below a map with directions: message, form, route. The script replaces what is in the outer two. */
export function AskForDirections({ answer, ...asked }: AskForDirectionsProps) {
  return (
    <>
      <div data-directions-message="">
        <DirectionsMessage {...asked} answer={answer} />
      </div>
      <DirectionsForm {...asked} isWrong={answer !== undefined && isAddressWrong(answer)} />
      <div data-directions-route="">
        {answer?.kind === 'route' && <RoutePanel t={asked.t} route={answer} />}
      </div>
    </>
  )
}

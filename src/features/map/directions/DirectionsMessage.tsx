import { type Locale, localePath } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { settingsHref } from '../../consent/contract'
import {
  type Directions,
  directionsFields,
  directionsMessageId,
  directionsPath,
  type MapPlace,
  type TravelMode,
} from '../contract'
import type { MapMessages } from '../messages/en'

interface DirectionsMessageProps {
  locale: Locale
  t: MapMessages
  slug: string
  from: string
  mode: TravelMode
  /** Absent before anything was asked. */
  answer?: Directions
}

/** Asks again for the same address, meaning this very place. */
const choiceHref = ({ locale, slug, from, mode }: DirectionsMessageProps, { lat, lng }: MapPlace): string =>
  `${localePath(locale, directionsPath(slug))}?${new URLSearchParams({
    [directionsFields.from]: from,
    [directionsFields.mode]: mode,
    [directionsFields.at]: `${lat},${lng}`,
  })}`

/** What stands directly below the map: what went wrong, or which of several places is meant. */
export function DirectionsMessage(props: DirectionsMessageProps) {
  const { t, answer } = props
  if (answer?.kind === 'problem')
    return (
      <>
        <p id={directionsMessageId} className="directions-problem" role="alert">
          <strong>{answer.message}</strong>
          {answer.problem === 'notAllowed' && (
            <>
              {' '}
              <a className="pdcc-open-modal" href={settingsHref(props.locale)}>
                {t.allow}
              </a>
            </>
          )}
        </p>
        {/* The field may hold another address by the time this is read. */}
        {answer.problem === 'notFound' && (
          <p className="directions-asked">{fill(t.notFoundNamed, { address: props.from })}</p>
        )}
      </>
    )
  if (answer?.kind !== 'choices') return null
  return (
    <div className="directions-choices">
      <p id={directionsMessageId} role="alert">
        <strong>{t.choices}</strong>
      </p>
      <ul>
        {answer.choices.map((choice) => (
          <li key={`${choice.lat},${choice.lng}`}>
            <a href={choiceHref(props, choice)} data-at={`${choice.lat},${choice.lng}`}>
              {choice.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

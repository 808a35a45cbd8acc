import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../ui/visitor-input'
import { RouteOnMap } from './browser/RouteOnMap'
import { type DirectionsProps, useDirections } from './browser/use-directions'
import { isAddressWrong } from './contract'
import { DirectionsForm } from './directions/DirectionsForm'
import { DirectionsMessage } from './directions/DirectionsMessage'
import { RoutePanel } from './directions/RoutePanel'

interface Props extends DirectionsProps {
  /** On the server: the map. In the browser it belongs to Leaflet, and React leaves what the server sent. */
  map?: ReactNode
}

const sentByServer = { __html: '' }

/** Form, map, message and route, in this order. Without JavaScript the form loads a page with the route. */
export default function Directions(props: Props) {
  const { t, page, settings, from, mode, map, directionsUrl } = props
  const { asked, message, route, isBusy, answers, refs, ...directions } = useDirections(props)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!directions.isEnhanced()) return
    event.preventDefault()
    directions.ask()
  }
  const choose = (event: MouseEvent, at: string, name?: string) => {
    if (!directions.isEnhanced() || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    directions.choose(at, name)
  }

  const status = () => {
    if (isBusy) return t('searching')
    if (!route || answers === 0) return ''
    return t('routeShown', { distance: route.distance, duration: route.duration })
  }

  return (
    <div className="directions">
      <DirectionsForm
        {...{ t, page, from, mode, isBusy }}
        places={props.places}
        isFirst={!message && !route}
        isWrong={message !== undefined && isAddressWrong(message)}
        formRef={refs.form}
        onSubmit={submit}
        onModeChange={() => route && directions.isEnhanced() && directions.ask()}
        onChoose={choose}
        onLocate={directionsUrl ? directions.locate : undefined}
      />
      <div className="directions-side">
        {map === undefined ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves the content alone
          <div suppressHydrationWarning dangerouslySetInnerHTML={sentByServer} />
        ) : (
          <div>{map}</div>
        )}
        <div data-directions-message="" ref={refs.message}>
          <DirectionsMessage {...{ t, page, settings, ...asked }} answer={message} onChoose={choose} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {status()}
      </p>
      <div data-directions-route="" ref={refs.route}>
        {route && <RoutePanel t={t} route={route} />}
      </div>
      <RouteOnMap route={route} />
    </div>
  )
}

import type { FormEvent, MouseEvent } from 'react'
import { isPlainClick } from '../../ui/visitor-input'
import { RouteOnMap } from './browser/RouteOnMap'
import { type DirectionsProps, useDirections } from './browser/use-directions'
import { isAddressWrong } from './contract'
import { DirectionsForm } from './directions/DirectionsForm'
import { DirectionsMessage } from './directions/DirectionsMessage'
import { RoutePanel } from './directions/RoutePanel'

/** Elements below a map with directions: message, form, route. Without JavaScript the form loads a page with the route. */
export default function Directions(props: DirectionsProps) {
  const { t, page, settings, from, mode } = props
  const { asked, message, route, isBusy, answers, refs, ...directions } = useDirections(props)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!directions.isEnhanced()) return
    event.preventDefault()
    directions.ask()
  }
  const choose = (event: MouseEvent, at: string) => {
    if (!directions.isEnhanced() || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    directions.choose(at)
  }

  const status = () => {
    if (isBusy) return t('searching')
    if (!route || answers === 0) return ''
    return t('routeShown', { distance: route.distance, duration: route.duration })
  }

  return (
    <>
      <div data-directions-message="" ref={refs.message}>
        <DirectionsMessage {...{ t, page, settings, ...asked }} answer={message} onChoose={choose} />
      </div>
      <DirectionsForm
        {...{ t, page, from, mode, isBusy }}
        isFirst={!message && !route}
        isWrong={message !== undefined && isAddressWrong(message)}
        formRef={refs.form}
        onSubmit={submit}
        onModeChange={() => route && directions.isEnhanced() && directions.changeMode()}
      />
      <p className="visually-hidden" role="status">
        {status()}
      </p>
      <div data-directions-route="" ref={refs.route}>
        {route && <RoutePanel t={t} route={route} />}
      </div>
      <RouteOnMap route={route} />
    </>
  )
}

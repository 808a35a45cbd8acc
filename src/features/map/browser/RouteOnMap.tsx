import { useEffect, useRef } from 'react'
import type { Route } from '../contract'

/** Draws the route on the page's map, which is Leaflet's and not React's. Renders nothing itself. */
export function RouteOnMap({ route }: { route?: Route }) {
  const isFirst = useRef(true)
  useEffect(() => {
    // The map draws the route that the page was loaded with by itself.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const box = document.querySelector<HTMLElement>('[data-map]')
    if (!box) return
    let isCurrent = true
    import('./show-map')
      .then(({ openMap }) => {
        if (!isCurrent) return
        if (route) openMap(box).showRoute(route)
        else openMap(box).clearRoute()
      })
      .catch((error) => {
        console.error('show-map.js', error)
        box.textContent = box.dataset.failed ?? ''
      })
    return () => {
      isCurrent = false
    }
  }, [route])
  return null
}

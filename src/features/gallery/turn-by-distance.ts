import type PhotoSwipe from 'photoswipe'
import { swipeSpeed } from './swipe'

/** A finger turns the page by how far it goes; PhotoSwipe itself would ask how fast it was. */
export const turnByDistance = (pswp: PhotoSwipe): void => {
  let from = 0
  let movedBy = 0
  pswp.on('pointerDown', ({ originalEvent }) => {
    from = originalEvent.clientX
  })
  pswp.on('pointerUp', ({ originalEvent }) => {
    movedBy = originalEvent.clientX - from
  })
  const { gestures } = pswp
  const end = gestures.drag.end.bind(gestures.drag)
  gestures.drag.end = () => {
    if (pswp.mainScroll.isShifted()) gestures.velocity.x = swipeSpeed(movedBy)
    end()
  }
}

import { SWIPE_PX } from '../../ui/constants'

/** As quick as it must be for PhotoSwipe to turn the page. */
const TURN = 1

/** The speed that a finger is taken to have had: only how far it went decides, not how fast. */
export const swipeSpeed = (movedBy: number): number =>
  Math.abs(movedBy) > SWIPE_PX ? Math.sign(movedBy) * TURN : 0

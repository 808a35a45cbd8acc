import type { Network, Road } from '../network/network'
import type { Stretch } from './stretches'

const leavesRing = (network: Network, edge: number): boolean => {
  for (let turn = network.firstTurn[edge] as number; turn < (network.firstTurn[edge + 1] as number); turn++) {
    const segment = network.segmentOf[network.turnTo[turn] as number] as number
    if (!(network.roads[network.roadOf[segment] as number] as Road).ring) return true
  }
  return false
}

/** Where a route that enters a ring at `entry` leaves it, and by which exit; nothing when it ends on the ring. */
export const ringExit = (
  network: Network,
  stretches: Stretch[],
  entry: number,
): { exit: number; leaves: number } | undefined => {
  let exit = 0
  for (let place = entry; place < stretches.length; place++) {
    const { edge, road } = stretches[place] as Stretch
    if (!road.ring) return { exit, leaves: place }
    if (leavesRing(network, edge)) exit++
  }
  return undefined
}

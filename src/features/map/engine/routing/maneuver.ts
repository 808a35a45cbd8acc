import { turnAngle } from '../geometry'
import type { Network, Road } from '../network/network'
import type { ManeuverModifier } from './osrm-response'

/** The word for an angle; right is positive. */
export const modifierOf = (angle: number): ManeuverModifier => {
  const size = Math.abs(angle)
  const side = angle < 0 ? 'left' : 'right'
  if (size < 20) return 'straight'
  if (size < 60) return `slight ${side}`
  if (size < 120) return side
  return size < 170 ? `sharp ${side}` : 'uturn'
}

/** The kind of maneuver at a junction, as OSRM names it. */
export interface ManeuverKind {
  type: string
  modifier: ManeuverModifier
}

/** Less than this is going straight on. */
const bend = 30

const isFast = ({ highway }: Road): boolean => highway === 'motorway' || highway === 'trunk'
const isRamp = ({ highway }: Road): boolean => highway === 'motorway_link' || highway === 'trunk_link'

const angleTo = (network: Network, before: number, after: number): number =>
  turnAngle(network.bearingIn[before] as number, network.bearingOut[after] as number)

/** The angles of the other ways on from here. */
const otherAngles = (network: Network, before: number, taken: number): number[] => {
  const angles: number[] = []
  for (
    let turn = network.firstTurn[before] as number;
    turn < (network.firstTurn[before + 1] as number);
    turn++
  ) {
    const to = network.turnTo[turn] as number
    if (to !== taken) angles.push(angleTo(network, before, to))
  }
  return angles
}

const ramp = (before: Road, after: Road): string | undefined => {
  if (isRamp(after) && !isRamp(before)) return isFast(before) ? 'off ramp' : 'on ramp'
  return isRamp(before) && isFast(after) ? 'merge' : undefined
}

const straightOn = (angle: number, others: number[], renamed: boolean): ManeuverKind | undefined => {
  const rival = others.find((other) => Math.abs(other) < bend + 15)
  if (rival !== undefined) return { type: 'fork', modifier: angle < rival ? 'slight left' : 'slight right' }
  return renamed ? { type: 'new name', modifier: modifierOf(angle) } : undefined
}

/**
 * Finds the maneuver at the junction between two edges; undefined if there is none: who goes straight on along a street needs no
 * sentence. `street` is the name last told to the visitor.
 */
export const maneuverKindAt = (
  network: Network,
  before: { edge: number; road: Road },
  after: { edge: number; road: Road },
  street: string,
): ManeuverKind | undefined => {
  const same = network.segmentOf[before.edge] === network.segmentOf[after.edge]
  if (same && network.backward[before.edge] !== network.backward[after.edge])
    return { type: 'continue', modifier: 'uturn' }

  const { name } = after.road
  const angle = angleTo(network, before.edge, after.edge)
  const modifier = modifierOf(angle)
  const renamed = name !== '' && street !== '' && name !== street
  if ((network.armsAtEnd[before.edge] as number) < 3)
    return renamed ? { type: 'new name', modifier } : undefined

  const onRamp = ramp(before.road, after.road)
  if (onRamp) return { type: onRamp, modifier }
  const others = otherAngles(network, before.edge, after.edge)
  if (Math.abs(angle) < bend) return straightOn(angle, others, renamed)
  const stays = name !== '' && name === street
  // A street that bends where only side streets cannot be entered: there is nothing to choose.
  if (stays && others.length === 0 && Math.abs(angle) < 60) return undefined
  if (stays) return { type: 'continue', modifier }
  const ends = Math.abs(angle) >= 60 && others.length > 0 && others.every((other) => Math.abs(other) >= 60)
  return { type: ends ? 'end of road' : 'turn', modifier }
}

import { turnAngle } from '../geometry'
import type { Edge } from './edges'
import type { Profile } from './profile'

const turningRound = 20
/** A right angle costs half of this. */
const sharpestTurn = 8

/** The time a turn takes in a car. At a bend without a junction nobody waits; on foot nobody does. */
export const turnSeconds = (profile: Profile, before: Edge, after: Edge, arms: number): number => {
  if (profile === 'walking') return 0
  if (before.segment === after.segment && before.backward !== after.backward) return turningRound
  if (arms < 3) return 0
  return (sharpestTurn * Math.abs(turnAngle(before.bearingIn, after.bearingOut))) / 180
}

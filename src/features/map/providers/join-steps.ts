import type { RouteStep } from '../engine/map-engine'

/** Maneuvers that may only mean to go straight on. */
const mayGoOn = new Set(['turn', 'continue', 'new name', 'notification', 'use lane'])
const ahead = new Set([undefined, 'straight', 'slight left', 'slight right'])
/** Metres: a traffic island, a kerb, the bend of an unnamed path. */
const shortStep = 15

/** Whether a step only continues along the same street. */
const goesOn = (before: RouteStep, { name, mode, distance, maneuver }: RouteStep): boolean =>
  mayGoOn.has(maneuver.type) &&
  ahead.has(maneuver.modifier) &&
  before.name === name &&
  before.mode === mode &&
  (name !== '' || distance < shortStep)

/** Merges steps that only say "go on" into the step before. */
export const joinSteps = (steps: RouteStep[]): RouteStep[] => {
  const joined: RouteStep[] = []
  for (const step of steps) {
    const before = joined.at(-1)
    if (before && goesOn(before, step))
      joined[joined.length - 1] = {
        ...before,
        distance: before.distance + step.distance,
        duration: before.duration + step.duration,
      }
    else joined.push(step)
  }
  return joined
}

import type { RouteStep } from '../engine/map-engine'

/** Types of maneuvers that may mean no more than going on. */
const passing = new Set(['turn', 'continue', 'new name', 'notification', 'use lane'])
const ahead = new Set([undefined, 'straight', 'slight left', 'slight right'])
/** Metres: the island of a crossing, a kerb, the bend of a path without a name. */
const tiny = 15

/** Going on along the same street is nothing to tell anybody. */
const goesOn = (before: RouteStep, { name, mode, distance, maneuver }: RouteStep): boolean =>
  passing.has(maneuver.type) &&
  ahead.has(maneuver.modifier) &&
  before.name === name &&
  before.mode === mode &&
  (name !== '' || distance < tiny)

/** Steps as a person would tell them: whatever says no more than "go on" belongs to the step before. */
export const joinSteps = (steps: RouteStep[]): RouteStep[] => {
  const told: RouteStep[] = []
  for (const step of steps) {
    const before = told.at(-1)
    if (before && goesOn(before, step))
      told[told.length - 1] = {
        ...before,
        distance: before.distance + step.distance,
        duration: before.duration + step.duration,
      }
    else told.push(step)
  }
  return told
}

import type { FocalPoint } from '../../shared/picture'

/** Finer would not be seen, and every step is a rule of the stylesheet. */
const STEP = 5

const step = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) / STEP) * STEP

/** The classes that crop towards a point: the policy of the pages forbids styles in the markup. */
export const focalClass = (point: FocalPoint | undefined): string | undefined => {
  if (!point) return undefined
  const [x, y] = [step(point.x), step(point.y)]
  return x === 50 && y === 50 ? undefined : `focal-x-${x} focal-y-${y}`
}

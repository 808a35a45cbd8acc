import type { ManeuverModifier } from './osrm-answer'

/** The word for an angle; right is positive. */
export const modifierOf = (angle: number): ManeuverModifier => {
  const size = Math.abs(angle)
  const side = angle < 0 ? 'left' : 'right'
  if (size < 20) return 'straight'
  if (size < 60) return `slight ${side}`
  if (size < 120) return side
  return size < 170 ? `sharp ${side}` : 'uturn'
}

export interface Place {
  lat: number
  lng: number
}

const metresPerDegree = 111_195
const radians = Math.PI / 180

/**
 * Metres on a plane that touches the earth at `lat`. Within a town it differs from the sphere by less than a
 * thousandth, and it lets distances be compared without trigonometry.
 */
export interface Plane {
  x: (lng: number) => number
  y: (lat: number) => number
}

export const planeAt = (lat: number): Plane => {
  const perLng = metresPerDegree * Math.cos(lat * radians)
  return { x: (lng) => lng * perLng, y: (lat) => lat * metresPerDegree }
}

export const metresBetween = (a: Place, b: Place): number => {
  const perLng = metresPerDegree * Math.cos(((a.lat + b.lat) / 2) * radians)
  return Math.hypot((b.lng - a.lng) * perLng, (b.lat - a.lat) * metresPerDegree)
}

/** Degrees clockwise from north, 0 to 360. */
export const bearing = (a: Place, b: Place): number => {
  const east = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) / 2) * radians)
  return (Math.atan2(east, b.lat - a.lat) / radians + 360) % 360
}

/** How far to turn from one bearing to another: -180 to 180, right is positive. */
export const turnAngle = (before: number, after: number): number => ((after - before + 540) % 360) - 180

/** The point of the line from a to b that is nearest to p, as a fraction of the line and its square distance. */
export const nearestOnLine = (
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): { fraction: number; squared: number } => {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const fraction = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length))
  const ex = px - ax - fraction * dx
  const ey = py - ay - fraction * dy
  return { fraction, squared: ex * ex + ey * ey }
}

export const between = (a: Place, b: Place, fraction: number): Place => ({
  lat: a.lat + (b.lat - a.lat) * fraction,
  lng: a.lng + (b.lng - a.lng) * fraction,
})

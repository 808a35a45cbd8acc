import { z } from 'zod'

/** The part of a response of OSRM's route service that is used here. The engine writes this format, and responses of OSRM are checked against it. */
const position = z.tuple([z.number(), z.number()])
const line = z.object({ type: z.literal('LineString'), coordinates: z.array(position) })

export const maneuverModifiers = [
  'uturn',
  'sharp right',
  'right',
  'slight right',
  'straight',
  'slight left',
  'left',
  'sharp left',
] as const

const maneuver = z.object({
  /** Not an enumeration: OSRM may add types, and asks clients to read those they do not know as `turn`. */
  type: z.string(),
  modifier: z.enum(maneuverModifiers).optional(),
  location: position,
  bearing_before: z.number(),
  bearing_after: z.number(),
  /** Which exit of a roundabout. */
  exit: z.number().int().positive().optional(),
})

const step = z.object({
  distance: z.number(),
  duration: z.number(),
  geometry: line,
  name: z.string(),
  ref: z.string().optional(),
  mode: z.string(),
  driving_side: z.string().optional(),
  maneuver,
})

const leg = z.object({
  distance: z.number(),
  duration: z.number(),
  summary: z.string(),
  steps: z.array(step),
})

const route = z.object({
  distance: z.number(),
  duration: z.number(),
  geometry: line,
  legs: z.array(leg).min(1),
})

const waypoint = z.object({ name: z.string(), location: position, distance: z.number().optional() })

export const osrmResponse = z.union([
  z.object({ code: z.literal('Ok'), routes: z.array(route).min(1), waypoints: z.array(waypoint) }),
  z.object({ code: z.enum(['NoRoute', 'NoSegment']), message: z.string().optional() }),
])

export type OsrmResponse = z.infer<typeof osrmResponse>
export type RouteStep = z.infer<typeof step>
export type Maneuver = z.infer<typeof maneuver>
export type ManeuverModifier = (typeof maneuverModifiers)[number]
export type Position = z.infer<typeof position>

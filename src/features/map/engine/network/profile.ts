import type { Tags } from '../extract/extract'

export const profiles = ['driving', 'walking'] as const
export type Profile = (typeof profiles)[number]

/** How a way may be used: in which directions, how fast, and how gladly. */
export interface WayUse {
  forward: boolean
  backward: boolean
  /** km/h */
  speed: number
  /** Time on it counts this many times when routes are compared: streets for residents are no short cut. */
  reluctance: number
}

/** km/h by class of street, as in OSRM's car profile: with crossings and traffic, not the signs. */
const drivingSpeeds = new Map(
  Object.entries({
    motorway: 90,
    motorway_link: 45,
    trunk: 85,
    trunk_link: 40,
    primary: 65,
    primary_link: 30,
    secondary: 55,
    secondary_link: 25,
    tertiary: 40,
    tertiary_link: 20,
    unclassified: 25,
    residential: 25,
    living_street: 10,
    service: 15,
  }),
)

const walkingSpeed = 5
/** Streets that pedestrians may use only if a tag allows it. */
const notOnFoot = new Set([
  'motorway',
  'motorway_link',
  'trunk',
  'trunk_link',
  'construction',
  'proposed',
  'raceway',
])
const onFoot = new Set([
  ...drivingSpeeds.keys(),
  ...['footway', 'path', 'pedestrian', 'steps', 'track', 'cycleway', 'bridleway', 'corridor', 'crossing'],
])
const stepsSpeed = 2

const closed = new Set([
  'no',
  'private',
  'agricultural',
  'forestry',
  'military',
  'emergency',
  'psv',
  'permit',
])
const forResidents = new Set(['destination', 'customers', 'delivery', 'residents'])

const accessKeys: Record<Profile, string[]> = {
  driving: ['motorcar', 'motor_vehicle', 'vehicle', 'access'],
  walking: ['foot', 'access'],
}

/** The most specific tag decides: `motor_vehicle=yes` opens a street that `access=no` closes. */
const accessOf = (profile: Profile, tags: Tags, towards?: 'forward' | 'backward'): string | undefined => {
  for (const key of accessKeys[profile]) {
    const access = tags[`${key}:${towards}`] ?? tags[key]
    if (access !== undefined) return access
  }
  return undefined
}

export const isBlockedFor = (profile: Profile, tags: Tags): boolean => {
  const access = accessOf(profile, tags)
  if (access !== undefined) return closed.has(access)
  return profile === 'driving' && blockingBarriers.has(tags.barrier ?? '')
}
const blockingBarriers = new Set([
  ...['bollard', 'block', 'planter', 'log', 'debris', 'jersey_barrier', 'chain', 'cycle_barrier', 'stile'],
  ...['kissing_gate', 'turnstile', 'fence', 'wall', 'hedge', 'bus_trap', 'sump_buster'],
])

/** Tunnels that stand on the ground: houses in a courtyard are reached through a passage. */
const notBelow = new Set(['no', 'building_passage', 'avalanche_protector'])

/** `-1`, and `-2;-1`, but not `-1;0`, which leads up to the street. */
const isBelowGround = (levels: string | undefined): boolean =>
  levels?.split(';').every((level) => Number(level) < 0) ?? false

export const isUnderground = ({ tunnel = 'no', indoor = 'no', highway, layer, level }: Tags): boolean =>
  !notBelow.has(tunnel) ||
  indoor !== 'no' ||
  highway === 'corridor' ||
  isBelowGround(layer) ||
  isBelowGround(level)

const direction = (value: string | undefined): 'forward' | 'backward' | 'both' | 'none' | undefined => {
  if (value === undefined) return undefined
  if (['yes', 'true', '1'].includes(value)) return 'forward'
  if (['-1', 'reverse'].includes(value)) return 'backward'
  // A reversible lane changes its direction with the hour, so routes do not use it.
  return value === 'reversible' ? 'none' : 'both'
}

const isRing = (tags: Tags): boolean => tags.junction === 'roundabout' || tags.junction === 'circular'

const drivingDirection = (tags: Tags) =>
  direction(
    tags['oneway:motorcar'] ?? tags['oneway:motor_vehicle'] ?? tags['oneway:vehicle'] ?? tags.oneway,
  ) ?? (isRing(tags) || tags.highway === 'motorway' ? 'forward' : 'both')

/** `50`, `30 mph`; words such as `walk` or `none` say nothing that helps here. */
const maxSpeed = (value: string | undefined): number | undefined => {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(mph|km\/h)?$/.exec(value ?? '') ?? []
  return number && Number(number) > 0 ? Number(number) * (unit === 'mph' ? 1.609 : 1) : undefined
}

const drivingSpeed = (tags: Tags, usual: number): number => {
  const allowed = maxSpeed(tags.maxspeed)
  if (allowed === undefined) return usual
  // The average speed is below the limit; yards and lanes are slower still.
  return usual <= 15 ? Math.min(usual, allowed) : allowed * 0.8
}

/** The directions in which a way may be used. */
const openWays = (profile: Profile, tags: Tags, leads: ReturnType<typeof direction>) => {
  const access = (['forward', 'backward'] as const).map((towards) => accessOf(profile, tags, towards) ?? '')
  const [forward, backward] = access.map((value) => !closed.has(value) && leads !== 'none')
  return {
    forward: forward === true && leads !== 'backward',
    backward: backward === true && leads !== 'forward',
    reluctance: profile === 'driving' && access.some((value) => forResidents.has(value)) ? 5 : 1,
  }
}

const drivingUse = (tags: Tags): WayUse | undefined => {
  const usual = drivingSpeeds.get(tags.highway ?? '')
  if (!usual || tags.area === 'yes') return undefined
  return { ...openWays('driving', tags, drivingDirection(tags)), speed: drivingSpeed(tags, usual) }
}

const isForCars = (tags: Tags): boolean => notOnFoot.has(tags.highway ?? '') || tags.motorroad === 'yes'

const walkingUse = (tags: Tags): WayUse | undefined => {
  const highway = tags.highway ?? ''
  if (!onFoot.has(highway) || (isForCars(tags) && tags.foot === undefined)) return undefined
  const leads = direction(tags['oneway:foot'] ?? tags['foot:oneway'])
  return { ...openWays('walking', tags, leads), speed: highway === 'steps' ? stepsSpeed : walkingSpeed }
}

/** Nothing for a way that is open in neither direction. */
export const wayUse = (profile: Profile, tags: Tags): WayUse | undefined => {
  const use = profile === 'driving' ? drivingUse(tags) : walkingUse(tags)
  return use?.forward || use?.backward ? use : undefined
}

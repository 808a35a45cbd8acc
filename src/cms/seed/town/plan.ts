/** The plan of the town in metres around the school, which stands at its middle. */

export interface PlannedStreet {
  name: string
  /** Metres north for streets, east for avenues. */
  at: number
  from: number
  to: number
  highway: 'secondary' | 'tertiary' | 'residential'
  oneway?: 'yes' | '-1'
}

const westEnd = -720
const eastEnd = 720

/** From the harbour up the hill. Drawn from west to east. */
export const streets: PlannedStreet[] = [
  { name: 'Quay Street', at: 212, from: westEnd, to: eastEnd, highway: 'tertiary' },
  { name: 'Mariner Street', at: 97, from: westEnd, to: eastEnd, highway: 'residential', oneway: 'yes' },
  // It begins at the park, so the school has a low number.
  { name: 'Lantern Street', at: -18, from: -80, to: eastEnd, highway: 'residential' },
  { name: 'Main Street', at: -133, from: westEnd, to: eastEnd, highway: 'secondary' },
  { name: 'Alder Street', at: -248, from: westEnd, to: eastEnd, highway: 'residential', oneway: '-1' },
  { name: 'Thorburn Street', at: -363, from: westEnd, to: eastEnd, highway: 'residential' },
  { name: 'St. Brendan Street', at: -478, from: westEnd, to: eastEnd, highway: 'residential' },
  { name: 'Mill Street', at: -593, from: westEnd, to: eastEnd, highway: 'residential' },
]

const northEnd = 212
const southEnd = -593

/** From west to east. Drawn from north to south. */
export const avenues: PlannedStreet[] = [
  { name: 'Cormorant Avenue', at: -720, from: northEnd, to: southEnd, highway: 'residential' },
  { name: 'Gull Avenue', at: -560, from: northEnd, to: southEnd, highway: 'residential' },
  { name: 'Heron Avenue', at: -400, from: northEnd, to: southEnd, highway: 'residential' },
  { name: 'Osprey Avenue', at: -240, from: northEnd, to: southEnd, highway: 'residential', oneway: '-1' },
  { name: 'Kingfisher Avenue', at: -80, from: northEnd, to: southEnd, highway: 'tertiary' },
  { name: 'Plover Avenue', at: 80, from: northEnd, to: southEnd, highway: 'residential', oneway: 'yes' },
  { name: 'Tern Avenue', at: 240, from: northEnd, to: southEnd, highway: 'residential' },
  { name: 'Sandpiper Avenue', at: 400, from: northEnd, to: southEnd, highway: 'residential' },
  { name: 'Puffin Avenue', at: 560, from: northEnd, to: southEnd, highway: 'residential' },
  { name: 'Ferry Road', at: 720, from: northEnd, to: southEnd, highway: 'secondary' },
]

export const town = { 'addr:city': 'Alder Bay', 'addr:postcode': 'V0X 0A0' }

/** Where the coast road meets Ferry Road. */
export const roundabout = { east: 720, north: -980, radius: 22 }

export const school = { number: 14, street: 'Lantern Street', name: 'Maple Harbour Language School' }

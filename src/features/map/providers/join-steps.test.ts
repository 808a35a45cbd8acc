import { describe, expect, it } from 'vitest'
import type { RouteStep } from '../engine/map-engine'
import { joinSteps } from './join-steps'

type Sketch = [type: string, modifier: RouteStep['maneuver']['modifier'], name: string, distance: number]

const step = ([type, modifier, name, distance]: Sketch): RouteStep => ({
  distance,
  duration: distance,
  name,
  mode: 'walking',
  geometry: { type: 'LineString', coordinates: [] },
  maneuver: { type, modifier, location: [0, 0], bearing_before: 0, bearing_after: 0 },
})

const joined = (...sketches: Sketch[]) =>
  joinSteps(sketches.map(step)).map(({ maneuver, name, distance }) => `${maneuver.type} ${name} ${distance}`)

const depart: Sketch = ['depart', undefined, 'Quay Street', 50]
const arrive: Sketch = ['arrive', undefined, 'Quay Street', 0]

describe('joinSteps', () => {
  it.each<[string, Sketch, string[]]>([
    [
      'going on along a street',
      ['turn', 'straight', 'Quay Street', 30],
      ['depart Quay Street 80', 'arrive Quay Street 0'],
    ],
    [
      'a bend of a street',
      ['continue', 'slight left', 'Quay Street', 30],
      ['depart Quay Street 80', 'arrive Quay Street 0'],
    ],
    [
      'a turn that stays on the street',
      ['continue', 'left', 'Quay Street', 5],
      ['depart Quay Street 50', 'continue Quay Street 5', 'arrive Quay Street 0'],
    ],
    [
      'another street',
      ['new name', 'straight', 'Ferry Road', 5],
      ['depart Quay Street 50', 'new name Ferry Road 5', 'arrive Quay Street 0'],
    ],
    [
      'a roundabout',
      ['roundabout', 'straight', 'Quay Street', 5],
      ['depart Quay Street 50', 'roundabout Quay Street 5', 'arrive Quay Street 0'],
    ],
  ])('%s', (_what, sketch, expected) => {
    expect(joined(depart, sketch, arrive)).toEqual(expected)
  })

  it('joins short steps of an unnamed path and keeps longer ones', () => {
    const path: Sketch = ['depart', undefined, '', 40]
    expect(joined(path, ['turn', 'slight right', '', 10])).toEqual(['depart  50'])
    expect(joined(path, ['turn', 'slight right', '', 60])).toEqual(['depart  40', 'turn  60'])
  })
})

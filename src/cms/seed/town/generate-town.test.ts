import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMap, type Place } from '../../../features/map/engine/map-engine'
import { mapleHarbour } from '../demo/maple-harbour/maple-harbour'
import { generateTown } from './generate-town'

const file = path.resolve('src/cms/seed/town/alder-bay.osm')
const { street, town, region, postalCode } = mapleHarbour.address
const map = await openMap(file, { towns: [town], regions: [region, 'Canada'] })

const streetsOf = (
  from: string,
  to: Place,
  profile: 'driving' | 'walking' = 'driving',
): string[] | string => {
  const [start] = map.findAddress(from)
  const answer = start && map.route(profile, start.place, to)
  if (answer?.code !== 'Ok') return answer?.code ?? 'not found'
  const names = answer.routes[0]?.legs[0]?.steps.map(({ name }) => name) ?? []
  return names.filter((name, i) => name !== names[i - 1])
}

describe('Alder Bay', () => {
  it('is exactly the committed file', () => {
    expect(generateTown() === readFileSync(file, 'utf8')).toBe(true)
  })

  it('is small', () => {
    expect(readFileSync(file).length).toBeLessThan(400_000)
  })

  it('has the school at its own address and place', () => {
    const [school] = map.findAddress(`${street}, ${town}, ${region} ${postalCode}, Canada`)
    expect(school?.place.lat).toBeCloseTo(mapleHarbour.location.lat, 5)
    expect(school?.place.lng).toBeCloseTo(mapleHarbour.location.lng, 5)
  })

  it('leads from all over the town to the school, by car and on foot', () => {
    for (const from of ['7 Mill Street', '10 Quay Street', '190 Main St', '31 Tern Ave'])
      for (const profile of ['driving', 'walking'] as const)
        expect(streetsOf(from, mapleHarbour.location, profile), from).toContain('Lantern Street')
  })

  it('lets nobody turn left from Main Street into Kingfisher Avenue', () => {
    const route = streetsOf('107 Main Street', mapleHarbour.location) as string[]
    expect(route.join(' > ')).not.toContain('Main Street > Kingfisher Avenue > Lantern Street')
    expect(streetsOf('107 Main Street', mapleHarbour.location, 'walking')).toContain('Kingfisher Avenue')
  })

  it('has streets that are one-way for cars', () => {
    const [gull] = map.findAddress('90 Mariner Street')
    const east = streetsOf('150 Mariner Street', gull?.place as Place)
    expect(east.length).toBeGreaterThan(2)
    expect(streetsOf('150 Mariner Street', gull?.place as Place, 'walking')).toEqual(['Mariner Street'])
  })

  it('has an island that no road leads to', () => {
    expect(streetsOf('1 Lighthouse Lane', mapleHarbour.location)).toBe('NoSegment')
  })
})

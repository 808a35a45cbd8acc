import { describe, expect, it } from 'vitest'
import type { Tags } from '../extract/extract'
import { isBlockedFor, wayUse } from './profile'

const driving = (tags: Tags) => {
  const use = wayUse('driving', { highway: 'residential', ...tags })
  return use && [use.forward, use.backward]
}

describe('driving', () => {
  it.each([
    [{}, [true, true]],
    [{ oneway: 'yes' }, [true, false]],
    [{ oneway: '-1' }, [false, true]],
    [{ oneway: 'no' }, [true, true]],
    [{ junction: 'roundabout' }, [true, false]],
    [{ highway: 'motorway' }, [true, false]],
    [{ oneway: 'yes', 'oneway:motor_vehicle': 'no' }, [true, true]],
    [{ 'oneway:vehicle': 'yes' }, [true, false]],
    [{ 'motor_vehicle:backward': 'no' }, [true, false]],
    [{ 'vehicle:forward': 'no' }, [false, true]],
    [{ 'access:backward': 'private', motorcar: 'yes' }, [true, true]],
    [{ motor_vehicle: 'no', 'motor_vehicle:forward': 'yes' }, [true, false]],
    [{ oneway: 'yes', 'motor_vehicle:forward': 'no' }, undefined],
    [{ oneway: 'reversible' }, undefined],
    [{ access: 'private' }, undefined],
    [{ motor_vehicle: 'no' }, undefined],
    [{ access: 'no', motor_vehicle: 'yes' }, [true, true]],
    [{ highway: 'footway' }, undefined],
    [{ highway: 'construction' }, undefined],
    [{ highway: 'constructor' }, undefined],
  ] as [Tags, boolean[] | undefined][])('%o', (tags, expected) => {
    expect(driving(tags)).toEqual(expected)
  })

  it('is slower than the speed limit, and avoids streets for residents', () => {
    expect(wayUse('driving', { highway: 'residential', maxspeed: '50' })?.speed).toBe(40)
    expect(wayUse('driving', { highway: 'residential', maxspeed: '25 mph' })?.speed).toBeCloseTo(32.2, 1)
    expect(wayUse('driving', { highway: 'residential', maxspeed: 'walk' })?.speed).toBe(25)
    expect(wayUse('driving', { highway: 'service', maxspeed: '50' })?.speed).toBe(15)
    expect(wayUse('driving', { highway: 'residential', access: 'destination' })?.reluctance).toBe(5)
  })
})

describe('walking', () => {
  it.each([
    [{ highway: 'residential', oneway: 'yes' }, true],
    [{ highway: 'steps' }, true],
    [{ highway: 'motorway' }, false],
    [{ highway: 'trunk', foot: 'yes' }, true],
    [{ highway: 'primary', motorroad: 'yes' }, false],
    [{ highway: 'primary', motorroad: 'yes', foot: 'yes' }, true],
    [{ highway: 'residential', 'motor_vehicle:backward': 'no' }, true],
    [{ highway: 'path', foot: 'no' }, false],
    [{ highway: 'path', access: 'private' }, false],
    [{ highway: 'constructor' }, false],
  ] as [Tags, boolean][])('%o', (tags, expected) => {
    const use = wayUse('walking', tags)
    expect(use ? use.forward && use.backward : false).toBe(expected)
  })
})

describe('barriers', () => {
  it.each([
    [{ barrier: 'bollard' }, true, false],
    [{ barrier: 'gate' }, false, false],
    [{ barrier: 'gate', access: 'private' }, true, true],
    [{ barrier: 'bollard', motor_vehicle: 'yes' }, false, false],
  ] as [Tags, boolean, boolean][])('%o', (tags, cars, people) => {
    expect([isBlockedFor('driving', tags), isBlockedFor('walking', tags)]).toEqual([cars, people])
  })
})

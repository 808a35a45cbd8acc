import { describe, expect, it } from 'vitest'
import { mapDefaults } from './map-types'
import { type MapSubject, mapOptions, type SavedOptions } from './options'

const school: MapSubject = {
  locale: 'de',
  location: { lat: 49.1, lng: -125.9 },
  label: 'Maple Harbour',
  places: [],
}

describe('mapOptions', () => {
  it('uses the specification’s defaults if nothing is stored', () => {
    expect(mapOptions({}, { ...school, label: '' })).toEqual({
      lat: 49.1,
      lng: -125.9,
      zoom: 13,
      mapCtrl: 2,
      mapType: 0,
      zoomWhl: true,
      typeCtrl: true,
      marker: true,
      popup: false,
      directions: true,
      travelMode: 'driving',
      text: '',
      locale: 'de',
      places: [],
    })
  })

  it.each([
    ['no coordinates', {}, undefined],
    ['half of its coordinates', {}, { lat: 49.1 }],
    ['no coordinates and options that were saved', { marker: true, directions: true }, undefined],
  ])(
    'shows the default place without marker and directions for a school with %s',
    (_what, saved, location) => {
      const { lat, lng, zoom, marker, directions } = mapOptions(saved, { ...school, location })
      expect([lat, lng, zoom]).toEqual([53.553407, 9.992196, 13])
      expect({ marker, directions }).toEqual({ marker: false, directions: false })
    },
  )

  it.each<[string, SavedOptions, object]>([
    ['stands where the school is', {}, { lat: 49.1, lng: -125.9 }],
    ['stands where the map says', { lat: 1, lng: 2 }, { lat: 1, lng: 2 }],
    ['takes no half of a place', { lat: 1 }, { lat: 49.1, lng: -125.9 }],
    ['takes no place off the globe', { lat: 91, lng: 2 }, { lat: 49.1, lng: -125.9 }],
    ['stands on the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 0 }],
    ['zooms as saved', { zoom: 16 }, { zoom: 16 }],
    ['does not zoom to nowhere', { zoom: 40 }, { zoom: mapDefaults.zoom }],
    ['has controls by number', { mapCtrl: '0' }, { mapCtrl: 0 }],
    ['has small controls', { mapCtrl: 1 }, { mapCtrl: 1 }],
    ['knows no fourth size of controls', { mapCtrl: '3' }, { mapCtrl: 2 }],
    ['shows terrain', { mapType: '3' }, { mapType: 3 }],
    ['knows no fifth type', { mapType: '4' }, { mapType: 0 }],
    ['takes an empty type for none', { mapType: '' }, { mapType: 0 }],
    [
      'switches things off',
      { marker: false, zoomWhl: false, typeCtrl: false, directions: false },
      { marker: false, zoomWhl: false, typeCtrl: false, directions: false },
    ],
    ['opens the label', { popup: true }, { popup: true }],
    ['has a label of its own', { text: ' The turret ' }, { text: 'The turret' }],
    ['is labelled with the school', { text: '  ' }, { text: 'Maple Harbour' }],
    ['is for people on foot', { travelMode: 'walking' }, { travelMode: 'walking' }],
    ['does not fly', { travelMode: 'flying' }, { travelMode: 'driving' }],
  ])('%s', (_what, saved, expected) => {
    expect(mapOptions(saved, school)).toMatchObject(expected)
  })

  it('prefers stored values to the page’s defaults', () => {
    expect(mapOptions({}, school, { directions: false }).directions).toBe(false)
    expect(mapOptions({ directions: true }, school, { directions: false }).directions).toBe(true)
  })

  it('keeps icons and places, except places without valid coordinates', () => {
    const places = [
      { lat: 49, lng: -125, text: 'Bus' },
      { lat: Number.NaN, lng: -125, text: 'Nowhere' },
    ]
    const options = mapOptions({}, { ...school, places, mainIcon: '/a.png', otherIcon: '/b.png' })
    expect(options).toMatchObject({ mainIcon: '/a.png', otherIcon: '/b.png', places: [places[0]] })
  })
})

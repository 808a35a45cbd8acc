import type { Field } from 'payload'
import { mapDefaults } from './contract'

const place: Field = {
  type: 'row',
  fields: [
    {
      name: 'lat',
      label: 'Latitude',
      type: 'number',
      min: -90,
      max: 90,
      admin: { description: 'Empty: where the school is.' },
    },
    { name: 'lng', label: 'Longitude', type: 'number', min: -180, max: 180 },
    { name: 'zoom', type: 'number', required: true, defaultValue: mapDefaults.zoom, min: 1, max: 19 },
  ],
}

const marker: Field = {
  type: 'row',
  fields: [
    { name: 'marker', label: 'Show the marker', type: 'checkbox', defaultValue: mapDefaults.marker },
    { name: 'popup', label: 'Open its label at once', type: 'checkbox', defaultValue: mapDefaults.popup },
  ],
}

const controls: Field = {
  type: 'row',
  fields: [
    {
      name: 'mapCtrl',
      label: 'Controls',
      type: 'select',
      required: true,
      defaultValue: String(mapDefaults.mapCtrl),
      options: [
        { value: '0', label: 'None' },
        { value: '1', label: 'Small' },
        { value: '2', label: 'Large' },
      ],
    },
    {
      name: 'mapType',
      label: 'Map type',
      type: 'select',
      required: true,
      defaultValue: String(mapDefaults.mapType),
      options: [
        { value: '0', label: 'Road' },
        { value: '1', label: 'Satellite' },
        { value: '2', label: 'Hybrid' },
        { value: '3', label: 'Terrain' },
      ],
      admin: { description: 'Types without pictures (see Map settings) show the road map.' },
    },
  ],
}

const switches: Field = {
  type: 'row',
  fields: [
    {
      name: 'typeCtrl',
      label: 'Let visitors choose the type',
      type: 'checkbox',
      defaultValue: mapDefaults.typeCtrl,
    },
    {
      name: 'zoomWhl',
      label: 'Let the mouse wheel zoom, once the map was clicked',
      type: 'checkbox',
      defaultValue: mapDefaults.zoomWhl,
    },
  ],
}

const ways = (directions: boolean): Field => ({
  type: 'row',
  fields: [
    { name: 'directions', label: 'Offer directions', type: 'checkbox', defaultValue: directions },
    {
      name: 'travelMode',
      label: 'Suggested way to travel',
      type: 'select',
      required: true,
      defaultValue: mapDefaults.travelMode,
      options: [
        { value: 'driving', label: 'By car' },
        { value: 'walking', label: 'On foot' },
      ],
    },
  ],
})

/** Of one map, or where a map has none of its own, of all maps of the school. */
export const iconFields = (description: string): Field => ({
  type: 'row',
  fields: [
    {
      name: 'mainIcon',
      label: 'Icon of the school',
      type: 'upload',
      relationTo: 'media',
      admin: { description },
    },
    {
      name: 'otherIcon',
      label: 'Icon of other places',
      type: 'upload',
      relationTo: 'media',
      admin: { description },
    },
  ],
})

/** The options of one map, by the specification's names. */
export const optionFields = ({ directions }: { directions: boolean }): Field[] => [
  place,
  marker,
  {
    name: 'text',
    label: 'Label of the marker',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: { description: 'Empty: the name of the school.' },
  },
  iconFields('Empty: the one for all maps of the school.'),
  controls,
  switches,
  ways(directions),
]

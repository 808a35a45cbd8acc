import type { Field } from 'payload'
import { latitudeField, longitudeField, selectField } from '../../../platform/payload/fields/field-factories'
import { mapDefaults } from './map-types'

const place: Field = {
  type: 'row',
  fields: [
    latitudeField({ admin: { description: 'If empty: the location of the school.' } }),
    longitudeField(),
    { name: 'zoom', type: 'number', required: true, defaultValue: mapDefaults.zoom, min: 1, max: 19 },
  ],
}

const marker: Field = {
  type: 'row',
  fields: [
    { name: 'marker', label: 'Show the marker', type: 'checkbox', defaultValue: mapDefaults.marker },
    {
      name: 'popup',
      label: 'Open its label when the map loads',
      type: 'checkbox',
      defaultValue: mapDefaults.popup,
    },
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
      admin: { description: 'A type without tiles (see Map settings) shows the road map.' },
    },
  ],
}

const switches: Field = {
  type: 'row',
  fields: [
    {
      name: 'typeCtrl',
      label: 'Let visitors choose the map type',
      type: 'checkbox',
      defaultValue: mapDefaults.typeCtrl,
    },
    {
      name: 'zoomWhl',
      label: 'Zoom with the mouse wheel after a click on the map',
      type: 'checkbox',
      defaultValue: mapDefaults.zoomWhl,
    },
  ],
}

const directionsFields = (directions: boolean): Field => ({
  type: 'row',
  fields: [
    { name: 'directions', label: 'Offer directions', type: 'checkbox', defaultValue: directions },
    selectField(
      'travelMode',
      { driving: 'By car', walking: 'On foot' },
      { label: 'Default travel mode', required: true, defaultValue: mapDefaults.travelMode },
    ),
  ],
})

/** Icons of one map, or of all maps of the school that have none of their own. */
export const iconFields = (description: string): Field => ({
  type: 'row',
  fields: [
    {
      name: 'mainIcon',
      label: 'School icon',
      type: 'upload',
      relationTo: 'media',
      admin: { description },
    },
    {
      name: 'otherIcon',
      label: 'Icon for other places',
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
    admin: { description: 'If empty: the name of the school.' },
  },
  iconFields('If empty: the icon for all maps of the school.'),
  controls,
  switches,
  directionsFields(directions),
]

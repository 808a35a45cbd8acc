import type { Field } from 'payload'
import {
  checkboxField,
  latitudeField,
  longitudeField,
  row,
  selectField,
} from '../../../platform/payload/fields/field-factories'
import { mapDefaults } from './map-types'

const place: Field = row(
  latitudeField({ admin: { description: 'If empty: the location of the school.' } }),
  longitudeField(),
  { name: 'zoom', type: 'number', required: true, defaultValue: mapDefaults.zoom, min: 1, max: 19 },
)

const marker: Field = row(
  checkboxField('marker', 'Show the marker', { defaultValue: mapDefaults.marker }),
  checkboxField('popup', 'Open its label when the map loads', { defaultValue: mapDefaults.popup }),
)

const controls: Field = row(
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
)

const switches: Field = row(
  checkboxField('typeCtrl', 'Let visitors choose the map type', { defaultValue: mapDefaults.typeCtrl }),
  checkboxField('zoomWhl', 'Zoom with the mouse wheel after a click on the map', {
    defaultValue: mapDefaults.zoomWhl,
  }),
)

const directionsFields = (directions: boolean): Field =>
  row(
    checkboxField('directions', 'Offer directions', { defaultValue: directions }),
    selectField(
      'travelMode',
      { driving: 'By car', walking: 'On foot' },
      { label: 'Default travel mode', required: true, defaultValue: mapDefaults.travelMode },
    ),
  )

/** Icons of one map, or of all maps of the school that have none of their own. */
export const iconFields = (description: string): Field =>
  row(
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
  )

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

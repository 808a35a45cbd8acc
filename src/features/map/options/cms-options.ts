import type { Field } from 'payload'
import {
  checkboxField,
  latitudeField,
  longitudeField,
  row,
  selectField,
} from '../../../platform/payload/fields/field-factories'
import { mapDefaults } from './map-types'

const place: Field = row(latitudeField(), longitudeField(), {
  name: 'zoom',
  type: 'number',
  required: true,
  defaultValue: mapDefaults.zoom,
  min: 1,
  max: 19,
})

const marker: Field = row(
  checkboxField('marker', { defaultValue: mapDefaults.marker }),
  checkboxField('popup', { defaultValue: mapDefaults.popup }),
)

const controls: Field = row(
  {
    name: 'mapCtrl',
    type: 'select',
    required: true,
    defaultValue: String(mapDefaults.mapCtrl),
    options: ['0', '1', '2'],
  },
  {
    name: 'mapType',
    type: 'select',
    required: true,
    defaultValue: String(mapDefaults.mapType),
    options: ['0', '1', '2', '3'],
  },
)

const switches: Field = row(
  checkboxField('typeCtrl', { defaultValue: mapDefaults.typeCtrl }),
  checkboxField('zoomWhl', { defaultValue: mapDefaults.zoomWhl }),
)

const directionsFields = (directions: boolean): Field =>
  row(
    checkboxField('directions', { defaultValue: directions }),
    selectField('travelMode', ['driving', 'walking'], {
      required: true,
      defaultValue: mapDefaults.travelMode,
    }),
  )

/** Icons of one map, or of all maps of the school that have none of their own. */
export const iconFields: Field = row(
  { name: 'mainIcon', type: 'upload', relationTo: 'media' },
  { name: 'otherIcon', type: 'upload', relationTo: 'media' },
)

/** The options of one map, by the specification's names. */
export const optionFields = ({ directions }: { directions: boolean }): Field[] => [
  place,
  marker,
  { name: 'text', type: 'text', localized: true, maxLength: 200 },
  iconFields,
  controls,
  switches,
  directionsFields(directions),
]

import type { Field, GlobalConfig, PayloadRequest } from 'payload'
import { administrators } from '../../platform/payload/access'
import { row } from '../../platform/payload/fields/field-factories'
import { requestMessages } from '../../platform/payload/request-messages'
import { parseUrl } from '../../shared/address/parse-url'
import { translateCode } from '../../shared/messages/message-code'
import { mapPanelMessages } from './admin/messages/messages'
import { geocoders, mapProviders } from './map-settings'
import { tileUrlProblem } from './tile-server/tile-origin'

const labels = {
  embedded: 'Built in, from each school’s map file (no data leaves the site)',
  osrm: 'OSRM with Nominatim or Photon (called by this server)',
  google: 'Google Maps (only for visitors who allow it)',
}

const notWebAddress = (value: string, req: PayloadRequest): string | undefined =>
  /^https?:$/.test(parseUrl(value)?.protocol ?? '')
    ? undefined
    : requestMessages(mapPanelMessages, req)('errors.webAddress')

const notTileUrl = (value: string, req: PayloadRequest): string | undefined => {
  const problem = tileUrlProblem(value)
  return problem && translateCode(requestMessages(mapPanelMessages, req), problem)
}

const webAddress = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 300,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || (notWebAddress(String(value), req) ?? true),
  admin: { description },
})

const tileAddress = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    row(
      {
        name: 'url',
        label: 'Tile URL',
        type: 'text',
        maxLength: 300,
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          !value || (notWebAddress(String(value), req) ?? notTileUrl(String(value), req) ?? true),
      },
      { name: 'credit', label: 'Credit', type: 'text', maxLength: 200 },
    ),
  ],
})

const services: Field[] = [
  row(
    webAddress('osrmDriving', 'OSRM for cars', 'For example https://routing.openstreetmap.de/routed-car'),
    webAddress('osrmWalking', 'OSRM on foot', 'For example https://routing.openstreetmap.de/routed-foot'),
  ),
  row(
    {
      name: 'geocoder',
      label: 'Geocoder',
      type: 'select',
      required: true,
      defaultValue: 'nominatim',
      options: geocoders.map((value) => ({ value, label: value === 'photon' ? 'Photon' : 'Nominatim' })),
    },
    webAddress(
      'geocoderUrl',
      'Geocoder URL',
      'For example https://nominatim.openstreetmap.org or https://photon.komoot.io',
    ),
  ),
  {
    name: 'contact',
    label: 'Contact e-mail for the operators of these services',
    type: 'email',
    admin: {
      description: 'Public servers require one. The site sends them at most one request per second.',
    },
  },
]

/** Where maps, addresses and routes come from. */
export const mapSettings: GlobalConfig = {
  slug: 'map-settings',
  label: 'Map settings',
  admin: { group: 'Administration' },
  access: { read: administrators, update: administrators },
  fields: [
    {
      name: 'provider',
      label: 'Maps and directions from',
      type: 'select',
      required: true,
      defaultValue: 'embedded',
      options: mapProviders.map((value) => ({ value, label: labels[value] })),
    },
    {
      type: 'collapsible',
      label: 'OSRM, Nominatim, Photon',
      admin: { condition: (data) => data.provider === 'osrm' },
      fields: services,
    },
    {
      type: 'row',
      admin: { condition: (data) => data.provider === 'google' },
      fields: [
        {
          name: 'googleBrowserKey',
          label: 'Key for the map (Maps Embed API)',
          type: 'text',
          maxLength: 200,
          admin: { description: 'This key is visible in the page: restrict it to this site’s address.' },
        },
        {
          name: 'googleServerKey',
          label: 'Key for addresses and routes (Geocoding, Directions)',
          type: 'text',
          maxLength: 200,
          admin: { description: 'Stays on the server.' },
        },
      ],
    },
    {
      name: 'tiles',
      label: 'Map tiles',
      type: 'group',
      admin: {
        condition: (data) => data.provider !== 'google',
        description:
          'Optional. This server fetches and caches the tiles, so visitors contact no third party. Check that the tile service allows this.',
      },
      fields: [
        tileAddress('road', 'Road'),
        tileAddress('satellite', 'Satellite'),
        tileAddress('hybrid', 'Hybrid'),
        tileAddress('terrain', 'Terrain'),
      ],
    },
  ],
}

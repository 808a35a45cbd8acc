import type { Field, GlobalConfig, PayloadRequest } from 'payload'
import { administrators } from '../../platform/payload/access'
import { row } from '../../platform/payload/fields/field-factories'
import { requestMessages } from '../../platform/payload/request-messages'
import { parseUrl } from '../../shared/address/parse-url'
import { translateCode } from '../../shared/messages/message-code'
import { geocoders, mapProviders } from './map-settings'
import { mapPanelMessages } from './messages/panel/messages'
import { tileUrlProblem } from './tile-server/tile-origin'

const notWebAddress = (value: string, req: PayloadRequest): string | undefined =>
  /^https?:$/.test(parseUrl(value)?.protocol ?? '')
    ? undefined
    : requestMessages(mapPanelMessages, req)('errors.webAddress')

const notTileUrl = (value: string, req: PayloadRequest): string | undefined => {
  const problem = tileUrlProblem(value)
  return problem && translateCode(requestMessages(mapPanelMessages, req), problem)
}

const webAddress = (name: string): Field => ({
  name,
  type: 'text',
  maxLength: 300,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || (notWebAddress(String(value), req) ?? true),
})

const tileAddress = (name: string): Field => ({
  name,
  type: 'group',
  fields: [
    row(
      {
        name: 'url',
        type: 'text',
        maxLength: 300,
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          !value || (notWebAddress(String(value), req) ?? notTileUrl(String(value), req) ?? true),
      },
      { name: 'credit', type: 'text', maxLength: 200 },
    ),
  ],
})

const services: Field[] = [
  row(webAddress('osrmDriving'), webAddress('osrmWalking')),
  row(
    {
      name: 'geocoder',
      type: 'select',
      required: true,
      defaultValue: 'nominatim',
      options: geocoders.map((value) => ({ value, label: value === 'photon' ? 'Photon' : 'Nominatim' })),
    },
    webAddress('geocoderUrl'),
  ),
  { name: 'contact', type: 'email' },
]

/** Where maps, addresses and routes come from. */
export const mapSettings: GlobalConfig = {
  slug: 'map-settings',
  admin: { group: 'settings' },
  access: { read: administrators, update: administrators },
  fields: [
    {
      name: 'provider',
      type: 'select',
      required: true,
      defaultValue: 'embedded',
      options: [...mapProviders],
    },
    {
      type: 'collapsible',
      label: 'osrm',
      admin: { condition: (data) => data.provider === 'osrm' },
      fields: services,
    },
    {
      type: 'row',
      admin: { condition: (data) => data.provider === 'google' },
      fields: [
        { name: 'googleBrowserKey', type: 'text', maxLength: 200 },
        { name: 'googleServerKey', type: 'text', maxLength: 200 },
      ],
    },
    {
      name: 'tiles',
      type: 'group',
      admin: { condition: (data) => data.provider !== 'google' },
      fields: [tileAddress('road'), tileAddress('satellite'), tileAddress('hybrid'), tileAddress('terrain')],
    },
  ],
}

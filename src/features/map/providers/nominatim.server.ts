import { z } from 'zod'
import { type Locale, languageTag } from '../../../shared/locale'
import type { Place, Start } from '../engine/map-engine'
import { callForJson, type ServiceCaller } from './call-service.server'
import { bestMatches, countryNames, type Located } from './strict-match'

const coordinate = z.union([z.string(), z.number()]).pipe(z.coerce.number())

const found = z.array(
  z.object({
    lat: coordinate,
    lon: coordinate,
    address: z.record(z.string(), z.string()).default({}),
  }),
)

const streets = ['road', 'pedestrian', 'footway', 'cycleway', 'path', 'square', 'place'] as const
const towns = ['city', 'town', 'village', 'hamlet', 'municipality'] as const
const regions = [
  ...['neighbourhood', 'suburb', 'quarter', 'borough', 'city_district', 'district', 'county'],
  ...['state_district', 'state', 'province', 'region', 'country'],
]

const firstOf = (address: Record<string, string>, keys: readonly string[]): string | undefined =>
  keys.map((key) => address[key]).find(Boolean)

const toAddress = ({ lat, lon, address }: z.infer<typeof found>[number], locale: Locale): Located[] => {
  const number = address.house_number
  const street = firstOf(address, streets)
  if (!street) return []
  return [
    {
      number,
      street,
      town: firstOf(address, towns),
      postcode: address.postcode,
      region: [
        ...regions.flatMap((key) => address[key] ?? []),
        ...countryNames(address.country_code ?? '', locale),
      ],
      place: { lat, lng: lon },
    },
  ]
}

export interface NominatimSettings {
  url: string
  /** E-mail address for the operator of the service. */
  contact: string
  /** Addresses near this place are preferred. */
  near: Place
}

/** Degrees; includes the neighbouring towns. */
const around = 0.5

/** A preference, not a limit: visitors may come from further away. */
const viewbox = ({ lat, lng }: Place): string =>
  [lng - around, lat - around, lng + around, lat + around].map((degrees) => degrees.toFixed(4)).join()

/** Finds a house with a Nominatim server. */
export const nominatim =
  ({ url: base, contact, near }: NominatimSettings, caller: ServiceCaller) =>
  async (text: string, locale: Locale): Promise<Start[]> => {
    const url = new URL(`${base.replace(/\/+$/, '')}/search`)
    url.search = new URLSearchParams({
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      limit: '10',
      viewbox: viewbox(near),
      'accept-language': languageTag(locale),
      ...(contact ? { email: contact } : {}),
    }).toString()
    const places = await callForJson(url, found, caller)
    return bestMatches(
      text,
      places.flatMap((place) => toAddress(place, locale)),
    )
  }

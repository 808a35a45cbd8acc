import { z } from 'zod'
import type { Locale } from '../../../shared/locale'
import type { Place, Start } from '../engine/map-engine'
import { callForJson, type ServiceCaller } from './call-service.server'
import { bestMatches, countryNames, type Located } from './strict-match'

const text = z.string().optional()

const found = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        type: text,
        name: text,
        housenumber: text,
        street: text,
        postcode: text,
        city: text,
        district: text,
        locality: text,
        county: text,
        state: text,
        country: text,
        countrycode: text,
      }),
    }),
  ),
})

type Feature = z.infer<typeof found>['features'][number]

const toAddress = ({ geometry, properties: p }: Feature, locale: Locale): Located[] => {
  const street = p.street ?? (p.type === 'street' ? p.name : undefined)
  if (!street) return []
  const [lng, lat] = geometry.coordinates
  return [
    {
      number: p.housenumber,
      street,
      town: p.city,
      postcode: p.postcode,
      region: [
        ...[p.district, p.locality, p.county, p.state, p.country].filter((name) => name !== undefined),
        ...countryNames(p.countrycode ?? '', locale),
      ],
      place: { lat, lng },
    },
  ]
}

/** Languages of a standard Photon server, which refuses others. */
const languages = ['de', 'en', 'fr']

interface PhotonSettings {
  url: string
  /** Addresses near this place are preferred. */
  near: Place
}

/** Finds a house with a Photon server. */
export const photon =
  ({ url: base, near }: PhotonSettings, caller: ServiceCaller) =>
  async (typed: string, locale: Locale): Promise<Start[]> => {
    const url = new URL(`${base.replace(/\/+$/, '')}/api`)
    url.search = new URLSearchParams({
      q: typed,
      limit: '10',
      lat: String(near.lat),
      lon: String(near.lng),
      ...(languages.includes(locale) ? { lang: locale } : {}),
    }).toString()
    const { features } = await callForJson(url, found, caller)
    return bestMatches(
      typed,
      features.flatMap((feature) => toAddress(feature, locale)),
    )
  }

import { z } from 'zod'
import { escapeHtml } from '../../../shared/html/escape'
import { type Locale, languageTag } from '../../../shared/locale'
import { callForJson, type ServiceCaller, serviceUnavailable } from './call-service.server'
import { googleText, readGoogleLine } from './google-format'
import type { DirectionsProvider, RouteResult } from './provider'
import { bestMatches, type Located } from './strict-match'

const googleServices = 'https://maps.googleapis.com'

const component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })

const geocoded = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        address_components: z.array(component),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
})

const measure = z.object({ value: z.number() })

const directed = z.object({
  status: z.string(),
  routes: z
    .array(
      z.object({
        legs: z
          .array(
            z.object({
              distance: measure,
              duration: measure,
              steps: z.array(
                z.object({ distance: measure, duration: measure, html_instructions: z.string() }),
              ),
            }),
          )
          .min(1),
        overview_polyline: z.object({ points: z.string() }),
        copyrights: z.string().default(''),
        warnings: z.array(z.string()).default([]),
      }),
    )
    .default([]),
})

type Geocoded = z.infer<typeof geocoded>['results'][number]

const toAddress = ({ address_components, geometry }: Geocoded): Located[] => {
  const part = (type: string) => address_components.find(({ types }) => types.includes(type))
  const number = part('street_number')?.long_name
  const street = part('route')?.long_name
  if (!street) return []
  const regions = [
    'neighborhood',
    'sublocality',
    'administrative_area_level_1',
    'administrative_area_level_2',
    'country',
  ]
  return [
    {
      number,
      street,
      town: (part('locality') ?? part('postal_town'))?.long_name,
      postcode: part('postal_code')?.long_name,
      region: regions.flatMap((type) => {
        const found = part(type)
        return found ? [found.long_name, found.short_name] : []
      }),
      place: geometry.location,
    },
  ]
}

const toRouteResult = ({ status, routes }: z.infer<typeof directed>): RouteResult => {
  if (status === 'ZERO_RESULTS') return { kind: 'noRoute' }
  if (status === 'NOT_FOUND') return { kind: 'tooFar' }
  const [route] = routes
  if (status !== 'OK' || !route) throw serviceUnavailable(`Google answered ${status.slice(0, 40)}`)
  const sum = (of: 'distance' | 'duration') => route.legs.reduce((total, leg) => total + leg[of].value, 0)
  return {
    kind: 'route',
    distance: sum('distance'),
    duration: sum('duration'),
    line: readGoogleLine(route.overview_polyline.points),
    steps: route.legs.flatMap(({ steps }) =>
      steps.map(({ distance, duration, html_instructions }) => ({
        text: googleText(html_instructions),
        distance: distance.value,
        duration: duration.value,
      })),
    ),
    notes: escapeHtml([route.copyrights, ...route.warnings].filter(Boolean).join(' · ')),
  }
}

interface GoogleSettings {
  key: string
  /** ISO code of the country that is searched first. */
  region: string
  base?: string
}

/** Addresses and routes from Google, requested by our server, only for visitors who have allowed it. */
export const googleProvider = (
  { key, region, base = googleServices }: GoogleSettings,
  caller: ServiceCaller,
): DirectionsProvider => {
  const address = (path: string, locale: Locale, fields: Record<string, string>) => {
    const url = new URL(`/maps/api/${path}/json`, base)
    const language = languageTag(locale)
    url.search = new URLSearchParams({ ...fields, language, ...(region ? { region } : {}), key }).toString()
    return url
  }
  return {
    locate: async (text, locale) => {
      const { status, results } = await callForJson(
        address('geocode', locale, { address: text }),
        geocoded,
        caller,
      )
      if (status !== 'OK' && status !== 'ZERO_RESULTS')
        throw serviceUnavailable(`Google answered ${status.slice(0, 40)}`)
      return bestMatches(text, results.flatMap(toAddress))
    },
    route: async (mode, from, to, locale) => {
      const fields = {
        origin: `${from.lat},${from.lng}`,
        destination: `${to.lat},${to.lng}`,
        mode,
        units: 'metric',
      }
      return toRouteResult(await callForJson(address('directions', locale, fields), directed, caller))
    },
    credit: () => 'Google Maps',
  }
}

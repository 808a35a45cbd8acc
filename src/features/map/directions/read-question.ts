import { z } from 'zod'
import { AppError } from '../../../shared/errors'
import { directionsFields, maxFromLength, type TravelMode, travelModes } from '../contract'
import type { Place } from '../engine/map-engine'

export interface Question {
  from: string
  mode: TravelMode
  /** The place that was chosen among several of this name. */
  at?: Place
}

const decimal = /^-?\d{1,3}(\.\d{1,12})?$/

const place = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([z.string().regex(decimal), z.string().regex(decimal)]))
  .transform(([lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }))
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)

const emptyIsNone = (value: unknown) => (value === '' ? undefined : value)

const question = z.object({
  [directionsFields.from]: z.string().trim().max(maxFromLength).default(''),
  [directionsFields.mode]: z.preprocess(emptyIsNone, z.enum(travelModes).optional()),
  [directionsFields.at]: z.preprocess(emptyIsNone, place.optional()),
})

const sentences: Record<string, string> = {
  from: `Use at most ${maxFromLength} characters for the address.`,
  mode: `Use ${travelModes.join(' or ')} as the travel mode.`,
  at: 'Give the place as latitude and longitude, for example 49.1,-125.9.',
}

export const readQuestion = (query: unknown, defaultMode: TravelMode): Question => {
  const read = question.safeParse(query)
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0] ?? 'from')
    throw new AppError('bad_request', sentences[field] ?? 'The query is not valid.', { field })
  }
  const { from, mode, at } = read.data
  return { from, mode: mode ?? defaultMode, ...(at ? { at } : {}) }
}

import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '../../shared/locale'
import type { Localised } from './demo-types'

/**
 * The database and the one transaction that all of the demo is written in. Payload keeps the last locale in the
 * request, so every call names its own.
 */
export interface Seeding {
  payload: Payload
  req: PayloadRequest
}

/** The text in one language, or nothing, so that the field falls back to English. */
export const inLocale = (text: Localised, locale: Locale): string | undefined => text[locale]

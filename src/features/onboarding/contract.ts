import { z } from 'zod'
import { locales } from '../../shared/locale'
import { isTimeZone } from '../../shared/time/days'

export const FIRST_STEPS_PATH = '/admin/first-steps'

export const steps = ['identity', 'languages', 'money', 'theme', 'demo'] as const

export type StepName = (typeof steps)[number]

export const themes = ['tidewater', 'campus', 'studio'] as const

/** Currencies of countries with many language schools; others are set under “Currencies and quotes”. */
export const currencies = [
  'EUR',
  'GBP',
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'ZAR',
  'MXN',
  'BRL',
  'JPY',
] as const

const identity = z.strictObject({
  step: z.literal('identity'),
  name: z.string().trim().min(1).max(80),
  /** The id of an uploaded picture; absent: as it was. */
  logo: z.number().int().positive().optional(),
})

const languages = z.strictObject({
  step: z.literal('languages'),
  publicLanguages: z.array(z.enum(locales)).max(locales.length),
  defaultLanguage: z.enum(locales),
})

const money = z.strictObject({
  step: z.literal('money'),
  currency: z.enum(currencies).or(z.literal('')),
  timeZone: z.string().max(60).refine(isTimeZone),
})

const theme = z.strictObject({ step: z.literal('theme'), preset: z.enum(themes) })

const finished = z.strictObject({ step: z.literal('finished') })

export const stepSchema = z.discriminatedUnion('step', [identity, languages, money, theme, finished])

export type StepValues = z.infer<typeof stepSchema>

export interface SiteNow {
  name: string
  hasLogo: boolean
  publicLanguages: string[]
  defaultLanguage: string
  currency: string
  timeZone: string
  preset: string
  /** Whether the site knows what the demo has brought, or has removed it. */
  demo: 'known' | 'removed' | 'unknown'
}

/** Result or preview of removing the demo, in the language of the panel. */
export interface DemoRemoval {
  removed: { label: string; count: number }[]
  kept: {
    title: string
    label: string
    href: string
    /** Staff have changed it, or something that stays uses it. */
    reason: 'changed' | 'used'
    /** Title of the document that uses it. */
    by?: string
  }[]
}

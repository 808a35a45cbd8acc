import { z } from 'zod'
import { consentSignals } from '../choices'
import { hostDirectives, type StoredName, serviceCategories } from '../contract'
import services from './services.json'

/** Days in a number of units. */
const unitsOfTime = {
  minute: (count: number) => count / 1440,
  hour: (count: number) => count / 24,
  day: (count: number) => count,
  month: (count: number) => Math.round(count * 30.44),
  year: (count: number) => count * 365,
}

/** Written as providers do (`30 minutes`, `2 years`), read as days. Those of a `session` end with it. */
const duration = z
  .string()
  .regex(/^(session|[1-9]\d* (minute|hour|day|month|year)s?)$/)
  .transform((text) => {
    if (text === 'session') return 0
    const [count, unit] = text.replace(/s$/, '').split(' ')
    return unitsOfTime[unit as keyof typeof unitsOfTime](Number(count))
  })

const texts = z.array(z.string().min(1)).min(1)

/** A service as README.md describes its fields. */
const knownService = z
  .strictObject({
    name: z.string().min(1),
    category: z.enum(serviceCategories),
    provider: z.string().min(1),
    privacyUrl: z.url({ protocol: /^https$/ }),
    domains: texts,
    contains: texts.default([]),
    hosts: z.partialRecord(z.enum(hostDirectives), texts),
    cookies: z.record(z.string(), duration).default({}),
    localStorage: texts.default([]),
    sessionStorage: texts.default([]),
    signals: z.array(z.enum(consentSignals)).default([]),
  })
  .transform(({ cookies, localStorage, sessionStorage, ...service }) => ({
    ...service,
    stored: [
      ...Object.entries(cookies).map(([name, days]): StoredName => ({ name, kind: 'cookie', days })),
      ...localStorage.map((name): StoredName => ({ name, kind: 'localStorage' })),
      ...sessionStorage.map((name): StoredName => ({ name, kind: 'sessionStorage', days: 0 })),
    ],
  }))

export type KnownService = z.infer<typeof knownService>

/** Every service that is known by name. Only the server has them: browsers get the groups of their site. */
export const knownServices: readonly KnownService[] = z.array(knownService).parse(services)

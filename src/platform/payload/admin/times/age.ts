export interface Age {
  /** For `Intl.RelativeTimeFormat`: negative, also for none. */
  value: number
  unit: 'second' | 'minute' | 'hour'
  /** Milliseconds until it reads otherwise. */
  changesIn: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Below `limit`, ages are rounded down to a multiple of `step`: seconds that pass are news, those of a minute are not. */
const scales = [
  { limit: 10 * second, step: second, unit: 'second', size: second },
  { limit: minute, step: 10 * second, unit: 'second', size: second },
  { limit: hour, step: minute, unit: 'minute', size: minute },
  { limit: 24 * hour, step: hour, unit: 'hour', size: hour },
] as const

/** How long ago something was, as people say it. Undefined after a day, when the date says more. */
export const ageOf = (milliseconds: number): Age | undefined => {
  // The clock of the browser may be behind that of the server.
  const age = Math.max(0, milliseconds)
  const scale = scales.find(({ limit }) => age < limit)
  if (!scale) return undefined
  const { step, unit, size } = scale
  const shown = Math.floor(age / step) * step
  return { value: -(shown / size), unit, changesIn: shown + step - age }
}

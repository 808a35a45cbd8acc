import { DAY_MS } from '../../../shared/time/days'

/** So many wrong codes in a row are free: people mistype, and clocks of phones are off. */
export const FREE_CODES = 10

const firstWaitMs = 60_000
const longestWaitMs = DAY_MS

/**
 * How long the next code has to wait after a number of wrong ones in a row: a minute after ten, then twice as long after each, up
 * to a day. Only a right code ends it, so that nobody who knows a password can guess for ever.
 */
export const waitAfter = (wrongCodes: number): number =>
  wrongCodes < FREE_CODES ? 0 : Math.min(firstWaitMs * 2 ** (wrongCodes - FREE_CODES), longestWaitMs)

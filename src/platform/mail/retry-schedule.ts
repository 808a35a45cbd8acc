const minute = 60_000
const hour = 60 * minute

/** Waiting time after the first, second, … failure; three days in total. */
const delays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour, 24 * hour, 36 * hour]

/** When to try again after this many attempts; undefined to give up. */
export const nextAttempt = (attempts: number, now: Date): Date | undefined => {
  const delay = delays[attempts - 1]
  return delay === undefined ? undefined : new Date(now.getTime() + delay)
}

/** Longer than any mail server takes. A mail that is in state `sending` for longer was left by a process that died. */
export const abandonedMs = 15 * minute

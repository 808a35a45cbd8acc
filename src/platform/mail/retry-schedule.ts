const minute = 60_000
const hour = 60 * minute

/** How long a mail waits after its first, second, … failure. All together three days. */
const delays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour, 24 * hour, 36 * hour]

/** When to try again after so many attempts; undefined when it is time to give up. */
export const nextAttempt = (attempts: number, now: Date): Date | undefined => {
  const delay = delays[attempts - 1]
  return delay === undefined ? undefined : new Date(now.getTime() + delay)
}

/** Longer than any mail server takes: a mail still being sent after that was left by a process that died. */
export const abandonedMs = 15 * minute

/** How long a mail that was sent is kept, for whoever asks whether it was. It is about people, so not for ever. */
export const keptMs = 90 * 24 * hour

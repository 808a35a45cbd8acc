interface ReadWithinOptions {
  /** How long a value is used again. */
  keepMs: number
  /** How long a caller waits. */
  timeoutMs: number
  now?: () => number
}

/**
 * Reads something that may take long or fail, for callers that must not wait for it: undefined if it is not known in time. All
 * callers share one read, so that they do not pile up behind a database that does not answer.
 */
export const readWithin = <T>(
  read: () => Promise<T>,
  { keepMs, timeoutMs, now = () => Date.now() }: ReadWithinOptions,
): (() => Promise<T | undefined>) => {
  let last: { value: T; at: number } | undefined
  let reading: Promise<T | undefined> | undefined

  const start = () =>
    read()
      .then(
        (value) => {
          last = { value, at: now() }
          return value
        },
        () => undefined,
      )
      .finally(() => {
        reading = undefined
      })

  return async () => {
    if (last && now() - last.at < keepMs) return last.value
    reading ??= start()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), timeoutMs)
    })
    return Promise.race([reading, late]).finally(() => clearTimeout(timer))
  }
}

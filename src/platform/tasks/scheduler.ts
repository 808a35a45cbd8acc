import type { Payload } from 'payload'
import { onChange } from '../transaction/invalidate-tags'

/** Recurring work of a site. Several nodes may run it at the same time, so it must be safe to run twice. */
export interface RecurringTask {
  name: string
  firstMs: number
  everyMs: number
  /** Delay after a failure; `everyMs` if absent. */
  retryMs?: number
  /** Runs it when one of these tags is announced. */
  wakeOn?: readonly string[]
  /** Delay after the latest announcement; none if absent. */
  wakeDelayMs?: number
  /** `signal` is aborted when the site stops. Stopping waits for the run to end. */
  run: (payload: Payload, signal: AbortSignal) => Promise<unknown>
}

/** Runs a task when it is due or woken, never twice at the same time. */
const schedule = (payload: Payload, task: RecurringTask, signal: AbortSignal) => {
  let timer: NodeJS.Timeout | undefined
  let isWanted = false
  /** When the first announcement came that no run has followed yet. */
  let wokenSince: number | undefined
  let running: Promise<void> | undefined

  const work = async () => {
    let isDone = true
    while (isWanted && !signal.aborted) {
      isWanted = false
      try {
        await task.run(payload, signal)
        isDone = true
      } catch (err) {
        isDone = false
        payload.logger.warn({ err, msg: `${task.name}: failed, will be tried again` })
      }
    }
    running = undefined
    const usualMs = isDone ? task.everyMs : (task.retryMs ?? task.everyMs)
    // A run may miss the change that was announced during it, so another one follows.
    wait(wokenSince !== undefined && task.wakeDelayMs !== undefined ? task.wakeDelayMs : usualMs)
  }
  const run = () => {
    clearTimeout(timer)
    isWanted = true
    wokenSince = undefined
    running ??= work()
  }
  const wake = () => {
    if (task.wakeDelayMs === undefined) return run()
    wokenSince ??= Date.now()
    // Each announcement puts the run off, but never beyond its usual interval.
    const latestMs = wokenSince + task.everyMs - Date.now()
    if (!running) wait(Math.max(0, Math.min(task.wakeDelayMs, latestMs)))
  }
  const wait = (ms: number) => {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(run, ms).unref()
  }
  wait(task.firstMs)
  return {
    wake,
    stop: async () => {
      clearTimeout(timer)
      await running
    },
  }
}

/** Starts all tasks of a site. Returns a function that stops them and waits for running ones. */
export const startTasks = (payload: Payload, tasks: readonly RecurringTask[]): (() => Promise<void>) => {
  const stopping = new AbortController()
  const scheduled = tasks.map((task) => ({ task, ...schedule(payload, task, stopping.signal) }))
  const leave = onChange(payload, (tags) => {
    for (const { task, wake } of scheduled) if (task.wakeOn?.some((tag) => tags.includes(tag))) wake()
  })
  return async () => {
    stopping.abort()
    leave()
    await Promise.all(scheduled.map(({ stop }) => stop()))
  }
}

import type { Payload } from 'payload'
import { onChange } from '../transaction/announce'

/** Work that a site does by itself, again and again. Several nodes may do it at once, so it must find nothing left to do. */
export interface RecurringTask {
  /** For the log: what could not be done. */
  name: string
  /** When it runs first after the start. */
  firstMs: number
  everyMs: number
  /** When it runs again after a failure; otherwise as usual. */
  retryMs?: number
  /** Runs it when one of these tags is announced. */
  wakeOn?: readonly string[]
  /** How long after the latest announcement it runs; otherwise at once. */
  wakeDelayMs?: number
  /** `signal` is aborted when the site stops, which waits for the run to end. */
  run: (payload: Payload, signal: AbortSignal) => Promise<unknown>
}

/** Runs a task when it is due or woken, never twice at the same time. */
const schedule = (payload: Payload, task: RecurringTask, signal: AbortSignal) => {
  let timer: NodeJS.Timeout | undefined
  let isWanted = false
  let isWantedLater = false
  let running: Promise<void> | undefined

  const work = async () => {
    let isDone = true
    isWantedLater = false
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
    wait(isWantedLater && task.wakeDelayMs !== undefined ? task.wakeDelayMs : usualMs)
  }
  const run = () => {
    clearTimeout(timer)
    isWanted = true
    running ??= work()
  }
  const wake = () => {
    if (task.wakeDelayMs === undefined) return run()
    // A run that is under way may not see the change: another one follows it.
    isWantedLater = true
    if (!running) wait(task.wakeDelayMs)
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

/** Starts all tasks of a site. Returns what stops them and waits for those that are running. */
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

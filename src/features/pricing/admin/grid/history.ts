/** The steps of a field's value. `ofForm` is the value of the form, `shown` the one on the screen. */
export interface History<T> {
  ofForm: T
  shown: T
  /** Whether `shown` was changed during a save and is to be set afterwards. */
  waits: boolean
  past: readonly T[]
  future: readonly T[]
}

/** What changed between two values, applied to a third one. Returns `value` itself if nothing did. */
export type Rebase<T> = (value: T, before: T, after: T) => T

/** Maximum number of undo steps. */
const maxSteps = 200

export const newHistory = <T>(value: T): History<T> => ({
  ofForm: value,
  shown: value,
  waits: false,
  past: [],
  future: [],
})

/**
 * Takes a new value of the form. If it has changes that were not made here, as after a merge with what somebody else has saved, all
 * steps get them too: an undo must not bring back what the other person has changed.
 */
export const receive = <T>(history: History<T>, value: T, rebase: Rebase<T>): History<T> => {
  const { ofForm, shown, waits, past, future } = history
  // The form may render an earlier step after the next one was made.
  if ([shown, ...past, ...future].includes(value))
    return { ...history, ofForm: value, shown: waits ? shown : value }
  const before = waits ? ofForm : shown
  const update = (step: T) => rebase(step, before, value)
  return {
    ofForm: value,
    shown: waits ? update(shown) : value,
    waits,
    past: past.map(update),
    future: future.map(update),
  }
}

export const change = <T>({ shown, past, ...history }: History<T>, next: T): History<T> => ({
  ...history,
  shown: next,
  past: [...past.slice(1 - maxSteps), shown],
  future: [],
})

/** Undefined if there is nothing to undo. */
export const undo = <T>({ shown, past, future, ...history }: History<T>): History<T> | undefined => {
  const next = past.at(-1)
  return next && { ...history, shown: next, past: past.slice(0, -1), future: [...future, shown] }
}

/** Undefined if there is nothing to redo. */
export const redo = <T>({ shown, past, future, ...history }: History<T>): History<T> | undefined => {
  const next = future.at(-1)
  return next && { ...history, shown: next, past: [...past, shown], future: future.slice(0, -1) }
}

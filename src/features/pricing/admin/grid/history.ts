/** The steps of a field's value. `ofForm` is the value of the form, `shown` the one on the screen. */
export interface History<T extends object> {
  ofForm: T
  shown: T
  past: readonly T[]
  future: readonly T[]
  /** All values that were sent to the form. */
  sent: WeakSet<T>
}

/** Applies the difference between two values to a third one. Returns `value` itself if there is none. */
export type Rebase<T> = (value: T, before: T, after: T) => T

/** Maximum number of undo steps. */
const maxSteps = 200

export const newHistory = <T extends object>(value: T): History<T> => ({
  ofForm: value,
  shown: value,
  past: [],
  future: [],
  sent: new WeakSet(),
})

/** The value that the form has to take. */
export const send = <T extends object>({ shown, sent }: History<T>): T => {
  sent.add(shown)
  return shown
}

/**
 * Takes a new value of the form. If it has changes that were not made here, as after a merge with what somebody else has saved, all
 * steps get them too: an undo must not bring back what the other person has changed.
 */
export const receive = <T extends object>(history: History<T>, value: T, rebase: Rebase<T>): History<T> => {
  const { ofForm, shown, past, future, sent } = history
  // The form may render what was sent after the next change was made, or after the values of the server.
  if (sent.has(value)) return { ...history, ofForm: value }
  const update = (step: T) => rebase(step, ofForm, value)
  return {
    ofForm: value,
    // A change that the form has not taken yet is kept.
    shown: shown === ofForm ? value : update(shown),
    past: past.map(update),
    future: future.map(update),
    sent,
  }
}

export const change = <T extends object>(history: History<T>, next: T): History<T> => ({
  ...history,
  shown: next,
  past: [...history.past.slice(1 - maxSteps), history.shown],
  future: [],
})

/** Returns `history` itself if there is nothing to undo. */
export const undo = <T extends object>(history: History<T>): History<T> => {
  const { shown, past, future } = history
  const next = past.at(-1)
  return next ? { ...history, shown: next, past: past.slice(0, -1), future: [...future, shown] } : history
}

/** Returns `history` itself if there is nothing to redo. */
export const redo = <T extends object>(history: History<T>): History<T> => {
  const { shown, past, future } = history
  const next = future.at(-1)
  return next ? { ...history, shown: next, past: [...past, shown], future: future.slice(0, -1) } : history
}

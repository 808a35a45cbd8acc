import { useCallback, useLayoutEffect, useState } from 'react'
import { change, type History, newHistory, type Rebase, receive, redo, send, undo } from './history'

/**
 * Undo and redo for the value of a form field. The form renders a new value some time after it was set, so `shown` holds
 * it until then, and a second change builds on the first. After saving, the form takes the values of the server, so a
 * change that was made meanwhile is set afterwards. The end of a save is rendered before those values are.
 */
export const useHistory = <T extends object>(
  value: T,
  setValue: (value: T) => void,
  saving: boolean,
  rebase: Rebase<T>,
) => {
  const [history, setHistory] = useState(() => newHistory(value))
  if (history.ofForm !== value) setHistory(receive(history, value, rebase))

  // Not a passive effect: a click on “Publish” right after a change has to save it.
  useLayoutEffect(() => {
    if (!saving && history.shown !== history.ofForm) setValue(send(history))
  }, [history, saving, setValue])

  /** Returns whether there was a step to take. */
  const step = (take: (now: History<T>) => History<T>): boolean => {
    setHistory(take)
    return take(history) !== history
  }

  return {
    shown: history.shown,
    change: useCallback((next: T) => setHistory((now) => change(now, next)), []),
    undo: () => step(undo),
    redo: () => step(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

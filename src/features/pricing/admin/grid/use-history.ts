import { useCallback, useEffect, useState } from 'react'
import { change, type History, newHistory, type Rebase, receive, redo, undo } from './history'

/**
 * Undo and redo for the value of a form field. The form renders a new value some time after it was set, so `shown` holds
 * it until then, and a second change builds on the first. After saving, the form takes the values of the server, so a
 * change that was made meanwhile is set again afterwards.
 */
export const useHistory = <T>(value: T, setValue: (value: T) => void, saving: boolean, rebase: Rebase<T>) => {
  const [history, setHistory] = useState(() => newHistory(value))
  const { shown, waits } = history
  if (history.ofForm !== value) setHistory(receive(history, value, rebase))

  const show = useCallback(
    (next: History<T>) => {
      // The form may have rendered another value since.
      setHistory(({ ofForm }) => ({ ...next, ofForm, waits: saving }))
      if (!saving) setValue(next.shown)
    },
    [setValue, saving],
  )
  useEffect(() => {
    if (waits && !saving) show(history)
  }, [waits, saving, history, show])

  const step = (next: History<T> | undefined): boolean => {
    if (next) show(next)
    return next !== undefined
  }

  return {
    shown,
    change: useCallback((next: T) => show(change(history, next)), [history, show]),
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

import { useCallback, useRef, useState } from 'react'

/** More steps back than anybody takes. */
const maxSteps = 200

/** Undo and redo for a value that somebody else holds. */
export const useHistory = <T>(value: T, setValue: (value: T) => void) => {
  const past = useRef<T[]>([])
  const future = useRef<T[]>([])
  const [, redraw] = useState(0)

  const change = useCallback(
    (next: T) => {
      past.current = [...past.current.slice(1 - maxSteps), value]
      future.current = []
      setValue(next)
    },
    [value, setValue],
  )

  const step = useCallback(
    (from: typeof past, to: typeof past): boolean => {
      const next = from.current.at(-1)
      if (next === undefined) return false
      from.current = from.current.slice(0, -1)
      to.current = [...to.current, value]
      setValue(next)
      redraw((count) => count + 1)
      return true
    },
    [value, setValue],
  )

  return {
    change,
    undo: useCallback(() => step(past, future), [step]),
    redo: useCallback(() => step(future, past), [step]),
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
  }
}

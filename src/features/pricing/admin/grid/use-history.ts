import { useCallback, useEffect, useRef, useState } from 'react'

/** Maximum number of undo steps. */
const maxSteps = 200

/**
 * Undo and redo for the value of a form field. The form renders a new value some time after it was set, so `shown` holds
 * it until then, and a second change builds on the first. After saving, the form takes the values of the server, so a
 * change that was made meanwhile is set again afterwards.
 */
export const useHistory = <T>(value: T, setValue: (value: T) => void, saving: boolean) => {
  const past = useRef<T[]>([])
  const future = useRef<T[]>([])
  const [state, setState] = useState({ ofForm: value, shown: value, waits: false })
  const { shown, waits } = state
  if (state.ofForm !== value) setState({ ofForm: value, shown: waits ? shown : value, waits })

  const show = useCallback(
    (next: T) => {
      setState(({ ofForm }) => ({ ofForm, shown: next, waits: saving }))
      if (!saving) setValue(next)
    },
    [setValue, saving],
  )
  useEffect(() => {
    if (waits && !saving) show(shown)
  }, [waits, saving, shown, show])

  const change = useCallback(
    (next: T) => {
      past.current = [...past.current.slice(1 - maxSteps), shown]
      future.current = []
      show(next)
    },
    [shown, show],
  )

  const step = useCallback(
    (from: typeof past, to: typeof past): boolean => {
      const next = from.current.at(-1)
      if (next === undefined) return false
      from.current = from.current.slice(0, -1)
      to.current = [...to.current, shown]
      show(next)
      return true
    },
    [shown, show],
  )

  return {
    shown,
    change,
    undo: useCallback(() => step(past, future), [step]),
    redo: useCallback(() => step(future, past), [step]),
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
  }
}

import { type DeskState, stateNames } from '../../request/request-rules'

export type DeskCommand = { do: 'next' | 'previous' | 'open' | 'undo' } | { do: 'state'; state: DeskState }

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
  target: unknown
}

/** Elements in which keys mean something else. */
const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"]'

const moves = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  z: 'undo',
} as const

/** The command of a key; none while somebody types, holds Ctrl, Alt or Meta, or composes a letter. */
export const deskCommand = (pressed: Pressed): DeskCommand | undefined => {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = pressed
  const element = target as Element | null
  const isIn = (selector: string) =>
    typeof element?.closest === 'function' && element.closest(selector) !== null
  if (ctrlKey || metaKey || altKey || isComposing || isIn(typing)) return undefined
  // A link or button that has the focus is operated by Enter.
  if (key === 'Enter' && isIn('a, button, summary')) return undefined
  if (Object.hasOwn(moves, key)) return { do: moves[key as keyof typeof moves] }
  const state = /^[1-5]$/.test(key) ? stateNames[Number(key) - 1] : undefined
  return state && { do: 'state', state }
}

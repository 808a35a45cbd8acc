import { type DeskState, stateNames } from '../../request/request-rules'

export type DeskCommand = 'next' | 'previous' | 'open' | 'undo' | DeskState

/** What the keys do: the numbers set the state of the row that has the focus. */
export const deskCommands: Readonly<Record<string, DeskCommand>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  z: 'undo',
  ...Object.fromEntries(stateNames.map((state, index) => [index + 1, state])),
}

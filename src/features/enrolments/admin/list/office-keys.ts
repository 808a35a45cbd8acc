import { type OfficeState, stateNames } from '../../request/request-rules'

export type OfficeCommand = 'next' | 'previous' | 'open' | 'select' | 'undo' | OfficeState

/** Commands by key: the numbers set the state of the row that has the focus. */
export const officeCommands: Readonly<Record<string, OfficeCommand>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  x: 'select',
  z: 'undo',
  ...Object.fromEntries(stateNames.map((state, index) => [index + 1, state])),
}

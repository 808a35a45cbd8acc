/** What a key does to the current comment, or to those that are selected. */
export const keyCommands = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  u: 'unapprove',
  s: 'spam',
  d: 'remove',
  r: 'reply',
  e: 'edit',
  z: 'undo',
  x: 'select',
  '?': 'help',
} as const

export type Command = (typeof keyCommands)[keyof typeof keyCommands]

export const keyHelp: [string, string][] = [
  ['j / k', 'next / previous comment'],
  ['a', 'approve (no spam)'],
  ['u', 'unapprove'],
  ['s', 'spam'],
  ['d', 'delete'],
  ['r', 'reply'],
  ['e', 'edit'],
  ['x', 'select; a, u, s and d then do it to all that are selected'],
  ['z', 'undo, for 10 seconds'],
  ['Ctrl + Enter', 'send the reply or the edit (Cmd + Enter on a Mac)'],
  ['?', 'this help'],
]

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
  target: unknown
}

/** Elements in which keys are text input. */
const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"]'

const isTyping = (target: unknown) =>
  typeof (target as Element | null)?.closest === 'function' && (target as Element).closest(typing) !== null

/** The command of a key; none while somebody types, holds Ctrl, Alt or Meta, or composes a letter. */
export const commandOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  target,
}: Pressed): Command | undefined => {
  if (ctrlKey || metaKey || altKey || isComposing || isTyping(target)) return undefined
  return Object.hasOwn(keyCommands, key) ? keyCommands[key as keyof typeof keyCommands] : undefined
}

const remembered = 'moderation-keys'

export const keysAreOn = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(remembered) !== 'off'

export const rememberKeys = (storage: Pick<Storage, 'setItem'>, on: boolean): void =>
  storage.setItem(remembered, on ? 'on' : 'off')

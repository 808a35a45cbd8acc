/** Commands by key, for the current comment or the selected ones. */
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

/** Where the browser remembers that the keys are off. */
export const KEY_SWITCH = 'moderation-keys'

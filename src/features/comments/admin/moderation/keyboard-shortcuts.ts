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

/** The keys with the keys of their descriptions. */
export const keyHelp = [
  ['j / k', 'key.move'],
  ['a', 'key.approve'],
  ['u', 'key.unapprove'],
  ['s', 'key.spam'],
  ['d', 'key.remove'],
  ['r', 'key.reply'],
  ['e', 'key.edit'],
  ['x', 'key.select'],
  ['z', 'key.undo'],
  ['Ctrl + Enter', 'key.send'],
  ['?', 'key.help'],
] as const

/** Where the browser remembers that the keys are off. */
export const KEY_SWITCH = 'moderation-keys'

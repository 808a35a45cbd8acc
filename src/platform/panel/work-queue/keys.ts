import { useEffect, useEffectEvent, useState } from 'react'

interface PressedKey {
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

/** The command of a key; none while somebody types, holds Ctrl, Alt or Meta, or composes a letter. */
export const commandOfKey = <Command>(
  { key, ctrlKey, metaKey, altKey, isComposing, target }: PressedKey,
  commands: Readonly<Record<string, Command>>,
): Command | undefined => {
  const element = target as Element | null
  const isIn = (selector: string) =>
    typeof element?.closest === 'function' && element.closest(selector) !== null
  if (ctrlKey || metaKey || altKey || isComposing || isIn(typing)) return undefined
  // A link or button that has the focus is operated by Enter.
  if (key === 'Enter' && isIn('a, button, summary')) return undefined
  return Object.hasOwn(commands, key) ? commands[key] : undefined
}

export const useKeys = <Command>(
  commands: Readonly<Record<string, Command>>,
  run: (command: Command) => void,
  areOn = true,
) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = areOn ? commandOfKey(event, commands) : undefined
    if (command === undefined) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether the keys of a screen are on in this browser. */
export const readKeySwitch = (storage: Pick<Storage, 'getItem'>, name: string): boolean =>
  storage.getItem(name) !== 'off'

export const storeKeySwitch = (storage: Pick<Storage, 'setItem'>, name: string, areOn: boolean): void =>
  storage.setItem(name, areOn ? 'on' : 'off')

/** Switches the keys of a screen; `name` is where the browser remembers it. */
export const useKeySwitch = (name: string): [areOn: boolean, change: (areOn: boolean) => void] => {
  const [areOn, setOn] = useState(true)
  useEffect(() => setOn(readKeySwitch(window.localStorage, name)), [name])
  const change = (areOnNow: boolean) => {
    storeKeySwitch(window.localStorage, name, areOnNow)
    setOn(areOnNow)
  }
  return [areOn, change]
}

export type LightboxAction = 'next' | 'previous' | 'close' | 'play' | 'size'

const keys: Record<string, LightboxAction> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  Enter: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Escape: 'close',
  ' ': 'play',
  f: 'size',
  F: 'size',
}

const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

interface Key {
  key: string
  /** With Ctrl, Alt or the like it is the browser's. */
  withModifier: boolean
  /** A button has the focus: Enter and Space press it. */
  onButton: boolean
  rtl: boolean
}

export const lightboxAction = ({ key, withModifier, onButton, rtl }: Key): LightboxAction | undefined => {
  if (withModifier || (onButton && (key === 'Enter' || key === ' '))) return undefined
  return keys[(rtl && mirrored[key]) || key]
}

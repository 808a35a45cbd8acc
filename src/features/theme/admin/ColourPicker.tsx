'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The browser's colour chooser beside the text field of a colour. */
export function ColourPicker({ path }: Pick<TextFieldClientProps, 'path'>) {
  const { value, setValue } = useField<string>({ path })
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? '')
  return (
    <input
      type="color"
      aria-label="Choose the colour"
      className="colour-picker"
      value={isColour ? value : '#888888'}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

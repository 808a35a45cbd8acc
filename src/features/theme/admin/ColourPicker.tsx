'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { themePanelMessages } from '../messages/panel/messages'
import { isColour, type Mode, type Palette, type Preset, presets } from '../palettes'

/** The colour that applies while the field is empty. */
const useThemeColour = (path: string): string => {
  const preset = useFormFields(([fields]) => fields.preset?.value) as Preset | undefined
  const [mode, name] = path.split('.') as [Mode, keyof Palette]
  return presets[preset ?? 'tidewater'][mode][name]
}

/** The browser's colour chooser beside the text field of a colour. */
export function ColourPicker({ path }: Pick<TextFieldClientProps, 'path'>) {
  const label = usePanelMessages(themePanelMessages)('colourPicker')
  const { value, setValue } = useField<string>({ path })
  const themeColour = useThemeColour(path)
  return (
    <input
      type="color"
      aria-label={label}
      className="colour-picker"
      value={isColour(value) ? value : themeColour}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

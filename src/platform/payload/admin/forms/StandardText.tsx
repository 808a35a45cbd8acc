'use client'

import { TextareaField, TextField, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { defaultLocale, isLocale, type Locale } from '../../../../shared/locale'

// A field for texts of mails and documents. While it is empty, it shows the text that comes with the product, in the chosen language.

interface Standard {
  standard: Record<Locale, string>
}

const useStandardText = (standard: Standard['standard']): string => {
  const { code } = useLocale()
  return standard[isLocale(code) ? code : defaultLocale]
}

export const StandardLine = ({ standard, ...props }: TextFieldClientProps & Standard) => {
  const placeholder = useStandardText(standard)
  return <TextField {...props} field={{ ...props.field, admin: { ...props.field.admin, placeholder } }} />
}

export const StandardText = ({ standard, ...props }: TextareaFieldClientProps & Standard) => {
  const placeholder = useStandardText(standard)
  const rows = Math.max(props.field.admin?.rows ?? 0, placeholder.split('\n').length + 2)
  return (
    <TextareaField
      {...props}
      field={{ ...props.field, admin: { ...props.field.admin, placeholder, rows } }}
    />
  )
}

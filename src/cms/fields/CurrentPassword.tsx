'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Asks for the password in use while somebody chooses a new one for themselves. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // Payload's form always has this field; it has a value once a new password is typed.
  const isChanging = useFormFields(([fields]) => Boolean(fields.password?.value))
  if (!isChanging || id === undefined || String(user?.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label, required: true }}
      path={path}
    />
  )
}

'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Asks for the password in use while somebody chooses a new one for themselves. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // Payload's form has this field only after "Change Password".
  const isChanging = useFormFields(([fields]) => fields.password !== undefined)
  if (!isChanging || id === undefined || String(user?.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label, required: true }}
      path={path}
    />
  )
}

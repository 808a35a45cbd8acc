'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/** Asks for the password in use while somebody chooses a new one for themselves. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // Payload's form always has this field; it has a value once a new password is typed.
  const isChanging = useFormFields(([fields]) => Boolean(fields.password?.value))
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // The server refused the value that was sent. Payload keeps that error for the corrected value, and does not send it.
  useEffect(() => {
    if (value) dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
  }, [value, path, dispatch])
  if (!isChanging || id === undefined || String(user?.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label, required: true }}
      path={path}
    />
  )
}

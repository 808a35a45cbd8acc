'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/** Asks users for their current password when they choose a new one, or another e-mail address, for themselves. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isOwn = id !== undefined && String(user?.id) === String(id)
  // Payload's form always has this field; it has a value once a new password is typed.
  const hasNewPassword = useFormFields(([fields]) => Boolean(fields.password?.value))
  const hasNewAddress = useFormFields(([{ email }]) => Boolean(email) && email?.value !== email?.initialValue)
  const isChanging = (hasNewPassword || hasNewAddress) && isOwn
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // A form that was refused stays submitted, one that was saved does not.
  const [modified, processing, submitted] = [useFormModified(), useFormProcessing(), useFormSubmitted()]
  const isSaved = isChanging && !modified && !processing && !submitted

  // The server refused the value that was sent. Payload keeps that error for the corrected value, and does not send it.
  useEffect(() => {
    if (value) dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
  }, [value, path, dispatch])

  // Payload would send both passwords again with the next change.
  useEffect(() => {
    if (!isSaved) return
    for (const sent of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path: sent })
    dispatch({ type: 'UPDATE', path, value: undefined })
  }, [isSaved, path, dispatch])

  if (!isChanging || isSaved) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label, required: true }}
      path={path}
    />
  )
}

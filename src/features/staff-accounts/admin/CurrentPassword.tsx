'use client'

import {
  PasswordField,
  TextField,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { isRaised, type Role } from '../../../platform/payload/access'
import { hasNewSnippet } from '../new-snippets'

interface ConfirmationProps extends TextFieldClientProps {
  /** Fields that are only changed with the password. */
  guarded?: readonly string[]
}

const isMissing = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && before.some((role) => !Array.isArray(after) || !after.includes(role))

/**
 * Whether the server asks to confirm the change: of an account a new password or address, or a higher role (`confirmPower`), of
 * the log-in a role that needs no second factor any more (`confirmWeakerLogIn`), of the site's settings a snippet
 * (`confirmNewSnippets`), of other settings one of the guarded fields (`confirmSettings`).
 */
const useConfirmed = (guarded: readonly string[]) => {
  const { id, data } = useDocumentInfo()
  // Payload's form always has this field; it has a value once a new password is typed.
  const hasNewPassword = useFormFields(([fields]) => Boolean(fields.password?.value))
  const hasNewAddress = useFormFields(([{ email }]) => Boolean(email) && email?.value !== email?.initialValue)
  const isMorePowerful = useFormFields(
    ([{ roles }]) =>
      Array.isArray(roles?.value) &&
      isRaised(id === undefined ? ['editor'] : ((roles.initialValue ?? []) as Role[]), roles.value as Role[]),
  )
  const isLessLimited = useFormFields(
    ([{ isLimited, schools }]) =>
      isLimited?.initialValue === true &&
      (isLimited.value !== true || isMissing(schools?.value, schools?.initialValue)),
  )
  const isWeaker = useFormFields(([{ secondFactorRoles }]) =>
    isMissing(secondFactorRoles?.initialValue, secondFactorRoles?.value),
  )
  const hasSnippet = useFormFields(([fields]) =>
    hasNewSnippet(
      data?.snippets,
      fields.snippets?.rows?.map((_, index) => ({
        name: fields[`snippets.${index}.name`]?.value,
        code: fields[`snippets.${index}.code`]?.value,
      })),
    ),
  )
  const isGuarded = useFormFields(([fields]) =>
    guarded.some((name) => (fields[name]?.value || undefined) !== (fields[name]?.initialValue || undefined)),
  )
  const isNew = id === undefined
  return (
    isGuarded ||
    isWeaker ||
    isMorePowerful ||
    isLessLimited ||
    hasSnippet ||
    (!isNew && (hasNewPassword || hasNewAddress))
  )
}

/** The code of the second factor, beside the password. */
export const CurrentCode = ({ field, path, guarded = [] }: ConfirmationProps) => {
  const isChanging = useConfirmed(guarded)
  const [modified, processing] = [useFormModified(), useFormProcessing()]
  if (!isChanging || (!modified && !processing)) return null
  return (
    <TextField
      field={{ name: field.name, label: field.label, admin: { autoComplete: 'one-time-code' } }}
      path={path}
    />
  )
}

/** Asks users for their current password where the server needs it. */
export const CurrentPassword = ({ field, path, guarded = [] }: ConfirmationProps) => {
  const isChanging = useConfirmed(guarded)
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // A form that was refused stays submitted, one that was saved does not.
  const [modified, processing, submitted] = [useFormModified(), useFormProcessing(), useFormSubmitted()]
  const isSaved = !modified && !processing && !submitted

  // The server refused the value that was sent. Payload keeps that error for the corrected value, and does not send it.
  useEffect(() => {
    if (value) dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
  }, [value, path, dispatch])

  // Payload would send both passwords again with the next change.
  useEffect(() => {
    if (!isSaved || !(isChanging || value)) return
    for (const sent of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path: sent })
    dispatch({ type: 'UPDATE', path, value: undefined })
    dispatch({ type: 'UPDATE', path: 'currentCode', value: undefined })
  }, [isSaved, isChanging, value, path, dispatch])

  if (!isChanging || isSaved) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label, required: true }}
      path={path}
    />
  )
}

'use client'

import {
  PasswordField,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { mailSettingsPanelMessages } from '../messages/panel/messages'
import './mail-settings.css'

/** A new password for the mail server. The stored one is never shown, and stays if this is empty. */
export const ServerPassword: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const t = usePanelMessages(mailSettingsPanelMessages)
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const [modified, processing, submitted] = [useFormModified(), useFormProcessing(), useFormSubmitted()]
  const isSaved = !modified && !processing && !submitted

  // It would be sent again with the next change.
  useEffect(() => {
    if (isSaved && value) dispatch({ type: 'UPDATE', path, value: undefined })
  }, [isSaved, value, path, dispatch])

  // The environment has set the mail server.
  if (readOnly || field.admin?.readOnly) return null
  return (
    <div className="mail-server-password">
      <PasswordField
        autoComplete="new-password"
        field={{ name: field.name, label: field.label, admin: { description: t('passwordStays') } }}
        path={path}
      />
    </div>
  )
}

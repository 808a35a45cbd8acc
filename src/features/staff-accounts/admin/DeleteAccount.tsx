'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { DialogButton } from '../../../platform/panel/kit/Dialog'
import { isAdministrator, type Role } from '../../../platform/payload/access'
import { IdentityFields } from '../../../platform/payload/admin/forms/IdentityFields'
import { postJson } from '../../../platform/payload/admin/post-json'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'

/** Deletes the account of the form, after the administrator's own password. */
export const DeleteAccount = () => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  const { user } = useAuth<{ id: number; email: string; roles: Role[] }>()
  const { id, data } = useDocumentInfo()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  if (!isAdministrator(user)) return null

  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const given = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    const result = await postJson(`/api/users/${id}/delete`, given, t('failed'))
    setBusy(false)
    if (!result.ok) return setRefusal(result.message)
    router.push('/admin/collections/users')
    router.refresh()
  }
  return (
    <DialogButton label={t('deleteAccount.delete')} title={t('deleteAccount.delete')}>
      {(close) => (
        <form onSubmit={remove}>
          <h2>{t('deleteAccount.delete')}</h2>
          <p>{t('deleteAccount.text', { name: String(data?.name ?? '') })}</p>
          <IdentityFields />
          <div role="alert">{refusal && <p className="panel-form__error">{refusal}</p>}</div>
          <p className="panel-form__actions">
            <button type="submit" className="panel-form__main" disabled={busy}>
              {t('deleteAccount.delete')}
            </button>
            <button type="button" onClick={close}>
              {t('deleteAccount.keep')}
            </button>
          </p>
        </form>
      )}
    </DialogButton>
  )
}

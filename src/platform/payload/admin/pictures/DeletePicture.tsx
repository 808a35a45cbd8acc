'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DialogButton } from '../../../panel/kit/Dialog'
import { payloadPanelMessages } from '../../messages/panel/messages'
import type { Use } from '../../references/uses.server'
import { patchJson } from '../post-json'
import { usePanelMessages } from '../use-panel-messages'

/** Deletes a picture that is in use, after saying where it will be missing. */
export const DeletePicture = ({ id, uses }: { id: number; uses: Use[] }) => {
  const texts = usePanelMessages(payloadPanelMessages)
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const remove = async () => {
    setBusy(true)
    const trashed = { deletedAt: new Date().toISOString() }
    const result = await patchJson(`/api/media/${id}?anyway=yes`, trashed, texts('picture.failed'))
    if (result.ok) return router.push('/admin/collections/media')
    setBusy(false)
    setRefusal(result.message)
  }
  return (
    <DialogButton label={texts('picture.deleteAnyway')} title={texts('picture.deleteAnyway')}>
      {(close) => (
        <>
          <h2>{texts('picture.deleteAnyway')}</h2>
          <p>{texts('picture.willBeMissing')}</p>
          <ul>
            {uses.map(({ kind, title, href }) => (
              <li key={href}>{kind ? `${kind}: ${title}` : title}</li>
            ))}
          </ul>
          <div role="alert">{refusal && <p className="panel-form__error">{refusal}</p>}</div>
          <p className="panel-form__actions">
            <button type="button" className="panel-form__main" disabled={isBusy} onClick={remove}>
              {texts('picture.deleteNow')}
            </button>
            <button type="button" onClick={close}>
              {texts('picture.keep')}
            </button>
          </p>
        </>
      )}
    </DialogButton>
  )
}
